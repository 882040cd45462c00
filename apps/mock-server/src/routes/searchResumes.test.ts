import { CreateCandidateResponse, SearchResumesResponse } from '@cortex/api-client/candidates/validators';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { asJson, bearer, createTestApp, readAs } from '../../testing/testApp.ts';
import { isPostgres } from '../db/isPostgres.ts';
import { fillSearchIndex } from '../db/searchIndex.ts';

let server: Awaited<ReturnType<typeof createTestApp>>;
let tokens: { admin: string; member: string; stranger: string };

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  await server.addOrganization('org-one', 'premium', [
    { id: 'usr_stranger', email: 'stranger@example.com', isAdmin: true },
  ]);
  tokens = {
    admin: await server.signIn('admin@example.com'),
    member: await server.signIn('member@example.com'),
    stranger: await server.signIn('stranger@example.com'),
  };
});

const write = (
  token: string,
  notes: string,
  { name = 'Mara', path = '/candidates/', method = 'POST' } = {},
) => {
  server.advance(1000);
  const body = new FormData();
  for (const [field, value] of Object.entries({ name, email: 'one@example.com', phone: '1', notes }))
    body.set(field, value);
  return server.app.request(path, { method, ...bearer(token), body });
};
const add = async (token: string, notes: string, name?: string) =>
  (await readAs(CreateCandidateResponse, await write(token, notes, name ? { name } : {}))).id;
const search = async (text: string, token = tokens.admin) => {
  const answer = await server.app.request('/resumes/search', asJson('POST', token, { text }));
  return readAs(SearchResumesResponse, answer);
};
const names = async (text: string, token = tokens.admin) =>
  (await search(text, token)).map(({ candidate }) => candidate.name);

test('who has all words is found, by their beginnings, the newest first, with the part around the first', async () => {
  await add(tokens.admin, 'Ran Kubernetes for five years, and wrote Go.', 'Ada');
  await add(tokens.admin, 'Reads about Kubernetes.', 'Bo');
  await add(tokens.admin, 'Wrote Go and Rust.', 'Cy');
  expect(await names('KUBER')).toEqual(['Bo', 'Ada']);
  expect(await names('kubernetes go')).toEqual(['Ada']);
  expect(await search('kubernetes go')).toMatchObject([
    { excerpt: 'Ran Kubernetes for five years, and wrote Go.' },
  ]);
  expect(await names('bernetes')).toEqual([]);
  expect(await names('-- ++')).toEqual([]);
});

test('nobody finds whom they do not see', async () => {
  const own = await add(tokens.member, 'Ran Kubernetes.', 'Of the member');
  const other = await add(tokens.admin, 'Ran Kubernetes.', 'Of the admin');
  await add(tokens.stranger, 'Ran Kubernetes.', 'Of a stranger');
  expect(await names('kubernetes')).toEqual(['Of the admin', 'Of the member']);
  expect(await names('kubernetes', tokens.member)).toEqual(['Of the member']);
  expect(await names('kubernetes', tokens.stranger)).toEqual(['Of a stranger']);
  const share = { candidate_id: other, shared_with_user_id: 'usr_member', note: '' };
  await server.app.request('/candidates/share/', asJson('POST', tokens.admin, share));
  expect(await names('kubernetes', tokens.member)).toEqual(['Of the admin', 'Of the member']);
  await server.app.request(`/candidates/${own}`, { method: 'DELETE', ...bearer(tokens.member) });
  expect(await names('kubernetes', tokens.member)).toEqual(['Of the admin']);
});

test('words are found in other scripts, with signs, and without accents', async () => {
  await add(tokens.admin, 'Fünf Jahre Überwachung in Zürich, C++ und Node.js', 'Ute');
  await add(tokens.admin, 'Инженер из Москвы, язык C', 'Ира');
  for (const word of ['überwachung', 'UBERWACHUNG', 'zurich', 'c++', 'node.js', 'jahre zürich'])
    expect(await names(word), word).toEqual(['Ute']);
  for (const word of ['москв', 'МОСКВЫ', 'Инженер']) expect(await names(word), word).toEqual(['Ира']);
  expect(await names('c\' | words : * " OR org')).toEqual([]);
});

test('what is changed, deleted or restored is found as it is then', async () => {
  const id = await add(tokens.admin, 'Ran Kubernetes.');
  await write(tokens.admin, 'Ran Nomad.', { path: `/candidates/${id}`, method: 'PUT' });
  expect(await names('kubernetes')).toEqual([]);
  expect(await names('nomad')).toEqual(['Mara']);
  await server.app.request(`/candidates/${id}`, { method: 'DELETE', ...bearer(tokens.admin) });
  expect(await names('nomad')).toEqual([]);
  await server.app.request(`/candidates/${id}/restore`, { method: 'POST', ...bearer(tokens.admin) });
  expect(await names('nomad')).toEqual(['Mara']);
});

test('those from before there was an index are found once it is filled, whatever happened to them meanwhile', async () => {
  const ids = [];
  for (const name of ['Ada', 'Bo', 'Cy', 'Dea'])
    ids.push(await add(tokens.admin, `${name} ran Kubernetes.`, name));
  // As a release from before the index left them.
  const contentless = isPostgres(server.db)
    ? []
    : [sql`INSERT INTO search_words (search_words) VALUES ('delete-all')`];
  for (const statement of [sql`DELETE FROM search_rows`, ...contentless]) await statement.execute(server.db);
  await server.db.deleteFrom('settings').where('name', '=', 'search_index_filled').execute();
  expect(await names('kubernetes')).toEqual([]);
  await write(tokens.admin, 'Ran Nomad.', { name: 'Bo', path: `/candidates/${ids[1]}`, method: 'PUT' });
  await server.app.request(`/candidates/${ids[2]}`, { method: 'DELETE', ...bearer(tokens.admin) });
  await add(tokens.admin, 'Eli ran Kubernetes.', 'Eli');
  await fillSearchIndex(server.db);
  await fillSearchIndex(server.db);
  expect((await names('kubernetes')).toSorted()).toEqual(['Ada', 'Dea', 'Eli']);
  expect(await names('nomad')).toEqual(['Bo']);
});

test('a text of nothing but different words is kept and does not stop the upload', async () => {
  const wide = Array.from({ length: 4000 }, (_, index) => String.fromCodePoint(0x20000 + index).repeat(1));
  expect(await add(tokens.admin, wide.join(' ').slice(0, 4900))).toMatch(/^cnd_/);
});

test('others are answered between two texts, and between two pages of notes', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 30; index += 1) ids.push(await add(tokens.admin, 'Wrote C.'));
  const row = {
    organization_id: 'org_one',
    user_id: 'usr_admin',
    text: 'Hm.',
    text_key: 'hm.',
    mentions: '[]',
  };
  const at = server.dependencies.clock().toISOString();
  const rows = Array.from({ length: 450 }, (_, index) => ({
    ...row,
    id: `nte_${index}`,
    candidate_id: ids[index % ids.length] ?? '',
    at,
  }));
  await server.db.insertInto('candidate_notes').values(rows).execute();
  for (const [path, text, least] of [
    ['/resumes/search', 'c++', 30],
    ['/notes/search', 'nobody', 4],
  ] as const) {
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    const answer = await server.app.request(path, asJson('POST', tokens.admin, { text }));
    isOver = true;
    expect(await answer.json()).toEqual([]);
    expect(turns, path).toBeGreaterThan(least);
  }
});

test('a person who searches too often at once is asked to wait', async () => {
  const ends: (() => void)[] = [];
  const begin = () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        ends.push(() => {
          controller.enqueue(new TextEncoder().encode('{"text":"kubernetes"}'));
          controller.close();
        });
      },
    });
    const { headers } = asJson('POST', tokens.admin, {});
    return server.app.request('/resumes/search', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
  };
  const calls = Array.from({ length: 9 }, begin);
  expect((await Promise.race(calls)).status).toBe(429);
  for (const end of ends) end();
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(8).fill(200), 429]);
});
