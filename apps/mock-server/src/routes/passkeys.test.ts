import { generateKeyPairSync } from 'node:crypto';
import { GetOrganizationResponse } from '@cortex/api-client/organizations/validators';
import {
  AddPasskeyResponse,
  BeginPasskeyResponse,
  FinishPasskeySignInResponse,
  ListPasskeysResponse,
  StartPasskeySignInResponse,
} from '@cortex/api-client/passkeys/validators';
import { Authenticator, KEY_OFF_THE_CURVE } from '@cortex/conformance/authenticator';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import type { TestServer } from '../../testing/testKit.ts';
import { createApp } from '../app.ts';

const MINUTE_MS = 60_000;
const site = { rpId: 'localhost', origin: 'http://localhost:3000' };
const userId = Buffer.from('usr_one').toString('base64url');

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

async function beginAdding(as = token) {
  const setup = await readAs(BeginPasskeyResponse, await post('/passkeys/setup/', {}, as));
  return { ...site, challenge: setup.options.challenge, userId };
}

async function addDevice() {
  const device = new Authenticator();
  const credential = device.make(await beginAdding());
  const added = await readAs(AddPasskeyResponse, await post('/passkeys/', { name: 'Laptop', credential }));
  return { device, id: added.id };
}

async function challenge(): Promise<string> {
  const { options } = await readAs(StartPasskeySignInResponse, await post('/passkey_sign_in/'));
  return options.challenge;
}

const finish = (credential: unknown, app = server.app) =>
  app.request('/passkey_sign_in/finish/', asJson('POST', '', { credential }));

test('a person adds a passkey, is told so, and signs in with it', async () => {
  const { device, id } = await addDevice();
  server.advance(MINUTE_MS);
  const answer = await finish(device.sign({ ...site, challenge: await challenge() }));
  const session = await readAs(FinishPasskeySignInResponse, answer);
  expect(session).toMatchObject({ role: 'admin', organization_id: 'org_one', email: 'one@example.com' });
  const own = await server.app.request('/api/organization', bearer(session.access_token));
  expect((await readAs(GetOrganizationResponse, own)).name).toBeTruthy();
  const listed = await server.app.request('/passkeys/', bearer(token));
  expect(await readAs(ListPasskeysResponse, listed)).toEqual([
    {
      id,
      name: 'Laptop',
      created_at: '2026-11-21T09:00:00.000Z',
      last_used_at: '2026-11-21T09:01:00.000Z',
      synced: false,
    },
  ]);
  const mails = (await server.readMails()).map(({ to, subject }) => [to, subject]);
  expect(mails).toEqual([['one@example.com', 'A passkey of your Cortex account was added']]);
  const kinds = await server.db.selectFrom('ledger').select('kind').orderBy('seq').execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['signed_in', 'passkey_added', 'signed_in']);
});

test('a passkey stands for the second factor as well', async () => {
  const { device } = await addDevice();
  await server.db
    .insertInto('second_factors')
    .values({
      user_id: 'usr_one',
      secret: 'sealed',
      begun_at: '2026-11-21T09:00:00.000Z',
      confirmed_at: '2026-11-21T09:00:00.000Z',
      last_step: 0,
    })
    .execute();
  expect((await finish(device.sign({ ...site, challenge: await challenge() }))).status).toBe(200);
});

test('a challenge is good for ten minutes, for one of two sign-ins at the same moment, and for what it was given for', async () => {
  const { device } = await addDevice();
  const old = await challenge();
  server.advance(10 * MINUTE_MS);
  expect((await finish(device.sign({ ...site, challenge: old }))).status).toBe(401);
  const credential = device.sign({ ...site, challenge: await challenge() });
  const both = await Promise.all([finish(credential), finish(credential)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const adding = await beginAdding();
  expect((await finish(device.sign(adding))).status).toBe(401);
});

test('nobody adds what was begun by somebody else, and no device twice', async () => {
  const other = await server.signIn('two@example.com');
  const device = new Authenticator();
  const credential = device.make(await beginAdding());
  const stolen = await post('/passkeys/', { name: 'Mine', credential }, other);
  expect(stolen.status).toBe(422);
  expect((await readError(stolen)).errors).toHaveProperty('credential');
  const own = device.make(await beginAdding());
  expect((await post('/passkeys/', { name: 'Laptop', credential: own })).status).toBe(201);
  const again = device.make(await beginAdding(other));
  expect((await post('/passkeys/', { name: 'Mine', credential: again }, other)).status).toBe(422);
});

test('a passkey whose count of signatures goes back opens nothing: somebody has a copy', async () => {
  const { device } = await addDevice();
  const sign = async (counter: number) =>
    (await finish(device.sign({ ...site, challenge: await challenge() }, { counter }))).status;
  expect(await sign(5)).toBe(200);
  expect(await sign(5)).toBe(401);
  expect(await sign(4)).toBe(401);
  expect(await sign(4_294_967_295)).toBe(200);
});

test('it signs in no more once it is removed, by its person alone, or they are deleted', async () => {
  const { device, id } = await addDevice();
  const other = await server.signIn('two@example.com');
  expect((await server.app.request(`/passkeys/${id}`, { ...bearer(other), method: 'DELETE' })).status).toBe(
    404,
  );
  const theirs = await addDevice();
  expect((await server.app.request(`/passkeys/${id}`, { ...bearer(token), method: 'DELETE' })).status).toBe(
    204,
  );
  expect((await finish(device.sign({ ...site, challenge: await challenge() }))).status).toBe(401);
  await server.db.deleteFrom('users').where('id', '=', 'usr_one').execute();
  expect((await finish(theirs.device.sign({ ...site, challenge: await challenge() }))).status).toBe(401);
});

/** Labels and values of COSE keys; the lengths of byte strings stand before them. */
const rsa = (n: Buffer, e: string) =>
  Buffer.concat([
    Buffer.from('a401030339010020', 'hex'),
    Buffer.from([0x59, n.length >> 8, n.length & 255]),
    n,
    Buffer.from(`21${(0x40 + e.length / 2).toString(16)}${e}`, 'hex'),
  ]);

test('a key that cannot sign, or that everybody can sign with, is none', async () => {
  const add = async (faults: { publicKey?: Uint8Array; innerId?: string }) => {
    const credential = new Authenticator().make(await beginAdding(), faults);
    return (await post('/passkeys/', { name: 'Laptop', credential })).status;
  };
  const { n = '' } = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });
  const modulus = Buffer.from(n, 'base64url');
  expect(await add({ publicKey: rsa(modulus, '010001') })).toBe(201);
  expect(await add({ publicKey: rsa(modulus, '01') })).toBe(422);
  expect(await add({ publicKey: rsa(modulus.subarray(0, 64), '010001') })).toBe(422);
  expect(await add({ publicKey: KEY_OFF_THE_CURVE })).toBe(422);
  expect(await add({ innerId: 'AAAA' })).toBe(422);
});

test('adding and removing want a fresh proof', async () => {
  const { id } = await addDevice();
  server.advance(3 * 60 * MINUTE_MS);
  const begun = await post('/passkeys/setup/');
  expect((await readError(begun)).code).toBe('reauthentication_required');
  const removed = await server.app.request(`/passkeys/${id}`, { ...bearer(token), method: 'DELETE' });
  expect((await readError(removed)).code).toBe('reauthentication_required');
});

test('a person has as many as the contract says', async () => {
  for (let count = 0; count < 20; count++) await addDevice();
  const credential = new Authenticator().make(await beginAdding());
  const refused = await post('/passkeys/', { name: 'One more', credential });
  expect(refused.status).toBe(422);
  expect((await readError(refused)).errors).toHaveProperty('body');
});

test('attempts that open nothing are counted by address, others are not', async () => {
  const { device } = await addDevice();
  for (let attempt = 0; attempt < 101; attempt++) {
    const answer = await finish(device.sign({ ...site, challenge: 'A'.repeat(43) }));
    expect(answer.status).toBe(attempt < 100 ? 401 : 429);
  }
});

test.each([
  'http://127.0.0.1:3000',
  'http://cortex.example.com',
  'https://[::1]:3000',
])('where browsers make none, at %s, there are none', async (webUrl) => {
  const app = createApp({ ...server.dependencies, webUrl });
  for (const path of ['/passkey_sign_in/', '/passkeys/setup/', '/passkeys/'])
    expect((await app.request(path, asJson('POST', token, {}))).status).toBe(404);
  const methods = await app.request('/sign_in_methods/');
  expect(await methods.json()).toEqual({ passkeys: false });
});
