import type { PreviewedScore } from '@cortex/api-client/model';
import { expect, test } from 'vitest';
import { describeChanges, sortByChange } from './scoreChanges.ts';

const of = (id: string, before: number, after: number): PreviewedScore => ({
  candidate: { id },
  before,
  after,
});
const without: PreviewedScore = {
  candidate: { id: 'none' },
  error: { detail: 'Too little text.', code: 'too_little_text' },
};

test('the largest change comes first, what has no score last', () => {
  const sorted = sortByChange([without, of('same', 40, 40), of('up', 40, 52), of('down', 60, 30)]);
  expect(sorted.map(({ candidate }) => candidate.id)).toEqual(['down', 'up', 'same', 'none']);
});

test.each([
  [[of('a', 40, 52), of('b', 40, 40)], 2, '1 of 2 scores would change.'],
  [[of('a', 40, 40.4)], 1, 'None of 1 score would change.'],
  [[without], 1, 'Nobody has a score that could change.'],
  [[of('a', 40, 52)], 73, '1 of 1 score would change. The first 1 of 73 candidates are shown.'],
])('%j', (results, total, words) => {
  expect(describeChanges(results, total)).toBe(words);
});
