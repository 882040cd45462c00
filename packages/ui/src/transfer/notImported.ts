import type { CsvTable } from '../csv/readCsv.ts';
import { writeCsv } from '../csv/writeCsv.ts';
import { REASON } from '../lists/BackgroundTasks/rowsToFix.ts';
import type { Outcome } from './createImportRun.ts';
import type { ImportPlan, PlannedRow } from './planImport.ts';

export type NotImported = { planned: PlannedRow; reason: string };

/** Why the rows that were refused, or whose file is missing, are not imported. */
export function listRefused({ rows }: ImportPlan): NotImported[] {
  return rows.flatMap((planned) => {
    if (planned.state === 'refused') return [{ planned, reason: describeRefusals(planned) }];
    if (planned.state === 'lacking')
      return [{ planned, reason: `The file ${planned.missing} was not chosen.` }];
    return [];
  });
}

/** As `listRefused`, with the rows that the server did not take. */
export function listNotImported(plan: ImportPlan, outcomes: ReadonlyMap<number, Outcome>): NotImported[] {
  const refused = new Map(listRefused(plan).map((each) => [each.planned, each]));
  return plan.rows.flatMap((planned) => {
    const known = refused.get(planned);
    if (known) return [known];
    const outcome = outcomes.get(planned.row.number);
    return outcome?.kind === 'failed' ? [{ planned, reason: outcome.reason }] : [];
  });
}

function describeRefusals({ refusals }: PlannedRow): string {
  return refusals.map(({ reason }) => reason).join(' ');
}

/** The rows as they stand in the file, each with its reason, to be fixed and imported again. */
export function notImportedCsv({ header }: CsvTable, rows: readonly NotImported[]): string {
  const columns = header.flatMap((name, index) => (name === REASON ? [] : [{ name, index }]));
  return writeCsv(
    [...columns.map(({ name }) => name), REASON],
    rows.map(({ planned, reason }) => [...columns.map(({ index }) => planned.row.cells[index]), reason]),
  );
}
