import type { Criterion } from '@cortex/api-client/model';
import { expect, test } from 'vitest';
import { alignCriteria } from './alignCriteria.ts';

function analysisOf(...criteria: (Partial<Criterion> & { name: string; credit: number })[]) {
  return {
    strengths: [],
    weaknesses: [],
    criteria: criteria.map((criterion) => ({
      kind: 'skill' as const,
      weight: 50,
      met: criterion.credit === 1,
      evidence: [],
      ...criterion,
    })),
  };
}

test('each criterion is one row, whichever order it came in, and what differs comes first', () => {
  const rows = alignCriteria([
    analysisOf({ name: 'SQL', credit: 0 }, { name: 'Go', credit: 1 }),
    analysisOf({ name: 'Go', credit: 0.5 }, { name: 'SQL', credit: 0 }),
    analysisOf({ name: 'Go', credit: 1 }, { name: 'SQL', credit: 0 }),
  ]);
  expect(rows.map(({ name, differs }) => [name, differs])).toEqual([
    ['Go', true],
    ['SQL', false],
  ]);
  expect(rows[0]?.cells.map((cell) => cell?.credit)).toEqual([1, 0.5, 1]);
});

test('a criterion that one analysis lacks is a row too, and differs', () => {
  const [row] = alignCriteria([analysisOf(), analysisOf({ name: 'Go', credit: 1, importance: 'nice' })]);
  expect(row).toMatchObject({ name: 'Go', weight: 50, importance: 'nice', differs: true });
  expect(row?.cells[0]).toBeUndefined();
});

test('who has no analysis differs from nobody', () => {
  const rows = alignCriteria([
    analysisOf({ name: 'Go', credit: 1 }),
    undefined,
    analysisOf({ name: 'Go', credit: 1 }),
  ]);
  expect(rows).toMatchObject([{ name: 'Go', differs: false }]);
  expect(rows[0]?.cells).toHaveLength(3);
  expect(alignCriteria([undefined, undefined])).toEqual([]);
});

test('as many points for another reason differ', () => {
  const half = { name: 'Go', credit: 0.5 };
  expect(alignCriteria([analysisOf({ ...half, unclear: true }), analysisOf(half)])).toMatchObject([
    { differs: true },
  ]);
});

test('what reads the same does not differ', () => {
  const row = (credit: number) => analysisOf({ name: 'Go', weight: 1, met: true, credit });
  expect(alignCriteria([row(0.84), row(0.8)])).toMatchObject([{ differs: false }]);
  expect(alignCriteria([row(0.86), row(0.8)])).toMatchObject([{ differs: true }]);
});

test('must-haves come first among what differs and among what does not, the rest stays in its order', () => {
  const rows = alignCriteria([
    analysisOf(
      { name: 'Go', credit: 1 },
      { name: 'SQL', credit: 0 },
      { name: 'C', credit: 1, importance: 'must' },
      { name: 'Ada', credit: 1, importance: 'must' },
    ),
    analysisOf(
      { name: 'Go', credit: 0 },
      { name: 'SQL', credit: 0 },
      { name: 'C', credit: 1, importance: 'must' },
      { name: 'Ada', credit: 0, importance: 'must' },
    ),
  ]);
  expect(rows.map(({ name }) => name)).toEqual(['Ada', 'Go', 'C', 'SQL']);
});

test('what differs comes in the order of the points that are between the candidates', () => {
  const rows = alignCriteria([
    analysisOf(
      { name: 'Go', credit: 1 },
      { name: 'SQL', credit: 0 },
      { name: 'Rust', credit: 0.5, weight: 20 },
    ),
    analysisOf(
      { name: 'Go', credit: 0.9 },
      { name: 'SQL', credit: 0.5 },
      { name: 'Rust', credit: 0, weight: 20 },
    ),
  ]);
  expect(rows.map(({ name, apart }) => [name, Math.round(apart)])).toEqual([
    ['SQL', 25],
    ['Rust', 10],
    ['Go', 5],
  ]);
  const [lacking] = alignCriteria([analysisOf(), analysisOf({ name: 'Go', credit: 0.5 })]);
  expect(lacking?.apart).toBe(25);
});
