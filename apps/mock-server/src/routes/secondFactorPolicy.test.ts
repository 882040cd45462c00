import { BeginSecondFactorResponse } from '@cortex/api-client/account/validators';
import { type OperationId, operationIds, operations } from '@cortex/api-client/operations';
import { GetSecondFactorPolicyResponse } from '@cortex/api-client/organizations/validators';
import { generateSync } from 'otplib';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import type { TestServer } from '../../testing/testKit.ts';
import { turnOffSecondFactorOf } from '../lostSecondFactor.ts';
import { deliverDue } from '../mail/outbox.ts';

const POLICY = '/api/organization/second_factor';

let server: TestServer;
let admin: string;
let two: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_one', email: 'one@example.com', isAdmin: true },
    { id: 'usr_two', email: 'two@example.com' },
  ]);
  await server.addOrganization('org_other', 'premium', [
    { id: 'usr_far', email: 'far@example.com', isAdmin: true },
  ]);
  [admin, two] = [await server.signIn('one@example.com'), await server.signIn('two@example.com')];
});

const post = (path: string, body: unknown, as: string) => server.app.request(path, asJson('POST', as, body));
const ask = (required: boolean) => server.app.request(POLICY, asJson('PUT', admin, { required }));

async function turnOn(as: string): Promise<void> {
  const { secret } = await readAs(BeginSecondFactorResponse, await post('/second_factor/setup/', {}, as));
  const code = generateSync({ secret, epoch: server.dependencies.clock().getTime() / 1000 });
  expect((await post('/second_factor/confirm/', { code }, as)).status).toBe(200);
}

test('who asks it of everybody has it on; from then on sessions without one are good for setting it up alone', async () => {
  expect((await readError(await ask(true))).code).toBe('second_factor_not_on');
  await turnOn(admin);
  expect(await readAs(GetSecondFactorPolicyResponse, await ask(true))).toEqual({
    required: true,
    people: [
      {
        id: 'usr_one',
        full_name: 'Person usr_one',
        enabled: true,
        since: '2026-11-21T09:00:00.000Z',
        is_self: true,
      },
      { id: 'usr_two', full_name: 'Person usr_two', enabled: false, is_self: false },
    ],
  });
  expect((await server.app.request('/dashboard/', bearer(admin))).status).toBe(200);
  for (const as of [two, await server.signIn('two@example.com')]) {
    const refused = await server.app.request('/dashboard/', bearer(as));
    expect(refused.status).toBe(403);
    expect((await readError(refused)).code).toBe('second_factor_setup_required');
  }
  await turnOn(two);
  expect((await server.app.request('/dashboard/', bearer(two))).status).toBe(200);
  expect((await ask(false)).status).toBe(200);
  const rows = await server.db
    .selectFrom('ledger')
    .select('details')
    .where('kind', '=', 'second_factor_policy_changed')
    .orderBy('seq')
    .execute();
  expect(rows.map(({ details }) => JSON.parse(details))).toEqual([
    { from: 'nobody', to: 'everybody' },
    { from: 'everybody', to: 'nobody' },
  ]);
});

test('such a session can do nothing else, whichever operation it tries', async () => {
  await turnOn(admin);
  await ask(true);
  const open: OperationId[] = [];
  for (const id of operationIds) {
    const { method, path, role } = operations[id];
    if (role === 'public' || id === 'logOut') continue;
    const response = await server.app.request(path.replace('{id}', 'some_id'), {
      method: method.toUpperCase(),
      ...bearer(two),
    });
    if (response.status !== 403) open.push(id);
  }
  expect(open.toSorted()).toEqual([
    'beginSecondFactor',
    'confirmSecondFactor',
    'confirmSession',
    'getSecondFactor',
    'renewRecoveryCodes',
    'turnOffSecondFactor',
  ]);
});

test('who turns off their own where it is asked of everybody can set up another one, and no more', async () => {
  await turnOn(admin);
  await ask(true);
  expect((await post('/second_factor/turn_off/', {}, admin)).status).toBe(200);
  const refused = await server.app.request(POLICY, bearer(admin));
  expect((await readError(refused)).code).toBe('second_factor_setup_required');
  await turnOn(admin);
  expect((await server.app.request(POLICY, bearer(admin))).status).toBe(200);
});

test('an admin turns off that of a colleague, who is told', async () => {
  await turnOn(two);
  const remove = (id: string) =>
    server.app.request(`/users/${id}/second_factor`, { method: 'DELETE', ...bearer(admin) });
  expect((await remove('usr_far')).status).toBe(404);
  expect((await remove('usr_two')).status).toBe(204);
  expect((await remove('usr_two')).status).toBe(204);
  await server.signIn('two@example.com');
  const mails = (await server.readMails()).filter(({ subject }) => subject.endsWith('turned off'));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    to: 'two@example.com',
    text: expect.stringContaining('by Person usr_one'),
  });
  const entry = await server.db
    .selectFrom('ledger')
    .select(['person_id', 'subject_id'])
    .where('kind', '=', 'second_factor_off')
    .executeTakeFirst();
  expect(entry).toEqual({ person_id: 'usr_one', subject_id: 'usr_two' });
  server.advance(3 * 60 * 60_000);
  expect((await readError(await remove('usr_two'))).code).toBe('reauthentication_required');
  expect((await readError(await ask(false))).code).toBe('reauthentication_required');
});

test('whoever runs the server turns off what an only admin has lost; the record and a mail say so', async () => {
  const now = server.dependencies.clock();
  const off = (email: string) => turnOffSecondFactorOf(server.db, email, now);
  await expect(off('nobody@example.com')).rejects.toThrow('Nobody has the email');
  await expect(off('one@example.com')).rejects.toThrow('has no second factor');
  await turnOn(admin);
  await off('ONE@example.com');
  const signIn = await server.signIn('one@example.com');
  expect((await server.app.request('/dashboard/', bearer(signIn))).status).toBe(200);
  const entries = server.db.selectFrom('ledger').select('subject_id').where('kind', '=', 'second_factor_off');
  expect(await entries.execute()).toEqual([{ subject_id: 'usr_one' }]);
  await deliverDue(server.dependencies);
  const mails = await server.readMails();
  expect(
    mails.filter(({ text }) => text.includes('was turned off by whoever runs this server.')),
  ).toHaveLength(1);
});
