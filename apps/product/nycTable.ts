/** An application: whether it was selected, its score, and the traits that the employer knows of the person. */
export type Application = {
  selected: boolean | undefined;
  score: number | undefined;
  sex: string;
  raceEthnicity: string;
};

/** A line of the table. Rates are from 0 to 1; undefined where there is nothing to tell. */
export type TableRow = {
  table: 'sex' | 'race/ethnicity' | 'intersectional';
  category: string;
  applicants: number;
  selected: number;
  selectionRate: number | undefined;
  selectionImpactRatio: number | undefined;
  scored: number;
  aboveMedian: number;
  scoringRate: number | undefined;
  scoringImpactRatio: number | undefined;
  note: string;
};

/** Below this share of the applicants a category may be left out of the impact ratios; that it is has to be said. */
const SMALL = 0.02;
const UNKNOWN = 'unknown';

const TABLES: Record<TableRow['table'], (application: Application) => string> = {
  sex: ({ sex }) => sex,
  'race/ethnicity': ({ raceEthnicity }) => raceEthnicity,
  intersectional: ({ sex, raceEthnicity }) => (sex && raceEthnicity ? `${sex}, ${raceEthnicity}` : ''),
};

/**
 * The rates and impact ratios of the yearly table: a selection rate is the selected among those with a decision, a scoring rate those
 * above the median score of all among the scored. An impact ratio is a rate divided by the highest one of the same table.
 */
export function nycTable(applications: readonly Application[]): TableRow[] {
  const median = medianOf(applications.flatMap(({ score }) => score ?? []));
  const names: TableRow['table'][] = ['sex', 'race/ethnicity', 'intersectional'];
  return names.flatMap((table) => {
    const groups = Map.groupBy(applications, (one) => TABLES[table](one) || UNKNOWN);
    const rows = [...groups].map(([category, members]) =>
      countGroup(table, category, members, { median, total: applications.length }),
    );
    return withRatios(rows).toSorted(byName);
  });
}

function countGroup(
  table: TableRow['table'],
  category: string,
  members: readonly Application[],
  { median, total }: { median: number; total: number },
): TableRow {
  const decided = members.filter(({ selected }) => selected !== undefined);
  const selected = decided.filter((one) => one.selected).length;
  const scores = members.flatMap(({ score }) => score ?? []);
  const aboveMedian = scores.filter((score) => score > median).length;
  return {
    table,
    category,
    applicants: members.length,
    selected,
    selectionRate: rate(selected, decided.length),
    selectionImpactRatio: undefined,
    scored: scores.length,
    aboveMedian,
    scoringRate: rate(aboveMedian, scores.length),
    scoringImpactRatio: undefined,
    note: noteOf(category, members.length / total),
  };
}

function noteOf(category: string, share: number): string {
  if (category === UNKNOWN) return 'trait not known; not in the impact ratios';
  return share < SMALL ? 'under 2 % of the applicants; not in the impact ratios' : '';
}

function withRatios(rows: readonly TableRow[]): TableRow[] {
  const counted = rows.filter(({ note }) => note === '');
  const highest = (pick: (row: TableRow) => number | undefined) =>
    Math.max(0, ...counted.flatMap((row) => pick(row) ?? []));
  const [selection, scoring] = [
    highest(({ selectionRate }) => selectionRate),
    highest(({ scoringRate }) => scoringRate),
  ];
  return rows.map((row) =>
    row.note === ''
      ? {
          ...row,
          selectionImpactRatio: ratio(row.selectionRate, selection),
          scoringImpactRatio: ratio(row.scoringRate, scoring),
        }
      : row,
  );
}

function rate(part: number, all: number): number | undefined {
  return all === 0 ? undefined : part / all;
}

function ratio(own: number | undefined, highest: number): number | undefined {
  return own === undefined || highest === 0 ? undefined : own / highest;
}

function byName(one: TableRow, other: TableRow): number {
  const last = (row: TableRow) => (row.category === UNKNOWN ? 1 : 0);
  return last(one) - last(other) || one.category.localeCompare(other.category, 'en');
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The table as CSV. */
export function toTableCsv(rows: readonly TableRow[]): string {
  const lines = rows.map((row) =>
    [
      row.table,
      row.category,
      row.applicants,
      row.selected,
      show(row.selectionRate),
      show(row.selectionImpactRatio),
      row.scored,
      row.aboveMedian,
      show(row.scoringRate),
      show(row.scoringImpactRatio),
      row.note,
    ]
      .map(toCell)
      .join(','),
  );
  const head =
    'table,category,applicants,selected,selection rate,selection impact ratio,scored,above median,scoring rate,scoring impact ratio,note';
  return `${[head, ...lines].join('\r\n')}\r\n`;
}

function show(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(3);
}

/** A cell that a spreadsheet would take for a formula is text by the apostrophe before it. */
function toCell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
