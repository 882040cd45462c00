import { expectThat } from '../expectations.ts';
import { findById, listAt, numberAt, textAt } from '../json.ts';
import type { Kit } from '../Kit.ts';
import { termOf } from '../texts.ts';

export async function checkVocabulary({ check, client, world }: Kit): Promise<void> {
  const { tenant, memberSession } = world;
  const read = async () => {
    const exchange = await client.must('listVocabulary', {}, memberSession);
    const terms = listAt(exchange.body, 'terms');
    return { exchange, terms, version: numberAt(exchange.body, 'version') ?? Number.NaN };
  };

  await check('addVocabularyTerm', 'life', 'words that are there stay as they are', async () => {
    const body = termOf(tenant.word('shelf'));
    const before = await read();
    const id = await client.mustCreate('addVocabularyTerm', { body }, memberSession);
    const again = await client.must('addVocabularyTerm', { body }, memberSession);
    expectThat(textAt(again.body, 'id') === id, `expected the term ${id} that is there`, again);
    const { exchange, terms, version } = await read();
    const same = terms.filter((term) => textAt(term, 'words') === body.words).length;
    expectThat(same === 1, `expected the words once, not ${same} times`, exchange);
    expectThat(textAt(terms[0], 'id') === id, 'expected the newest term first', exchange);
    expectThat(version === before.version + 1, `expected the version ${before.version + 1}`, exchange);
  });
  await check('removeVocabularyTerm', 'life', 'the words are gone, and the version is raised', async () => {
    const body = termOf(tenant.word('shelf'));
    const id = await client.mustCreate('addVocabularyTerm', { body }, memberSession);
    const before = await read();
    await client.must('removeVocabularyTerm', { id }, tenant.admin);
    const { exchange, terms, version } = await read();
    expectThat(!terms.some((term) => textAt(term, 'id') === id), 'expected the term to be gone', exchange);
    expectThat(version === before.version + 1, `expected the version ${before.version + 1}`, exchange);
  });
  await check('previewScores', 'life', 'nothing is kept and nothing changes', async () => {
    const job_id = await tenant.addJob(memberSession);
    const candidate = await tenant.addCandidate(memberSession);
    const job = async () => {
      const { body } = await client.must('listJobs', {}, memberSession);
      return JSON.stringify(findById(body, job_id));
    };
    const [before, vocabulary] = [await job(), await read()];
    const term = termOf(tenant.word('shelf'));
    const criteria = [{ name: term.criterion, importance: 'must' }];
    const body = { job_id, candidate_ids: [candidate], criteria, term };
    const answer = await client.must('previewScores', { body }, memberSession);
    expectThat((await job()) === before, 'expected the job to stay as it was', answer);
    const { exchange, terms, version } = await read();
    expectThat(
      version === vocabulary.version && !terms.some((one) => textAt(one, 'words') === term.words),
      `expected the vocabulary to stay as it was, of version ${vocabulary.version}`,
      exchange,
    );
    const analyses = await client.must('listAnalyses', { id: candidate }, memberSession);
    expectThat(listAt(analyses, 'body').length === 0, 'expected no analysis to be kept', analyses);
  });
  await check('addVocabularyTerm', 'life', 'words in other capitals are there already', async () => {
    const { criterion, words } = termOf(tenant.word('shelf'));
    const id = await client.mustCreate('addVocabularyTerm', { body: { criterion, words } }, memberSession);
    const body = { criterion: criterion.toUpperCase(), words: words.toUpperCase() };
    const again = await client.must('addVocabularyTerm', { body }, memberSession);
    expectThat(textAt(again.body, 'id') === id, `expected the term ${id} that is there`, again);
    expectThat(textAt(again.body, 'words') === words, `expected the words as they are: ${words}`, again);
  });
}
