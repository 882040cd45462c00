import type { Session } from '../Client.ts';
import { expectThat } from '../expectations.ts';
import { listAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { candidateOf } from '../texts.ts';

/** The search in resumes and notes: who finds whom, by which words. */
export async function checkResumeSearch({ check, client, world }: Kit): Promise<void> {
  const { tenant, ownerSession, colleague, colleagueSession } = world;
  const add = async (notes: string) => {
    const body = { ...candidateOf(tenant.word('sought')), notes };
    return textAt((await client.must('createCandidate', { body }, ownerSession)).body, 'id') ?? '';
  };
  const find = async (text: string, session: Session = ownerSession) => {
    const exchange = await client.must('searchResumes', { body: { text } }, session);
    return { exchange, ids: listAt(exchange, 'body').map((one) => textAt(one, 'candidate', 'id') ?? '') };
  };
  const expectFound = async (text: string, expected: readonly string[], session: Session = ownerSession) => {
    const { exchange, ids } = await find(text, session);
    const told = expected.length === 0 ? 'nobody' : expected.join(', ');
    expectThat(ids.join() === expected.join(), `expected ${told} for “${text}”`, exchange);
  };

  await check('searchResumes', 'life', 'finds all words by their beginnings, the newest first', async () => {
    const word = tenant.word('weir');
    const older = await add(`Kept the ${word.toUpperCase()}s of Åland, and wrote C++.`);
    const newer = await add(`Saw a ${word} in C once.`);
    await expectFound(word, [newer, older]);
    await expectFound(`aland ${word}`, [older]);
    await expectFound(`${word} c++`, [older]);
    await expectFound(`ÅLÁND ${word}`, [older]);
    await expectFound(`A\u030aland ${word}`, [older]);
    await expectFound(word.slice(1), []);
    await expectFound(`${word} oslo`, []);
    await expectFound('-- ++', []);
    const { exchange } = await find(`aland ${word}`);
    const excerpt = textAt(listAt(exchange, 'body')[0], 'excerpt') ?? '';
    expectThat(
      /Åland/i.test(excerpt.normalize('NFC')),
      'expected the part of the text with the word',
      exchange,
    );
  });
  await check('searchResumes', 'life', 'finds whom one sees, as they are now', async () => {
    const [word, later] = [tenant.word('lock'), tenant.word('sluice')];
    const id = await add(`Kept a ${word}.`);
    await expectFound(word, [id]);
    await expectFound(word, [], colleagueSession);
    const share = { candidate_id: id, shared_with_user_id: colleague.id, note: '' };
    await client.must('shareCandidate', { body: share }, ownerSession);
    await expectFound(word, [id], colleagueSession);
    const body = { ...candidateOf(tenant.word('sought')), notes: `Keeps a ${later}.` };
    await client.must('updateCandidate', { id, body }, ownerSession);
    await expectFound(word, []);
    await expectFound(later, [id], colleagueSession);
    await client.must('deleteCandidate', { id }, ownerSession);
    await expectFound(later, []);
  });
}
