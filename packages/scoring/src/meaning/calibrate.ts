import { lazy } from '../text/lazy.ts';
import pairs from './calibrationPairs.json' with { type: 'json' };
import type { Scale } from './meaning.ts';
import { likeness, type Vector, vectorOf } from './vectorOf.ts';

/** In how many of all comparisons a pair that is alike has to be nearer than one that is not. */
const MOSTLY = 0.9;
const SMALLEST_GAP = 0.05;

type VectorOf = (line: string) => Vector;
type Cosines = { alike: readonly number[]; apart: readonly number[] };

/** The lines that a model is calibrated by; they are ours and tell of nobody. */
export const CALIBRATION_LINES: readonly string[] = [...new Set([...pairs.alike, ...pairs.apart].flat())];

/**
 * How the cosines of a model come to the scale of the bundled table: the median of pairs of lines that mean the same,
 * and that of pairs that have nothing in common, become those of the table. Undefined where the model does not tell
 * the two apart, as with vectors that are made up.
 */
export function calibrate(vectorsOf: VectorOf): Scale | undefined {
  const model = cosinesOf(vectorsOf);
  const [alike, apart] = [median(model.alike), median(model.apart)];
  if (alike - apart < SMALLEST_GAP || shareInOrder(model) < MOSTLY) return undefined;
  const table = tableMedians();
  const slope = (table.alike - table.apart) / (alike - apart);
  return { offset: table.apart - slope * apart, slope };
}

const tableMedians = lazy(() => {
  const { alike, apart } = cosinesOf(vectorOf);
  return { alike: median(alike), apart: median(apart) };
});

function cosinesOf(vectorsOf: VectorOf): Cosines {
  const toCosines = (some: readonly string[][]) =>
    some.map(([one = '', other = '']) => likeness(vectorsOf(one), vectorsOf(other)));
  return { alike: toCosines(pairs.alike), apart: toCosines(pairs.apart) };
}

/** Of all pairs of an alike and an apart one, the share in which the alike one is nearer. */
function shareInOrder({ alike, apart }: Cosines): number {
  const inOrder = alike.reduce((sum, one) => sum + apart.filter((other) => one > other).length, 0);
  return inOrder / (alike.length * apart.length);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
