import { operations } from '@cortex/api-client/operations';
import { checkServer } from '@cortex/conformance';
import { Client } from '@cortex/conformance/client';
import { toJUnit } from '@cortex/conformance/junit';
import { Tenant } from '@cortex/conformance/tenant';
import { expect, onTestFinished, test } from 'vitest';
import { CHECKS, expectPassed } from './expectPassed.ts';
import { startApp } from './startApp.ts';
import { withoutExtensions } from './withoutExtensions.ts';

const LEFT_TO_OTHERS = [
  'createOrganization 200',
  'createJob 200',
  'createCandidate 200',
  'shareCandidate 200',
  'analyzeResume 201',
  'compareCandidates 201',
];

const extensions = Object.entries(operations)
  .flatMap(([id, { extension }]) => (extension ? [id] : []))
  .toSorted();

/** What only comes some hours after the sign-in, or where whoever runs the server wants it; our own tests bring it about. */
const LATER = [
  ...['createUser', 'updateUser', 'deleteUser'].map((id) => `${id} 403 reauthentication_required`),
  'createOrganization 403 sign_up_closed',
  'createUser 403 email_unconfirmed',
  // These belong to an extension.
  'logIn 401 second_factor_required',
  'logIn 401 second_factor_wrong',
  'logIn 409 second_factor_unreadable',
];

/** What only comes where somebody sends more than anybody does; the server's own tests bring it about. */
const OF_MANY_CALLS = ['createCandidate', 'updateCandidate', 'createUser', 'updateUser'].map(
  (id) => `${id} 429 rate_limited`,
);

test('a server without any extension passes, every declared refusal comes, and nothing is left behind', async () => {
  const app = await startApp(withoutExtensions);
  onTestFinished(app.stop);
  const report = await checkServer({ ...app, slow: true });
  expectPassed(report);
  expect(report.leftOut.toSorted()).toEqual(extensions);
  const missing = report.contract.operations
    .filter(({ id }) => !report.leftOut.includes(id))
    .flatMap(({ id, answers }) =>
      answers
        .filter(({ status }) => status >= 400 && status < 500)
        .flatMap(({ status, codes }) => codes.map((code) => `${id} ${status} ${code}`)),
    )
    .filter(
      (answer) => !report.seen.has(answer) && !OF_MANY_CALLS.includes(answer) && !LATER.includes(answer),
    );
  expect(missing).toEqual([]);
  // Where two successes are declared, this server gives one.
  expect([...report.seen].filter((answer) => LEFT_TO_OTHERS.includes(answer))).toEqual([]);
  // No body has written into what every object has.
  expect(Object.keys(Object.prototype)).toEqual([]);
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

test('a server that cannot be reached is said to be so, in a sentence', async () => {
  const admin = { email: 'admin@one.example', password: 'secret of one' };
  const other = { email: 'admin@two.example', password: 'secret of two' };
  const run = checkServer({ url: 'http://127.0.0.1:1', admin, other });
  await expect(run).rejects.toThrow(/^No server answers at http:\/\/127\.0\.0\.1:1: [^\n]*$/);
});
