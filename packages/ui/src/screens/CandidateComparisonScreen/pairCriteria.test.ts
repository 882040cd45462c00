import { expect, test } from 'vitest';
import { pairCriteria } from './pairCriteria.ts';

function analysisOf(...criteria: { name: string; credit: number; importance?: 'must' }[]) {
  return {
    strengths: [],
    weaknesses: [],
    criteria: criteria.map((criterion) => ({
      ...criterion,
      kind: 'skill' as const,
      weight: 50,
      met: criterion.credit === 1,
      evidence: [],
    })),
  };
}

test('each criterion is one row, and a row says whether the two differ', () => {
  const pairs = pairCriteria(
    analysisOf({ name: 'Go', credit: 1 }, { name: 'SQL', credit: 0 }),
    analysisOf({ name: 'SQL', credit: 0 }, { name: 'Go', credit: 0.5 }),
  );
  expect(pairs.map(({ name, differs }) => [name, differs])).toEqual([
    ['Go', true],
    ['SQL', false],
  ]);
});

test('a criterion that one analysis lacks is a row too', () => {
  const pairs = pairCriteria(analysisOf(), analysisOf({ name: 'Go', credit: 1 }));
  expect(pairs).toMatchObject([{ name: 'Go', weight: 50, first: undefined, differs: true }]);
  expect(pairCriteria(undefined, undefined)).toEqual([]);
});

test('must-haves come first, the rest stays in its order', () => {
  const pairs = pairCriteria(
    analysisOf(
      { name: 'Go', credit: 1 },
      { name: 'SQL', credit: 0 },
      { name: 'C', credit: 1, importance: 'must' },
    ),
    undefined,
  );
  expect(pairs.map(({ name, importance }) => [name, importance])).toEqual([
    ['C', 'must'],
    ['Go', undefined],
    ['SQL', undefined],
  ]);
});
