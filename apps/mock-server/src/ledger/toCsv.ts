import { escapeFormula } from '@cortex/api-client/formulas';
import type { LedgerEntry } from '@cortex/api-client/model';

type Cell = string | number | undefined;

const columns: Readonly<Record<string, (entry: LedgerEntry) => Cell>> = {
  number: ({ seq }) => seq,
  'time (UTC)': ({ at }) => at,
  what: ({ kind }) => kind,
  by: ({ by }) => by.full_name,
  'by id': ({ by }) => by.id,
  candidate: ({ candidate }) => candidate?.name,
  'candidate id': ({ candidate }) => candidate?.id,
  job: ({ job }) => job?.name,
  'job id': ({ job }) => job?.id,
  person: ({ person }) => person?.full_name,
  'person id': ({ person }) => person?.id,
  decision: ({ decision }) => decision?.decision,
  'decision before': ({ decision }) => decision?.before,
  'against the verdict': ({ decision }) => decision && (decision.against_verdict ? 'yes' : 'no'),
  reason: ({ decision }) => (decision?.reason_erased ? '(erased with the candidate)' : decision?.reason),
  score: ({ decision }) => decision?.analysis?.fit_score,
  'scored at (UTC)': ({ decision }) => decision?.analysis?.scored_at,
  'scored by': ({ decision }) => decision?.analysis?.scored_by.name,
  version: ({ decision }) => decision?.analysis?.scored_by.version,
  criteria: ({ decision }) =>
    decision?.analysis?.criteria
      .map(({ name, weight, credit }) => `${name} (${credit} of 1, weight ${weight})`)
      .join('; '),
  'corrected criterion': ({ correction }) => correction?.criterion,
  'corrected to': ({ correction }) => correction?.finding,
  'vocabulary criterion': ({ vocabulary }) => vocabulary?.criterion,
  'vocabulary words': ({ vocabulary }) => vocabulary?.words,
  'vocabulary change': ({ vocabulary }) => vocabulary?.change,
  from: ({ change }) => change?.from,
  to: ({ change }) => change?.to,
  'entries taken': ({ exported }) => exported,
  'sessions ended': ({ ended }) => ended,
  'from network': ({ network }) => network,
  'signed in by': ({ sign_in }) => sign_in,
  hash: ({ hash }) => hash,
};

/** The first line of the CSV, with the byte order mark that tells spreadsheets that it is UTF-8. */
export const CSV_HEADER = `\ufeff${toLine(Object.keys(columns))}`;

/** Entries as lines of CSV (RFC 4180). */
export function toCsv(entries: readonly LedgerEntry[]): string {
  return entries.map((entry) => toLine(Object.values(columns).map((cellOf) => cellOf(entry)))).join('');
}

function toLine(cells: readonly Cell[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(cell: Cell): string {
  const safe = typeof cell === 'number' ? String(cell) : escapeFormula(cell ?? '');
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
