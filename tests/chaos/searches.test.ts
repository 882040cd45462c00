import { beforeEach, expect, test } from 'vitest';
import { addCandidate } from '../../apps/mock-server/src/candidates/addCandidate.ts';
import { newId } from '../../apps/mock-server/src/db/newId.ts';
import { asJson, createTestApp } from '../../apps/mock-server/testing/testApp.ts';
import { longestWait } from './watchLoop.ts';

/** What others may wait at once while somebody searches. */
const MOST_MS = 250;
const AT = '2026-11-20T09:00:00.000Z';

let server: Awaited<ReturnType<typeof createTestApp>>;
let member: string;
let stranger: string;

beforeEach(async () => {
  server = await createTestApp();
  await server.addOrganization('org_one', 'basic', [{ id: 'usr_member', email: 'member@example.com' }]);
  await server.addOrganization('org_two', 'basic', [{ id: 'usr_stranger', email: 'stranger@example.com' }]);
  member = await server.signIn('member@example.com');
  stranger = await server.signIn('stranger@example.com');
});

const waitFor = (path: string, text: string, who: string) =>
  longestWait(async () => {
    const answer = await server.app.request(path, asJson('POST', who, { text }));
    expect(answer.status).toBe(200);
  });

function addCandidates(count: number, notesOf: (index: number) => string): Promise<string[]> {
  const owner = { organizationId: 'org_one', userId: 'usr_member' };
  return server.db.transaction().execute(async (trx) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const fields = { name: 'Mara', email: `m${index}@example.com`, phone: '1', notes: notesOf(index) };
      ids.push(await addCandidate(trx, owner, fields, AT));
    }
    return ids;
  });
}

async function addNotes(candidate_id: string, count: number, text: string): Promise<void> {
  const of = { organization_id: 'org_one', candidate_id, user_id: 'usr_member', mentions: '[]', at: AT };
  for (let index = 0; index < count; index += 1)
    await server.db
      .insertInto('candidate_notes')
      .values({ id: newId('nte'), ...of, text, text_key: text })
      .execute();
}

test('a search whose words stand in letters with accents keeps nobody waiting', async () => {
  await addCandidates(400, () => `${'é'.repeat(9_980)} éq q`);
  expect(await waitFor('/resumes/search', `${'eq '.repeat(65)}q+`, member)).toBeLessThan(MOST_MS);
});

test('neither does one for words that nearly stand in the longest texts', async () => {
  const ids = await addCandidates(40, () => 'Notes.');
  const text = `${'x'.repeat(199_000)} xxy`;
  await server.db.updateTable('candidates').set({ resume_text: text }).where('id', 'in', ids).execute();
  const words = Array.from({ length: 9 }, (_, index) => `${'x'.repeat(9 + index)}+`);
  expect(await waitFor('/resumes/search', `x ${words.join(' ')}`, member)).toBeLessThan(MOST_MS);
});

test.each([
  ['the same short words', `${'x'.repeat(4_900)} xb`, `${'xb '.repeat(63)}zz`],
  ['a long word', 'x'.repeat(4_900), `${'x'.repeat(190)}b`],
])('a search in notes for %s keeps nobody waiting', async (_, text, asked) => {
  const [candidateId = ''] = await addCandidates(1, () => 'Notes.');
  await addNotes(candidateId, 2_000, text);
  expect(await waitFor('/notes/search', asked, member)).toBeLessThan(MOST_MS);
});

test.each([
  ['one', [...'abcdefghijklmnopqrstuvwxyz'].join(' ')],
  ['two', [...'abcdefghij'].map((letter) => `e${letter}`).join(' ')],
])('what others have in their resumes slows down no search for beginnings of %s letters', async (_, text) => {
  let seed = 1;
  const word = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed.toString(36).replace(/[0-9]/g, 'e');
  };
  await addCandidates(2_000, () => Array.from({ length: 1_400 }, word).join(' ').slice(0, 9_990));
  // A bound for what is read from an index: putting lists together took ten times as long.
  expect(await waitFor('/resumes/search', text, stranger)).toBeLessThan(60);
});
