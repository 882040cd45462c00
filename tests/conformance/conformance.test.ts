import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@cortex/mock-server';
import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../postgres/startPostgres.ts';
import { Client } from './Client.ts';
import { checkServer, type Report } from './checkServer.ts';
import { toJUnit } from './junit.ts';
import { readArguments } from './readArguments.ts';
import { startApp } from './startApp.ts';
import { Tenant } from './World.ts';
import { withoutExtensions } from './withoutExtensions.ts';

const admin = { email: 'admin@cortex.test', password: 'cortex-admin' };
const other = { email: 'other@cortex.test', password: 'a:pass:word' };

const cleanUp: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const step of cleanUp.toReversed()) await step();
});

async function start(databaseUrl?: string): Promise<RunningServer> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'cortex-conformance-'));
  cleanUp.push(() => rmSync(dataDirectory, { recursive: true, force: true }));
  const webUrl = 'http://localhost:3000';
  const server = await startServer({
    dataDirectory,
    databaseUrl,
    port: 0,
    demo: true,
    webUrl,
    allowedOrigins: [webUrl],
  });
  cleanUp.push(() => server.stop());
  const body = {
    name: 'Northwind Staffing',
    admin_username: 'noor.west',
    admin_email: other.email,
    admin_password: other.password,
    pricing_tier: 'basic',
  };
  const headers = { 'Content-Type': 'application/json' };
  const created = await fetch(`${server.url}/organizations/`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(created.status).toBe(201);
  return server;
}

function failuresOf({ results }: Report): string[] {
  return results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ operationId, column, name, report }) => `${operationId}, ${column}: ${name}\n${report}`);
}

/** How many checks a run makes at least, so that one that checks nothing does not pass. */
const CHECKS = 500;

describe.concurrent('our own server passes', () => {
  test('on SQLite', { timeout: 120_000 }, async () => {
    const { url } = await start();
    const report = await checkServer({ url, admin, other });
    expect(failuresOf(report)).toEqual([]);
    expect(report.results.length).toBeGreaterThan(CHECKS);
  });

  test('on PostgreSQL', { timeout: 120_000 }, async () => {
    const postgres = await startPostgres({ durable: false });
    cleanUp.push(() => postgres.stop());
    await postgres.query('postgres', 'CREATE DATABASE conformance');
    const { url } = await start(postgres.url('conformance'));
    const report = await checkServer({ url, admin, other });
    expect(failuresOf(report)).toEqual([]);
    expect(report.results.length).toBeGreaterThan(CHECKS);
  });
});

test('a server without any extension passes, every declared refusal comes, and nothing is left behind', {
  timeout: 120_000,
}, async () => {
  const app = await startApp(withoutExtensions);
  cleanUp.push(() => app.stop());
  const report = await checkServer({ ...app, slow: true });
  expect(failuresOf(report)).toEqual([]);
  expect(report.leftOut).toEqual(['logOut']);
  const missing = report.contract.operations
    .filter(({ id }) => !report.leftOut.includes(id))
    .flatMap(({ id, answers }) =>
      answers
        .filter(({ status }) => status >= 400 && status < 500)
        .flatMap(({ status, codes }) => codes.map((code) => `${id} ${status} ${code}`)),
    )
    .filter((answer) => !report.seen.has(answer));
  expect(missing).toEqual([]);
  for (const login of [app.admin, app.other]) {
    const client = new Client(app.url, report.contract, () => {});
    const tenant = await Tenant.open(client, 'the admin', login, 'z');
    expect(tenant.planBefore).toBe('Standard');
    expect((await tenant.records()).split('\n')).toHaveLength(1);
  }
  const xml = toJUnit(report);
  expect(xml.match(/<failure/g)).toBeNull();
  expect(xml.match(/<testcase /g)?.length).toBeGreaterThan(CHECKS);
});

test('a server that cannot be reached fails, and nothing throws', async () => {
  const report = await checkServer({ url: 'http://127.0.0.1:1', admin, other });
  expect(failuresOf(report).join('\n')).toContain('no answer');
  expect(toJUnit(report)).toContain('<failure');
  expect(failuresOf(report).join('\n')).not.toContain(admin.password);
});

describe('the command line', () => {
  test('splits a login at its first colon', () => {
    const args = ['--url', 'http://host/prefix', '--admin', 'a@b:c:d', '--other', 'e@f:g'];
    expect(readArguments(args)).toMatchObject({
      url: 'http://host/prefix',
      admin: { email: 'a@b', password: 'c:d' },
      junitFile: 'test-results/conformance.xml',
    });
  });

  test('says what is missing', () => {
    const { status, stderr } = spawnSync(process.execPath, [
      join(import.meta.dirname, 'run.ts'),
      '--url',
      'http://host',
    ]);
    expect(status).toBe(2);
    expect(String(stderr)).toContain('Missing: --admin, --other.');
    expect(String(stderr)).toContain('npm run conformance');
  });
});
