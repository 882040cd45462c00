import type { RankedPair } from './rankedPair.ts';

/** A row with the name of what it ranks. */
export type RankedRow = RankedPair & { name: string };

/** `all`; what this person has not looked at; what nobody has decided about. */
export type Attention = 'all' | 'unseen' | 'undecided';

export type RankFilter = {
  text: string;
  /** The name of a must-have that has to be met, `every` for all of them, empty for none. */
  mustHave: string;
  attention: Attention;
};

export const NO_FILTER: RankFilter = { text: '', mustHave: '', attention: 'all' };

/** The highest score first, then what earned more points, then by name; what has no score, and then what has no analysis, last. */
export function sortRows<Row extends RankedRow>(rows: readonly Row[]): Row[] {
  return rows.toSorted(
    (one, other) =>
      Number(one.refusal !== undefined) - Number(other.refusal !== undefined) ||
      (other.score ?? -1) - (one.score ?? -1) ||
      (other.points ?? -1) - (one.points ?? -1) ||
      one.name.localeCompare(other.name, 'en'),
  );
}

export function filterRows<Row extends RankedRow>(rows: readonly Row[], filter: RankFilter): Row[] {
  const text = filter.text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (text === '' || `${row.name}\n${row.sentence ?? ''}`.toLowerCase().includes(text)) &&
      meets(row, filter.mustHave) &&
      (filter.attention !== 'unseen' || row.lookedAt === undefined) &&
      (filter.attention !== 'undecided' || row.decision === undefined),
  );
}

function meets({ mustHaves, refusal }: RankedRow, wanted: string): boolean {
  if (wanted === '') return true;
  if (refusal !== undefined) return false;
  if (wanted === 'every') return mustHaves.every(({ state }) => state === 'met');
  return mustHaves.some(({ name, state }) => name === wanted && state === 'met');
}

/** The must-haves that rows name, in the order in which they come. */
export function listMustHaves(rows: readonly RankedPair[]): string[] {
  return [...new Set(rows.flatMap(({ mustHaves }) => mustHaves.map(({ name }) => name)))];
}
