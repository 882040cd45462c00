import { test } from 'vitest';
import { checkOwnServer } from './checkOwnServer.ts';
import { expectPassed } from './expectPassed.ts';

test('our own server passes on SQLite', async () => {
  expectPassed(await checkOwnServer());
});
