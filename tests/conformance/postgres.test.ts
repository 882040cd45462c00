import { afterAll, beforeAll, test } from 'vitest';
import { plainHash } from '../../apps/mock-server/testing/testApp.ts';
import { startPostgres, type TestPostgres } from '../postgres/startPostgres.ts';
import { checkOwnServer } from './checkOwnServer.ts';
import { expectPassed } from './expectPassed.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres({ durable: false });
  await postgres.query('postgres', 'CREATE DATABASE conformance');
});

afterAll(async () => {
  await postgres.stop();
});

test('our own server passes on PostgreSQL', async () => {
  // The run on SQLite hashes for real; a second time shows nothing more and takes half of the time.
  expectPassed(await checkOwnServer({ databaseUrl: postgres.url('conformance'), hash: plainHash }));
});
