import {
  BeginSecondFactorResponse,
  ConfirmSecondFactorResponse,
  GetSecondFactorResponse,
} from '@cortex/api-client/account/validators';
import { LogInResponse } from '@cortex/api-client/auth/validators';
import { generateSync } from 'otplib';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, postForm, readAs, readError } from '../../testing/testApp.ts';
import type { TestServer } from '../../testing/testKit.ts';
import { createApp } from '../app.ts';

const STEP_MS = 30_000;
const HOUR_MS = 60 * 60_000;

let server: TestServer;
let token: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_one', email: 'one@example.com', isAdmin: true },
    { id: 'usr_two', email: 'two@example.com' },
  ]);
  token = await server.signIn('one@example.com');
});

const post = (path: string, body: unknown = {}, as = token) =>
  server.app.request(path, asJson('POST', as, body));

function codeOf(secret: string): string {
  return generateSync({ secret, epoch: server.dependencies.clock().getTime() / 1000 });
}

async function begin(as = token) {
  return readAs(BeginSecondFactorResponse, await post('/second_factor/setup/', {}, as));
}

/** Turns on a second factor, and gives its secret and recovery codes. The code of this step is used then. */
async function turnOn(as = token) {
  const { secret } = await begin(as);
  const confirmed = await post('/second_factor/confirm/', { code: codeOf(secret) }, as);
  const { recovery_codes } = await readAs(ConfirmSecondFactorResponse, confirmed);
  server.advance(STEP_MS);
  return { secret, recovery_codes };
}

function signIn(code?: string, { address = '10.1.1.1', password = 'right', app = server.app } = {}) {
  const form = { email: 'one@example.com', password, ...(code === undefined ? {} : { code }) };
  return app.request('/auth/login', {
    method: 'POST',
    headers: { 'X-Test-Address': address },
    body: new URLSearchParams(form),
  });
}

async function kindsOfLedger(): Promise<string[]> {
  const rows = await server.db.selectFrom('ledger').select('kind').orderBy('seq').execute();
  return rows.map(({ kind }) => kind);
}

test('a person turns it on with a code, and the next sign-in asks for one', async () => {
  const setup = await begin();
  expect(setup.otpauth_url).toContain(setup.secret);
  expect((await signIn()).status).toBe(200);
  const refused = await post('/second_factor/confirm/', { code: '000 000' });
  expect(refused.status).toBe(400);
  expect(await readError(refused)).toMatchObject({ code: 'second_factor_wrong', errors: { code: /./ } });
  const spaced = codeOf(setup.secret).replace(/^.../, '$& ');
  const confirmed = await post('/second_factor/confirm/', { code: spaced });
  const { recovery_codes } = await readAs(ConfirmSecondFactorResponse, confirmed);
  expect(new Set(recovery_codes).size).toBe(10);
  const asked = await signIn();
  expect(asked.status).toBe(401);
  expect((await readError(asked)).code).toBe('second_factor_required');
  expect(asked.headers.get('Set-Cookie')).toBeNull();
  server.advance(STEP_MS);
  const { access_token } = await readAs(LogInResponse, await signIn(codeOf(setup.secret)));
  const state = await server.app.request('/second_factor/', bearer(access_token));
  expect(await readAs(GetSecondFactorResponse, state)).toEqual({
    enabled: true,
    since: '2026-11-21T09:00:00.000Z',
    recovery_codes_left: 10,
    required: false,
  });
  const mails = (await server.readMails()).map(({ to, subject }) => [to, subject]);
  expect(mails).toEqual([['one@example.com', 'Your second factor on Cortex was turned on']]);
  expect(await kindsOfLedger()).toEqual(['signed_in', 'signed_in', 'second_factor_on', 'signed_in']);
});

test('a code is good once, also for two sign-ins at the same moment, and for one step before and after', async () => {
  const { secret } = await turnOn();
  const code = codeOf(secret);
  const both = await Promise.all([signIn(code), signIn(code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  expect((await readError(await signIn(code))).code).toBe('second_factor_wrong');
  server.advance(2 * STEP_MS);
  const ofStepBefore = generateSync({
    secret,
    epoch: (server.dependencies.clock().getTime() - STEP_MS) / 1000,
  });
  expect((await signIn(ofStepBefore)).status).toBe(200);
  server.advance(10 * STEP_MS);
  expect((await signIn(ofStepBefore)).status).toBe(401);
});

test('a recovery code is good once, however it is written, and is told in the record', async () => {
  const { recovery_codes } = await turnOn();
  const [code = ''] = recovery_codes;
  expect((await signIn(code.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
  expect((await signIn(code)).status).toBe(401);
  const kinds = await kindsOfLedger();
  expect(kinds.filter((kind) => kind === 'recovery_code_used')).toHaveLength(1);
  const renewed = await post('/second_factor/recovery_codes/');
  const { recovery_codes: next } = await readAs(ConfirmSecondFactorResponse, renewed);
  expect((await signIn(recovery_codes[1])).status).toBe(401);
  expect((await signIn(next[0])).status).toBe(200);
});

test('wrong codes are counted by account from everywhere, and apart for who signed in from the place before', async () => {
  const { secret } = await turnOn();
  expect((await signIn(codeOf(secret), { address: '10.9.9.9' })).status).toBe(200);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const refused = await signIn('000000', { address: `10.2.2.${attempt}` });
    expect((await readError(refused)).code).toBe('second_factor_wrong');
  }
  server.advance(STEP_MS);
  const beyond = await signIn(codeOf(secret), { address: '10.3.3.3' });
  expect(beyond.status).toBe(429);
  expect(beyond.headers.get('Retry-After')).toBe('870');
  expect((await signIn(codeOf(secret), { address: '10.9.9.9' })).status).toBe(200);
  server.advance(16 * 60_000);
  expect((await signIn(codeOf(secret), { address: '10.3.3.3' })).status).toBe(200);
});

test('over a day fifty wrong codes are the end, and the password alone makes no place known', async () => {
  await turnOn();
  let wrong = 0;
  for (let quarter = 0; quarter < 12; quarter += 1) {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await signIn()).status).toBe(401);
      if ((await signIn('000000')).status === 401) wrong += 1;
    }
    server.advance(16 * 60_000);
  }
  expect(wrong).toBe(50);
});

test('a one-time password sets another password and stands for no code', async () => {
  const { secret } = await turnOn();
  await server.app.request('/forgot-password/', asJson('POST', token, { email: 'one@example.com' }));
  const mails = (await server.readMails()).map(({ text }) => text).join();
  const current_password = /One-time password: (\S+)/.exec(mails)?.[1];
  const body = { email: 'one@example.com', current_password, new_password: 'another' };
  const changed = await server.app.request('/update-password/', asJson('PUT', token, body));
  expect(changed.status).toBe(200);
  expect(changed.headers.get('Set-Cookie')).toBeNull();
  const asked = await signIn(undefined, { password: 'another' });
  expect((await readError(asked)).code).toBe('second_factor_required');
  expect((await signIn(codeOf(secret), { password: 'another' })).status).toBe(200);
});

test('it is turned off with a code, or with a fresh proof of the person', async () => {
  const { secret } = await turnOn();
  const wrong = await post('/second_factor/turn_off/', { code: '000000' });
  expect((await readError(wrong)).code).toBe('second_factor_wrong');
  expect((await post('/second_factor/turn_off/', { code: codeOf(secret) })).status).toBe(200);
  expect((await signIn()).status).toBe(200);
  const subjects = (await server.readMails()).map(({ subject }) => subject);
  expect(subjects).toContain('Your second factor on Cortex was turned off');
  await turnOn();
  server.advance(3 * HOUR_MS);
  for (const path of ['turn_off', 'setup', 'recovery_codes']) {
    const late = await post(`/second_factor/${path}/`);
    expect((await readError(late)).code).toBe('reauthentication_required');
  }
  await post('/sessions/confirm/', { password: 'right' });
  const off = await post('/second_factor/turn_off/');
  expect(await readAs(GetSecondFactorResponse, off)).toEqual({
    enabled: false,
    recovery_codes_left: 0,
    required: false,
  });
  expect(await server.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
});

test('a set-up waits for an hour, and none is begun over one that is on', async () => {
  const { secret } = await begin();
  server.advance(HOUR_MS + 1);
  const late = await post('/second_factor/confirm/', { code: codeOf(secret) });
  expect((await readError(late)).code).toBe('second_factor_not_on');
  await turnOn();
  expect((await readError(await post('/second_factor/setup/'))).code).toBe('second_factor_already_on');
  const again = await post('/second_factor/confirm/', { code: codeOf(secret) });
  expect((await readError(again)).code).toBe('second_factor_already_on');
});

test('the database holds no secret and no recovery code as they are', async () => {
  const { secret, recovery_codes } = await turnOn();
  const rows = [
    ...(await server.db.selectFrom('second_factors').selectAll().execute()),
    ...(await server.db.selectFrom('recovery_codes').selectAll().execute()),
  ];
  const text = JSON.stringify(rows);
  for (const hidden of [secret, ...recovery_codes, ...recovery_codes.map((code) => code.replaceAll('-', ''))])
    expect(text).not.toContain(hidden);
});

test('with another key of the secrets codes cannot be checked, and recovery codes still work', async () => {
  const at = (...secretsKeys: string[]) => createApp({ ...server.dependencies, secretsKeys });
  const { secret, recovery_codes } = await turnOn();
  // The secret lay under the database's key; the first code moves it under the setting's.
  const keyed = at('a key of thirty-two letters or so, one');
  expect((await signIn(codeOf(secret), { app: keyed })).status).toBe(200);
  server.advance(STEP_MS);
  for (const [index, app] of [at('a key of thirty-two letters or so, two'), at()].entries()) {
    const refused = await signIn(codeOf(secret), { app });
    expect(refused.status).toBe(409);
    expect(await readError(refused)).toMatchObject({
      code: 'second_factor_unreadable',
      detail: expect.stringContaining('Use a recovery code'),
    });
    expect((await signIn(recovery_codes[index], { app })).status).toBe(200);
  }
  expect((await signIn(codeOf(secret), { app: keyed })).status).toBe(200);
});

test('a new key takes over from the one before it with each code, and then that one is needed no more', async () => {
  const [before, after] = [
    'the key of before, of thirty-two letters',
    'the key of after, of thirty-two letters',
  ];
  const at = (...secretsKeys: string[]) => createApp({ ...server.dependencies, secretsKeys });
  const { secret } = await turnOn();
  for (const [app, status] of [
    [at(before), 200],
    [at(after), 409],
    [at(after, before), 200],
    [at(after), 200],
    [at(before), 409],
  ] as const) {
    expect((await signIn(codeOf(secret), { app })).status).toBe(status);
    server.advance(STEP_MS);
  }
});

test('a sealed secret is worth nothing in the row of somebody else', async () => {
  const { secret } = await turnOn();
  const two = await server.signIn('two@example.com');
  const other = await turnOn(two);
  const { secret: sealed } = await server.db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', 'usr_two')
    .executeTakeFirstOrThrow();
  await server.db
    .updateTable('second_factors')
    .set({ secret: sealed })
    .where('user_id', '=', 'usr_one')
    .execute();
  server.advance(STEP_MS);
  for (const code of [codeOf(secret), codeOf(other.secret)]) expect((await signIn(code)).status).toBe(409);
});

test('a deletion that is taken back brings the second factor back', async () => {
  const two = await server.signIn('two@example.com');
  const { secret } = await turnOn(two);
  await server.app.request('/users/usr_two', { method: 'DELETE', ...bearer(token) });
  expect(await server.db.selectFrom('second_factors').selectAll().execute()).toEqual([]);
  await post('/users/usr_two/restore');
  expect((await postForm(server.app, 'two@example.com', 'right')).status).toBe(401);
  const body = new URLSearchParams({ email: 'two@example.com', password: 'right', code: codeOf(secret) });
  expect((await server.app.request('/auth/login', { method: 'POST', body })).status).toBe(200);
});

test('guesses at the code that turns it on are counted as those of a sign-in, and an old session makes none', async () => {
  const { secret } = await begin();
  const guess = () => post('/second_factor/confirm/', { code: '000000' });
  for (let count = 0; count < 5; count++) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
  server.advance(15 * 60_000);
  expect((await post('/second_factor/confirm/', { code: codeOf(secret) })).status).toBe(200);
  const other = await server.signIn('two@example.com');
  await begin(other);
  server.advance(3 * HOUR_MS);
  const late = await post('/second_factor/confirm/', { code: '000000' }, other);
  expect((await readError(late)).code).toBe('reauthentication_required');
});
