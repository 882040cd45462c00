import { expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';
import type { VocabularyEntry } from './ownVocabulary.ts';
import { suggestWords } from './suggestWords.ts';

const TERM: VocabularyEntry = { criterion: 'stock control', words: 'depot ledger boards', version: 3 };

function stockControl(line: string, vocabulary: readonly VocabularyEntry[] = [TERM]) {
  const outcome = analyzeResume({
    job: { title: 'Position', description: 'You will work with the team.', skills_required: 'Stock control' },
    candidate: {
      name: '',
      email: '',
      phone: '',
      notes: '',
      resumeText: `Experience\nAssistant, Vale Mill, 2019 - 2024\n- ${line}\n- Came in early and stayed until the door was shut, and got along with all those who were there on the day, whoever they were.`,
    },
    asOf: '2026-11-22',
    vocabulary,
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const { vocabulary_version, criteria } = outcome.analysis;
  const found = criteria.find(({ name }) => name === 'Stock control');
  return {
    version: vocabulary_version,
    met: found?.met,
    credit: found?.credit,
    quotes: found?.evidence,
    remark: found?.remark,
  };
}

test('agreed words show a criterion where they stand beside each other, in any case', () => {
  const line = 'Kept the Depot Ledger Boards of three halls.';
  expect(stockControl(line, [])).toMatchObject({ met: false, version: undefined });
  expect(stockControl(line)).toMatchObject({
    met: true,
    credit: 1,
    version: 3,
    quotes: [{ quote: line }],
    remark: '“depot ledger boards” counts as it in your organization’s vocabulary.',
  });
});

test.each([
  'Kept the ledger of the depot and its boards.',
  'No depot ledger boards so far.',
  'Looking to learn depot ledger boards.',
  'My mother worked with depot ledger boards.',
])('they show nothing in "%s"', (line) => {
  expect(stockControl(line).met).toBe(false);
});

test('a term of another criterion changes nothing but the version that is named', () => {
  const other = { ...TERM, criterion: 'Welding' };
  expect(stockControl('Kept the depot ledger boards.', [other])).toMatchObject({ met: false });
});

test.each([
  [
    'Looked after the container clusters of three sites for the whole region.',
    'Kubernetes',
    /cluster|container/,
  ],
  ['Was in charge of the bakery stockroom and its weekly counts.', 'Stock control', /stock|counts/],
])('of "%s" the words nearest to %s are suggested', (line, criterion, words) => {
  const suggested = suggestWords(line, criterion, 'en') ?? '';
  expect(suggested).toMatch(words);
  expect(line).toContain(suggested);
});

test('a line that names the criterion, or tells nothing, suggests nothing', () => {
  expect(suggestWords('Three years of stock control.', 'Stock control', 'en')).toBeUndefined();
  expect(suggestWords('It was of the and to 2019.', 'Stock control', 'en')).toBeUndefined();
  expect(suggestWords('Excellent skills.', 'Presentation', 'en')).toBeUndefined();
});
