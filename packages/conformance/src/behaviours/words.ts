import { notesLimits, tagsLimits } from '@cortex/api-client/limits';
import { expectThat } from '../expectations.ts';
import { ifThere } from '../fallbacks.ts';
import { listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';

/** Words that are looked for in notes, and those that stand for people in the texts of mails. */
export async function checkWords({ check, client, world }: Kit): Promise<void> {
  const { tenant, ownerSession } = world;

  await check('searchNotes', 'life', 'a word that is asked for often counts once', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const word = tenant.word('crane');
    await client.must('createCandidateNote', { id, body: { text: `Drove the ${word}.` } }, ownerSession);
    const often = 'the '.repeat(notesLimits.words);
    for (const [last, count] of [
      [word, 1],
      [tenant.word('oslo'), 0],
    ] as const) {
      const found = await client.must('searchNotes', { body: { text: `${often}${last}` } }, ownerSession);
      const right = listAt(found, 'body').length === count;
      expectThat(right, `expected ${count} notes with both of the two words`, found);
    }
  });
  await check('listMailTemplates', 'life', 'the sender has the name that they have now', async () => {
    const person = await tenant.addPerson();
    const session = await client.signIn('who is renamed', person);
    await client.must('listMailTemplates', {}, session);
    const { id, email, username } = person;
    const full_name = `Renamed ${tenant.word('sender')}`;
    const body = { email, username, full_name, is_admin: false };
    if (!(await ifThere(() => client.must('updateUser', { id, body }, tenant.admin)))) return;
    const read = await client.must('listMailTemplates', {}, session);
    expectThat(textAt(read.body, 'sender') === full_name, `expected the sender ${full_name}`, read);
  });
  await check(
    'setCandidateTags',
    'life',
    'a tag is as long as it may be in letters, not in bytes',
    async () => {
      const id = await tenant.addCandidate(ownerSession);
      const tags = ['é'.repeat(tagsLimits.letters)];
      const saved = await client.must('setCandidateTags', { id, body: { tags } }, ownerSession);
      expectThat(listAt(saved.body, 'tags').join() === tags.join(), 'expected the tag as it was sent', saved);
    },
  );
  await check('searchNotes', 'life', 'signs of a word stand for themselves', async () => {
    const id = await tenant.addCandidate(ownerSession);
    const word = tenant.word('crane');
    const text = `Drove the ${word} at 100% of what it lifts.`;
    await client.must('createCandidateNote', { id, body: { text } }, ownerSession);
    for (const [sought, count] of [
      [`${word} 100%`, 1],
      [word.replace('crane', 'cr%e'), 0],
      [word.replace('crane', 'cr_ne'), 0],
    ] as const) {
      const found = await client.must('searchNotes', { body: { text: sought } }, ownerSession);
      const right = listAt(found, 'body').length === count;
      expectThat(right, `expected ${count} notes with “${sought}”`, found);
    }
  });
}
