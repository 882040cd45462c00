import type { RankedRow } from './rankRows.ts';

/** What a ranked list says of itself. */
export type ListContext = {
  /** How good the best is, and how many meet every must-have; empty while nothing is known. */
  best: string;
  /** What to know before the scores are compared: must-haves that nobody meets. */
  warnings: readonly string[];
};

type Told = {
  /** One and many, where the rows are no people, e.g. `['job', 'jobs']`. */
  nouns?: readonly [string, string] | undefined;
  /** Whether more rows are to come. */
  soFar: boolean;
  /** Whether all rows have the must-haves of one job. */
  oneJob: boolean;
};

/** The context of a list's rows, in words. Those without a result do not count. */
export function describeList(rows: readonly RankedRow[], { nouns, soFar, oneJob }: Told): ListContext {
  const analyzed = rows.filter(({ refusal }) => refusal === undefined);
  if (analyzed.length === 0) return { best: '', warnings: [] };
  const counts = oneJob ? countMustHaves(analyzed) : [];
  const total = format(analyzed.length);
  const noun = nouns ? ` ${nouns[analyzed.length === 1 ? 0 : 1]}` : '';
  const of = `${total}${noun}${soFar ? ' so far' : ''}`;
  const scores = analyzed.flatMap(({ score }) => (score === undefined ? [] : [score]));
  const best = scores.reduce((one, other) => Math.max(one, other), 0);
  return {
    best: [
      scores.length > 0 ? `Best of ${of}: ${Math.round(best)}\u00a0%.` : '',
      counts.length > 0 ? describeAll(analyzed, counts.length) : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    warnings: analyzed.length > 1 ? warn(counts, of) : [],
  };
}

type Count = { name: string; met: number; unclear: number };

function countMustHaves(rows: readonly RankedRow[]): Count[] {
  const counts = new Map<string, Count>();
  for (const { mustHaves } of rows) {
    for (const { name, state } of mustHaves) {
      const count = counts.get(name) ?? { name, met: 0, unclear: 0 };
      if (state !== 'missing') count[state] += 1;
      counts.set(name, count);
    }
  }
  return [...counts.values()];
}

function describeAll(rows: readonly RankedRow[], mustHaves: number): string {
  const meeting = rows.filter(
    (row) => row.mustHaves.length === mustHaves && row.mustHaves.every(({ state }) => state === 'met'),
  ).length;
  const them = nameAll(mustHaves);
  if (meeting === 0) return `Nobody meets ${them}.`;
  if (meeting === rows.length && meeting > 1) return `All meet ${them}.`;
  return `${format(meeting)} ${meeting === 1 ? 'meets' : 'meet'} ${them}.`;
}

function nameAll(mustHaves: number): string {
  if (mustHaves === 1) return 'the must-have';
  return mustHaves === 2 ? 'both must-haves' : `all ${mustHaves} must-haves`;
}

function warn(counts: readonly Count[], of: string): string[] {
  const unmet = counts.filter(({ met }) => met === 0);
  const denied = unmet.filter(({ unclear }) => unclear === 0).map(({ name }) => name);
  return [
    ...(denied.length > 0 ? [`None of ${of} meets ${joinByOr(denied)}.`] : []),
    ...unmet
      .filter(({ unclear }) => unclear > 0)
      .map(({ name, unclear }) => `None of ${of} meets ${name}; it is unclear for ${format(unclear)}.`),
  ];
}

function joinByOr(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '');
}

function format(count: number): string {
  return count.toLocaleString('en-US');
}

const endings = new Map([
  [1, 'st'],
  [2, 'nd'],
  [3, 'rd'],
]);

/** E.g. "3rd of 103". */
export function describePlace(place: number, total: number): string {
  const teen = Math.floor(place / 10) % 10 === 1;
  return `${format(place)}${(teen ? undefined : endings.get(place % 10)) ?? 'th'} of ${format(total)}`;
}
