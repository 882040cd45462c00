import type { MustHave } from '@cortex/api-client/model';
import { countThose } from './mustHaveWords.ts';
import type { RankedRow } from './rankRows.ts';

/** What tells a row from the others of its list. */
export type Difference = {
  /** The must-haves that it lacks, then those that are unclear, but for those that all rows lack alike. */
  open: readonly MustHave[];
  /** How many of the others are met, in words; empty where none is. */
  met: string;
  /** What the recommendation says that not every row says; empty where the must-haves tell enough. */
  sentence: string;
};

/** A row with its place among all that have a result, counted from 1, and with what tells it apart. */
export type ToldRow = RankedRow & { place?: number; difference: Difference };

const NOTHING: Difference = { open: [], met: '', sentence: '' };

/** Of rows in their order, what each has that the others have not. */
export function tellApart(rows: readonly RankedRow[]): ToldRow[] {
  const analyzed = rows.filter(({ refusal }) => refusal === undefined);
  const isShared = findShared(analyzed, ({ mustHaves }) => mustHaves.map(nameState));
  const isSaidByAll = findShared(analyzed, ({ sentence = '' }) => splitSentences(sentence));
  let place = 0;
  return rows.map((row) => {
    if (row.refusal !== undefined) return { ...row, difference: NOTHING };
    place += 1;
    return { ...row, place, difference: describe(row, isShared, isSaidByAll) };
  });
}

type IsShared = (what: string) => boolean;

function describe(
  { mustHaves, sentence = '' }: RankedRow,
  isShared: IsShared,
  isSaidByAll: IsShared,
): Difference {
  const own = mustHaves.filter((mustHave) => !isShared(nameState(mustHave)));
  if (own.length > 0) return describeOpen(own, mustHaves);
  const sentences = splitSentences(sentence);
  const said = sentences.find((one) => !isSaidByAll(one));
  if (said !== undefined) return { ...NOTHING, sentence: said };
  return mustHaves.length > 0
    ? describeOpen(mustHaves, mustHaves)
    : { ...NOTHING, sentence: sentences[0] ?? '' };
}

function describeOpen(own: readonly MustHave[], all: readonly MustHave[]): Difference {
  const open = (['missing', 'unclear'] as const).flatMap((wanted) =>
    own.filter(({ state }) => state === wanted),
  );
  return { ...NOTHING, open, met: describeMet(all, open.length > 0) };
}

function describeMet(mustHaves: readonly MustHave[], besideOthers: boolean): string {
  const [met, total] = [countThose(mustHaves, 'met'), mustHaves.length];
  if (met === 0) return '';
  if (besideOthers) return met === 1 ? '1 other met' : `${met} others met`;
  if (met < total) return `${met} of ${total} must-haves met`;
  if (total === 1) return 'The must-have is met';
  return total === 2 ? 'Both must-haves met' : `All ${total} must-haves met`;
}

/** Whether something is to be found in each of several rows. It looks at the rows when it is first asked. */
function findShared(rows: readonly RankedRow[], list: (row: RankedRow) => readonly string[]): IsShared {
  let shared: ReadonlySet<string> | undefined;
  return (what) => {
    shared ??= rows.length < 2 ? new Set() : intersect(rows, list);
    return shared.has(what);
  };
}

function intersect(
  rows: readonly RankedRow[],
  list: (row: RankedRow) => readonly string[],
): ReadonlySet<string> {
  let shared: string[] | undefined;
  for (const row of rows) {
    const own = list(row);
    shared = shared?.filter((one) => own.includes(one)) ?? [...own];
    if (shared.length === 0) break;
  }
  return new Set(shared);
}

function nameState({ name, state }: MustHave): string {
  return `${state} ${name}`;
}

function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s(?!\p{Ll})/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
