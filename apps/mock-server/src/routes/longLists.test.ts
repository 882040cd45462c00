import { gunzipSync } from 'node:zlib';
import { ListCandidatesResponse } from '@cortex/api-client/candidates/validators';
import { ListJobsResponse } from '@cortex/api-client/jobs/validators';
import { beforeAll, expect, test } from 'vitest';
import { bearer, createTestApp, readAs } from '../../testing/testApp.ts';

const ROWS = 2_500;
const BATCH = 500;

let server: Awaited<ReturnType<typeof createTestApp>>;
let admin: RequestInit;
let member: RequestInit;

/** Twice in each second, so that many rows have the same time; the member owns every second one. */
const rowOf = (number: number, prefix: string) => ({
  id: `${prefix}_${String(ROWS - number).padStart(6, '0')}`,
  organization_id: 'org_one',
  owner_id: number % 2 === 0 ? 'usr_admin' : 'usr_member',
  created_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 3) * 1_000).toISOString(),
});

beforeAll(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'premium', [
    { id: 'usr_admin', email: 'admin@example.com', isAdmin: true },
    { id: 'usr_member', email: 'member@example.com' },
  ]);
  const { db } = server;
  for (let start = 0; start < ROWS; start += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => start + index);
    await db
      .insertInto('candidates')
      .values(
        numbers.map((number) => ({
          ...rowOf(number, 'cnd'),
          name: `Zoë "${number}"`,
          email: 'a@example.com',
          email_key: 'a@example.com',
          phone: '1',
          notes: 'Line one\nline two',
          skills: '',
          resume_file_name: null,
          resume_reading: 'none' as const,
          resume_text: null,
          resume_uploaded_at: null,
          resume_hidden_words: 0,
        })),
      )
      .execute();
    await db
      .insertInto('jobs')
      .values(
        numbers.map((number) => ({
          ...rowOf(number, 'job'),
          title: `Job ${number}`,
          description: 'Keeps the books.',
          skills_required: 'SQL',
          criteria: null,
          deleted_at: null,
          deleted_by: null,
        })),
      )
      .execute();
  }
  await db
    .insertInto('shares')
    .values({
      candidate_id: rowOf(0, 'cnd').id,
      shared_with_user_id: 'usr_member',
      shared_by_user_id: 'usr_admin',
      note: 'Look at this one.',
      created_at: '2026-01-02T00:00:00.000Z',
    })
    .execute();
  admin = bearer(await server.signIn('admin@example.com'));
  member = bearer(await server.signIn('member@example.com'));
});

function inOrder(rows: readonly { id: string; created_at: string }[]): string[] {
  return rows
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id))
    .map(({ id }) => id);
}

const all = Array.from({ length: ROWS }, (_, number) => number);
const others = [...all.filter((number) => number % 2 === 1)];

test.each([
  ['/candidates/', ListCandidatesResponse, 'cnd', () => admin, all],
  ['/candidates/', ListCandidatesResponse, 'cnd', () => member, [0, ...others]],
  ['/jobs/', ListJobsResponse, 'job', () => admin, all],
  ['/jobs/', ListJobsResponse, 'job', () => member, others],
] as const)('a long list of %s in parts is whole and in its order', async (path, schema, prefix, who, numbers) => {
  const rows = await readAs(schema, await server.app.request(path, who()));
  expect(rows.map(({ id }) => id)).toEqual(inOrder(numbers.map((number) => rowOf(number, prefix))));
});

test('is the same compressed', async () => {
  const plain = await (await server.app.request('/candidates/', admin)).text();
  const headers = { ...admin.headers, 'Accept-Encoding': 'gzip' };
  const packed = await server.app.request('/candidates/', { headers });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  expect(packed.headers.get('Vary')).toContain('Accept-Encoding');
  expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(plain);
});

test('a row that goes while the list is read is in it or not, and what is read is a list', async () => {
  const { db } = server;
  const [first = '', ...rest] = inOrder(all.map((number) => rowOf(number, 'cnd')));
  const last = rest.at(-1) ?? '';
  const kept = await db.selectFrom('candidates').selectAll().where('id', 'in', [first, last]).execute();
  const answer = await server.app.request('/candidates/', admin);
  const reader = answer.body?.getReader();
  const pieces: Uint8Array[] = [];
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    if (pieces.length === 0) await db.deleteFrom('candidates').where('id', 'in', [first, last]).execute();
    pieces.push(piece.value);
  }
  const ids = ListCandidatesResponse.parse(JSON.parse(Buffer.concat(pieces).toString())).map(({ id }) => id);
  expect(ids).not.toContain(last);
  expect(ids.filter((id) => id !== first)).toEqual(rest.slice(0, -1));
  await db.insertInto('candidates').values(kept).execute();
});

test('a reader that leaves keeps nobody waiting', async () => {
  const answer = await server.app.request('/candidates/', admin);
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  expect(await readAs(ListCandidatesResponse, await server.app.request('/candidates/', admin))).toHaveLength(
    ROWS,
  );
});
