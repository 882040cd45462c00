import {
  CreateCandidateResponse,
  GetCandidateResponse,
  ListCandidatesResponse,
} from '@cortex/api-client/candidates/validators';
import {
  CreateCandidateNoteResponse,
  ListCandidateNotesResponse,
  SearchNotesResponse,
  SetCandidateTagsResponse,
} from '@cortex/api-client/notes/validators';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs, readError } from '../../testing/testApp.ts';
import { findLastMail } from '../../testing/testKit.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let tokens: { admin: string; member: string; stranger: string };
let mara: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  await server.addOrganization('org_two', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  tokens = {
    admin: await server.signIn('admin@example.com'),
    member: await server.signIn('member@example.com'),
    stranger: await server.signIn('stranger@example.com'),
  };
  mara = await addCandidate(tokens.admin, 'Mara Lindqvist');
});

async function addCandidate(token: string, name: string): Promise<string> {
  const body = new FormData();
  const fields = { name, email: 'one@example.com', phone: '+49 30 5550 100', notes: 'Called.' };
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  const answer = await server.app.request('/candidates/', { method: 'POST', ...bearer(token), body });
  return (await readAs(CreateCandidateResponse, answer)).id;
}

const share = (id = mara) =>
  server.app.request(
    '/candidates/share/',
    asJson('POST', tokens.admin, { candidate_id: id, shared_with_user_id: 'usr_member', note: '' }),
  );
const post = (token: string, text: string, mentions?: string[], id = mara) =>
  server.app.request(
    `/candidates/${id}/notes`,
    asJson('POST', token, { text, ...(mentions ? { mentions } : {}) }),
  );
const write = async (...asked: Parameters<typeof post>) => {
  server.advance(60_000);
  return readAs(CreateCandidateNoteResponse, await post(...asked));
};
const list = async (token = tokens.admin) =>
  readAs(ListCandidateNotesResponse, await server.app.request(`/candidates/${mara}/notes`, bearer(token)));
const remove = (id: string, token: string) =>
  server.app.request(`/notes/${id}`, { method: 'DELETE', ...bearer(token) });
const find = async (text: string, token = tokens.admin) =>
  (
    await readAs(
      SearchNotesResponse,
      await server.app.request('/notes/search', asJson('POST', token, { text })),
    )
  ).map(({ note }) => note.text);
const tag = (tags: string[], token = tokens.admin) =>
  server.app.request(`/candidates/${mara}/tags`, asJson('PUT', token, { tags }));
const restore = () =>
  server.app.request(`/candidates/${mara}/restore`, { method: 'POST', ...bearer(tokens.admin) });
const deleteCandidate = () =>
  server.app.request(`/candidates/${mara}`, { method: 'DELETE', ...bearer(tokens.admin) });

test('notes have their author and time, the newest first, and everybody who sees the candidate reads them', async () => {
  await share();
  await write(tokens.admin, '  Called today: can begin in March. ');
  await write(tokens.member, 'Sounds good.');
  const notes = await list(tokens.member);
  expect(notes.map(({ text, by }) => [text, by.id])).toEqual([
    ['Sounds good.', 'usr_member'],
    ['Called today: can begin in March.', 'usr_admin'],
  ]);
  const [newer, older] = notes.map(({ at }) => Date.parse(at));
  expect((newer ?? 0) - (older ?? 0)).toBe(60_000);
});

test('who does not see the candidate neither reads nor writes, finds or deletes a note', async () => {
  const { id } = await write(tokens.admin, 'Asks for a four-day week.');
  for (const token of [tokens.member, tokens.stranger]) {
    const answers = [
      await server.app.request(`/candidates/${mara}/notes`, bearer(token)),
      await post(token, 'Hello'),
      await remove(id, token),
      await tag(['mine'], token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await find('four-day', token)).toEqual([]);
  }
  expect(await list()).toHaveLength(1);
});

test('a colleague who is mentioned gets a mail without the words, once they see the candidate', async () => {
  const refused = await post(tokens.admin, 'Please look, @Member.', ['usr_member']);
  expect(refused.status).toBe(422);
  expect(await readError(refused)).toMatchObject({
    errors: { mentions: expect.stringMatching(/^\S+ .*does not see this candidate\. Share the candidate/) },
  });
  const stranger = await post(tokens.admin, 'Please look.', ['usr_stranger']);
  expect((await readError(stranger)).errors?.mentions).toMatch(/^Somebody who is mentioned does not see/);
  await share();
  const note = await write(tokens.admin, 'Please look, @Member.', ['usr_member', 'usr_member', 'usr_admin']);
  expect(note.mentions.map(({ id }) => id)).toEqual(['usr_member', 'usr_admin']);
  const mail = await findLastMail(server, 'member@example.com');
  expect(mail).toContain(
    `mentioned you in a note about a candidate on Cortex. Sign in to read it: http://localhost:3000/candidates/${mara}`,
  );
  expect(mail).not.toContain('Please look');
  expect(await findLastMail(server, 'admin@example.com')).toBeUndefined();
});

test('who wrote a note and admins delete it, and others may not', async () => {
  await share();
  const own = await write(tokens.member, 'One');
  const others = await write(tokens.admin, 'Two');
  const refused = await remove(others.id, tokens.member);
  expect(refused.status).toBe(403);
  expect(await readError(refused)).toMatchObject({ code: 'not_owner' });
  expect((await remove(own.id, tokens.admin)).status).toBe(204);
  expect((await remove(own.id, tokens.admin)).status).toBe(404);
  expect((await list()).map(({ text }) => text)).toEqual(['Two']);
});

test('notes are found by parts of their words, whatever the case, and signs of patterns are signs', async () => {
  await write(tokens.admin, 'Wants 100 % remote');
  await write(tokens.admin, 'Moves to ÅRHUS in March');
  expect(await find('remo WANTS')).toEqual(['Wants 100 % remote']);
  expect(await find('århus')).toEqual(['Moves to ÅRHUS in March']);
  expect(await find('%')).toEqual(['Wants 100 % remote']);
  expect(await find('_')).toEqual([]);
  expect(await find('march remote')).toEqual([]);
});

test('of many notes the newest are found in their order, whoever sees the others', async () => {
  const other = await addCandidate(tokens.admin, 'Not shared');
  await share();
  const rows = Array.from({ length: 260 }, (_, index) => ({
    id: `nte_${String(index).padStart(3, '0')}`,
    organization_id: 'org_one',
    candidate_id: index % 3 === 0 ? other : mara,
    user_id: 'usr_admin',
    text: `Called ${index}`,
    text_key: `called ${index}`,
    mentions: '[]',
    at: `2026-11-20T09:0${Math.floor(index / 60)}:00.000Z`,
  }));
  await server.db.insertInto('candidate_notes').values(rows).execute();
  const inOrder = rows
    .toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
    .filter(({ candidate_id }) => candidate_id === mara);
  expect(await find('called', tokens.member)).toEqual(inOrder.slice(0, 50).map(({ text }) => text));
  expect(await find('called 7', tokens.member)).toEqual(
    inOrder.flatMap(({ text }) => (text.includes('7') ? text : [])).slice(0, 50),
  );
});

test('notes and tags go with the candidate, and come back', async () => {
  await write(tokens.admin, 'Called today.');
  await tag(['Relocates']);
  await deleteCandidate();
  expect(await find('called')).toEqual([]);
  expect(await server.db.selectFrom('candidate_notes').selectAll().execute()).toEqual([]);
  await restore();
  expect((await list()).map(({ text }) => text)).toEqual(['Called today.']);
  const answer = await server.app.request(`/candidates/${mara}`, bearer(tokens.admin));
  expect((await readAs(GetCandidateResponse, answer)).tags).toEqual(['Relocates']);
});

test('tags are kept in their order, each once, and the list that shows them is another one then', async () => {
  const read = () => server.app.request('/candidates/', bearer(tokens.admin));
  const before = (await read()).headers.get('ETag');
  const { tags } = await readAs(SetCandidateTagsResponse, await tag([' second  choice ', 'Relocates']));
  expect(tags).toEqual(['second choice', 'Relocates']);
  const after = await read();
  expect(after.headers.get('ETag')).not.toBe(before);
  const [candidate] = await readAs(ListCandidatesResponse, after);
  expect(candidate?.tags).toEqual(['second choice', 'Relocates']);
  const twice = await tag(['Relocates', 'relocates']);
  expect(twice.status).toBe(422);
  expect(await readError(twice)).toMatchObject({ errors: { tags: 'A tag stands here twice.' } });
});

test('whoever is gone is told from nobody: their notes stay, and their mentions go', async () => {
  await share();
  await write(tokens.member, 'Mine');
  await write(tokens.admin, 'For @Member', ['usr_member']);
  await server.app.request('/users/usr_member', { method: 'DELETE', ...bearer(tokens.admin) });
  const [mentioning, mine] = await list();
  expect(mentioning?.mentions).toEqual([]);
  expect(mine?.by).toEqual({ id: 'usr_member' });
});

test('a note that is sent again with its key is kept once and mails once; another one with it is refused', async () => {
  await share();
  const send = (text: string) => {
    const init = asJson('POST', tokens.admin, { text, mentions: ['usr_member'] });
    const headers = { ...Object(init.headers), 'Idempotency-Key': 'abcdefgh12345678' };
    return server.app.request(`/candidates/${mara}/notes`, { ...init, headers });
  };
  const first = await readAs(CreateCandidateNoteResponse, await send('Call her.'));
  expect(await readAs(CreateCandidateNoteResponse, await send('Call her.'))).toEqual(first);
  expect(await list()).toHaveLength(1);
  const mails = await server.db.selectFrom('outbox').selectAll().where('kind', '=', 'mentioned').execute();
  expect(mails.length).toBeLessThanOrEqual(1);
  expect(Object.keys((await readError(await send('Call him.'))).errors ?? {})).toEqual(['Idempotency-Key']);
  await server.app.request(`/notes/${first.id}`, { method: 'DELETE', ...bearer(tokens.admin) });
  expect(Object.keys((await readError(await send('Call her.'))).errors ?? {})).toEqual(['Idempotency-Key']);
  expect(await list()).toEqual([]);
});
