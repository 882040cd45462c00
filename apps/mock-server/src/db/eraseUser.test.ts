import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BeginSecondFactorResponse } from '@cortex/api-client/account/validators';
import { LogInResponse } from '@cortex/api-client/auth/validators';
import { CreateInvitationResponse } from '@cortex/api-client/invitations/validators';
import { CreateUserResponse } from '@cortex/api-client/users/validators';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';
import { outboxMail } from '../mail/mail.ts';
import { previewRetention } from '../retentionPreview.ts';
import { backUp, restore } from './backups.ts';
import { noteErasedIn } from './erasures.ts';
import { KEEP_DAYS } from './mailRetention.ts';
import { openDatabase } from './openDatabase.ts';

const DAY_MS = 24 * 60 * 60_000;
const marked = { name: 'Markéta Qwentzel', email: 'qwentzel7391@example.com', text: 'zygotriq4417' };

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cortex-erase-user-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** In which files of a folder a mark stands, as it is or as mails write it. */
function findMarks(): string[] {
  return findBytes([...Object.values(marked), 'Qwentzel']);
}

/** In which files of the folder one of these texts stands, in whatever case. */
function findBytes(texts: readonly string[]): string[] {
  const needles = texts.map((text) => text.toLowerCase());
  const found: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const content = readFileSync(join(entry.parentPath, entry.name), 'latin1').toLowerCase();
    if (needles.some((needle) => content.includes(needle))) found.push(entry.name);
  }
  return found;
}

async function begin() {
  const { db, close } = await openDatabase(makeFolder(), undefined);
  const server = await createTestApp(db, {
    mail: outboxMail(join(folder, 'outbox'), 'Cortex <no-reply@cortex.test>'),
    noteErased: (ids) => noteErasedIn(folder, ids, new Date('2026-11-21T09:00:30Z')),
  });
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_one', email: 'one@example.com', isAdmin: true },
  ]);
  const token = await server.signIn('one@example.com');
  return { server, token, close };
}

/** The folder that is looked at from now on. */
function makeFolder(): string {
  folder = mkdtempSync(join(root, 'data-'));
  return folder;
}

type Begun = Awaited<ReturnType<typeof begin>>;

async function addPerson({ server, token }: Begun): Promise<string> {
  const person = {
    username: 'marked',
    email: marked.email,
    full_name: marked.name,
    password: 'secret',
    is_admin: false,
  };
  const created = await server.app.request('/users/', asJson('POST', token, person));
  return (await readAs(CreateUserResponse, created)).id;
}

const writeToSupport = ({ server, token }: Begun, email = marked.email) =>
  server.app.request(
    '/contact-support',
    asJson('POST', token, { name: marked.name, email, message: `Help with ${marked.text}` }),
  );

test('of an erased person no name, address or message stays: in the database, its log, the outbox or the request log', async () => {
  const begun = await begin();
  const { server, token } = begun;
  const id = await addPerson(begun);
  expect((await writeToSupport(begun, marked.email.toUpperCase())).status).toBe(200);
  await server.app.request('/forgot-password/', asJson('POST', token, { email: marked.email }));
  await server.readMails();
  expect(readdirSync(join(folder, 'outbox'))).toHaveLength(3);
  expect(findMarks().length).toBeGreaterThan(3);

  const deletion = await server.app.request(`/users/${id}`, { method: 'DELETE', ...bearer(token) });
  expect(deletion.status).toBe(200);
  await server.readMails();
  await server.carryOutDeletions();
  expect(findMarks()).toEqual([]);
  expect(await server.db.selectFrom('support_requests').selectAll().execute()).toEqual([]);
  expect(JSON.stringify(server.entries)).not.toMatch(/qwentzel/i);
  expect(readFileSync(join(folder, 'erased.txt'), 'utf8')).toBe(`2026-11-21T09:00:30.000Z ${id}\n`);
  await begun.close();
});

test('of an invitation nothing stays in the database once it is revoked or has ended, nor of who accepted and was erased', async () => {
  const begun = await begin();
  const { server, token } = begun;
  const invitation = { email: marked.email, full_name: marked.name };
  const invite = async () => {
    const response = await server.app.request('/invitations/', asJson('POST', token, invitation));
    const { id } = await readAs(CreateInvitationResponse, response);
    await server.readMails();
    return id;
  };
  const inDatabase = () => findMarks().filter((name) => !name.endsWith('.eml'));
  const id = await invite();
  expect(inDatabase().length).toBeGreaterThan(0);
  await server.app.request(`/invitations/${id}`, { method: 'DELETE', ...bearer(token) });
  await server.readMails();
  expect(inDatabase()).toEqual([]);

  await invite();
  server.advance(7 * DAY_MS + 1);
  await server.app.request('/healthz');
  await server.readMails();
  expect(inDatabase()).toEqual([]);

  const again = await server.signIn('one@example.com');
  await server.app.request('/invitations/', asJson('POST', again, invitation));
  await server.readMails();
  const word = readdirSync(join(folder, 'outbox'))
    .map((name) => readFileSync(join(folder, 'outbox', name), 'utf8').replace(/=\n/g, ''))
    .flatMap((mail) => /invitation#([\w-]{43})/.exec(mail)?.[1] ?? [])
    .at(-1);
  const acceptance = { token: word, username: 'marked', full_name: marked.name, password: 'secret' };
  const accepted = await server.app.request('/invitation/accept/', asJson('POST', '', acceptance));
  expect(accepted.status).toBe(201);
  const people = await server.db.selectFrom('users').select('id').where('username', '=', 'marked').execute();
  await server.app.request(`/users/${people[0]?.id}`, { method: 'DELETE', ...bearer(again) });
  await server.readMails();
  await server.carryOutDeletions();
  expect(findMarks()).toEqual([]);
});

test('of the second factor of an erased person no byte stays: neither the sealed secret nor a hash of a recovery code', async () => {
  const begun = await begin();
  const { server, token } = begun;
  const id = await addPerson(begun);
  const login = { email: marked.email, password: 'secret' };
  const signedIn = await server.app.request('/auth/login', {
    method: 'POST',
    body: new URLSearchParams(login),
  });
  const { access_token } = await readAs(LogInResponse, signedIn);
  const setup = await server.app.request('/second_factor/setup/', asJson('POST', access_token, {}));
  const { secret } = await readAs(BeginSecondFactorResponse, setup);
  const code = generateSync({ secret, epoch: server.dependencies.clock().getTime() / 1000 });
  await server.app.request('/second_factor/confirm/', asJson('POST', access_token, { code }));
  const factor = await server.db.selectFrom('second_factors').select('secret').executeTakeFirstOrThrow();
  const codes = await server.db.selectFrom('recovery_codes').select('code_hash').execute();
  const bytes = [factor.secret, ...codes.map(({ code_hash }) => code_hash)];
  expect(bytes).toHaveLength(11);
  expect(findBytes(bytes).length).toBeGreaterThan(0);
  expect(findBytes([secret])).toEqual([]);
  await server.app.request(`/users/${id}`, { method: 'DELETE', ...bearer(token) });
  await server.readMails();
  await server.carryOutDeletions();
  expect(findBytes(bytes)).toEqual([]);
  expect(findMarks()).toEqual([]);
  await begun.close();
});

test('what somebody wrote stays where they sign in again with their address', async () => {
  const begun = await begin();
  const id = await addPerson(begun);
  await writeToSupport(begun);
  await begun.server.app.request(`/users/${id}`, { method: 'DELETE', ...bearer(begun.token) });
  await addPerson(begun);
  await begun.server.readMails();
  await begun.server.carryOutDeletions();
  expect(await begun.server.db.selectFrom('support_requests').select('email').execute()).toEqual([
    { email: marked.email },
  ]);
  await begun.close();
});

test('what a stranger wrote before stays, whoever gives a person their address and deletes them', async () => {
  const begun = await begin();
  await writeToSupport(begun);
  const before = '2026-11-20T09:00:00.000Z';
  await begun.server.db.updateTable('support_requests').set({ created_at: before }).execute();
  const id = await addPerson(begun);
  await begun.server.app.request(`/users/${id}`, { method: 'DELETE', ...bearer(begun.token) });
  await begun.server.readMails();
  await begun.server.carryOutDeletions();
  expect(await begun.server.db.selectFrom('support_requests').select('email').execute()).toEqual([
    { email: marked.email },
  ]);
  await begun.close();
});

test('support messages and mails go after their time, and a preview names their ids first', async () => {
  const begun = await begin();
  const { server } = begun;
  await writeToSupport(begun);
  await server.readMails();
  const ids = (await server.db.selectFrom('support_requests').select('id').execute()).map(({ id }) => id);
  const place = { dataDirectory: folder };
  const later = new Date(server.dependencies.clock().getTime() + 181 * DAY_MS);
  const preview = await previewRetention(place, KEEP_DAYS, later);
  expect(preview[0]).toEqual({ what: 'support messages older than 180 days', ids });
  expect(preview[2]?.ids).toHaveLength(1);
  expect(JSON.stringify(preview)).not.toMatch(/qwentzel|zygotriq/i);
  expect(await previewRetention(place, KEEP_DAYS, server.dependencies.clock())).toContainEqual({
    what: 'support messages older than 180 days',
    ids: [],
  });
  server.advance(181 * DAY_MS);
  await server.app.request('/healthz');
  await server.readMails();
  expect(findMarks()).toEqual([]);
  await begun.close();
});

test('a backup of before is restored without who was erased since', async () => {
  const begun = await begin();
  const { server, token } = begun;
  const id = await addPerson(begun);
  await writeToSupport(begun);
  await server.readMails();
  const file = join(root, 'backup.sqlite');
  await backUp({ dataDirectory: folder }, file);
  await server.app.request(`/users/${id}`, { method: 'DELETE', ...bearer(token) });
  await server.readMails();
  await server.carryOutDeletions();
  await begun.close();
  const list = join(folder, 'erased.txt');
  const dataDirectory = makeFolder();
  const { erased, kept } = await restore(file, { dataDirectory }, [list]);
  expect({ erased, kept }).toEqual({ erased: 1, kept: [] });
  expect(findMarks()).toEqual([]);
  await expect(restore(file, { dataDirectory: makeFolder() }, [file])).rejects.toThrow(/no list of erased/);
});
