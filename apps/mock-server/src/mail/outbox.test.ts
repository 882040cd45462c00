import { beforeEach, expect, test } from 'vitest';
import { asJson, createTestApp, postForm } from '../../testing/testApp.ts';
import type { MailMessage } from './mail.ts';
import { deliverDue } from './outbox.ts';

const MINUTE = 60_000;
let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
  ]);
  admin = await server.signIn('admin@example.com');
});

/** A mail server that answers only once it is up. */
function unreliable() {
  const sent: MailMessage[] = [];
  const state = { isUp: false, sent };
  const mail = {
    async send(message: MailMessage) {
      if (!state.isUp) throw new Error('The mail server is away.');
      sent.push(message);
    },
  };
  return { state, post: { ...server.dependencies, mail } };
}

const createPerson = (name: string, email = `${name}@example.com`) =>
  server.app.request(
    '/users/',
    asJson('POST', admin, {
      username: name,
      email,
      full_name: `Person ${name}`,
      password: 'secret',
      is_admin: false,
    }),
  );

const waiting = () => server.db.selectFrom('outbox').selectAll().execute();

async function postSupport(message: string) {
  const { state, post } = unreliable();
  const body = { name: 'Sam', email: 'sam@example.com', message };
  const { createApp } = await import('../app.ts');
  const app = createApp({ ...post, runInBackground: () => {} });
  const response = await app.request('/contact-support', asJson('POST', admin, body));
  expect(response.status).toBe(200);
  return { state, post };
}

test('a mail that cannot be sent waits in the database, and is tried again after pauses that grow', async () => {
  const { state, post } = await postSupport('Help');
  const pauses: number[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await expect(deliverDue(post)).rejects.toThrow('The mail server is away.');
    const [row] = await waiting();
    pauses.push((Date.parse(row?.next_at ?? '') - post.clock().getTime()) / 1000);
    await deliverDue(post);
    server.advance((pauses.at(-1) ?? 0) * 1000);
  }
  expect(pauses).toEqual([30, 60, 120, 240]);
  state.isUp = true;
  await deliverDue(post);
  expect(state.sent).toHaveLength(1);
  expect(await waiting()).toEqual([]);
});

test('two servers send a mail once', async () => {
  const { state, post } = await postSupport('Help');
  state.isUp = true;
  await Promise.all([deliverDue(post), deliverDue({ ...post, mail: { ...post.mail } })]);
  expect(state.sent).toHaveLength(1);
});

test('a mail that takes long does not come after one that was posted later', async () => {
  const sent: string[] = [];
  const first = Promise.withResolvers<void>();
  const mail = {
    async send({ to }: MailMessage) {
      if (to === 'first@example.com') await first.promise;
      sent.push(to);
    },
  };
  const { createApp } = await import('../app.ts');
  const runs: Promise<unknown>[] = [];
  const runInBackground = (run: () => Promise<unknown>) => void runs.push(run());
  const app = createApp({ ...server.dependencies, mail, runInBackground });
  for (const email of ['first@example.com', 'second@example.com']) {
    const person = {
      username: email,
      email,
      full_name: 'Somebody',
      password: 'secret-words',
      is_admin: false,
    };
    const response = await app.request('/users/', asJson('POST', admin, person));
    expect(response.status).toBe(201);
    server.advance(1000);
  }
  first.resolve();
  await Promise.all(runs);
  expect(sent).toEqual(['first@example.com', 'second@example.com']);
});

test('mails of one moment go in the order in which they were posted', async () => {
  const { state, post } = unreliable();
  state.isUp = true;
  const { createApp } = await import('../app.ts');
  const app = createApp({ ...post, runInBackground: () => {} });
  const emails = Array.from({ length: 6 }, (_, index) => `p${index}@example.com`);
  for (const email of emails) {
    const person = {
      username: email,
      email,
      full_name: 'Somebody',
      password: 'secret-words',
      is_admin: false,
    };
    expect((await app.request('/users/', asJson('POST', admin, person))).status).toBe(201);
  }
  await deliverDue(post);
  expect(state.sent.map(({ to }) => to)).toEqual(emails);
});

test('a mail is given up in the end', async () => {
  const { post } = await postSupport('Help');
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await expect(deliverDue(post)).rejects.toThrow();
    server.advance(6 * 60 * MINUTE);
  }
  expect(await waiting()).toEqual([]);
});

test('the outbox holds no text, and what tells of a deleted person is not sent', async () => {
  const { state, post } = unreliable();
  const response = await createPerson('fresh', 'marked-address@example.com');
  expect(response.status).toBe(201);
  await server.readMails();
  await postFormReset('marked-address@example.com');
  await server.db.deleteFrom('users').where('email_key', '=', 'marked-address@example.com').execute();
  state.isUp = true;
  await deliverDue(post);
  expect(state.sent).toEqual([]);
});

async function postFormReset(email: string) {
  const { createApp } = await import('../app.ts');
  const app = createApp({ ...server.dependencies, runInBackground: () => {} });
  await app.request('/forgot-password/', asJson('POST', admin, { email }));
}

test('one address outside gets few mails, whoever sends them, and no text of theirs in the subject', async () => {
  await server.db.updateTable('organizations').set({ name: 'WIN A PRIZE' }).execute();
  for (let round = 0; round < 12; round += 1) {
    const response = await createPerson(`person${round}`, 'outside@example.com');
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    await server.app.request(`/users/${id}`, asJson('DELETE', admin, {}));
    await server.readMails();
  }
  const mails = (await server.readMails()).filter(({ to }) => to === 'outside@example.com');
  expect(mails.length).toBeLessThanOrEqual(3);
  for (const { subject } of mails) expect(subject).toBe('Your account on Cortex');
});

test('taken emails cannot be found out without limit', async () => {
  await server.addOrganization('org_two', 'premium', [{ id: 'usr_two', email: 'two@example.com' }]);
  const statuses: number[] = [];
  for (let guess = 0; guess < 25; guess += 1) {
    statuses.push((await createPerson(`guess${guess}`, 'two@example.com')).status);
  }
  expect(statuses.filter((status) => status === 409)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
  expect((await postForm(server.app, 'two@example.com', 'right')).status).toBe(200);
});

test('a one-time password dies when the email changes', async () => {
  const response = await createPerson('mover', 'old@example.com');
  const { id } = (await response.json()) as { id: string };
  await server.readMails();
  await server.app.request('/forgot-password/', asJson('POST', admin, { email: 'old@example.com' }));
  const mails = await server.readMails();
  const secret = /One-time password: (\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  expect(secret).not.toBe('');
  const changed = { username: 'mover', email: 'new@example.com', full_name: 'Mover', is_admin: false };
  expect((await server.app.request(`/users/${id}`, asJson('PUT', admin, changed))).status).toBe(200);
  const update = { email: 'new@example.com', current_password: secret, new_password: 'mine' };
  expect((await server.app.request('/update-password/', asJson('PUT', admin, update))).status).toBe(400);
});
