import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Client } from './Client.ts';
import { checkServer } from './checkServer.ts';
import { CHECKS, expectPassed, listFailures } from './expectPassed.ts';
import { toJUnit } from './junit.ts';
import { readArguments } from './readArguments.ts';
import { startApp } from './startApp.ts';
import { Tenant } from './World.ts';
import { withoutExtensions } from './withoutExtensions.ts';

test('a server without any extension passes, every declared refusal comes, and nothing is left behind', async () => {
  const app = await startApp(withoutExtensions);
  onTestFinished(app.stop);
  const report = await checkServer({ ...app, slow: true });
  expectPassed(report);
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
  const admin = { email: 'admin@one.example', password: 'secret of one' };
  const other = { email: 'admin@two.example', password: 'secret of two' };
  const report = await checkServer({ url: 'http://127.0.0.1:1', admin, other });
  const printed = listFailures(report).join('\n');
  expect(printed).toContain('no answer');
  expect(toJUnit(report)).toContain('<failure');
  expect(printed).not.toContain(admin.password);
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
