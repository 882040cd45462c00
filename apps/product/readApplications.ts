import type { Application } from './nycTable.ts';
import { readCsv } from './readCsv.ts';

/**
 * Applications of a CSV of scores and decisions with the traits of another one. The record has a line a decision: of
 * each candidate and job the last one counts. Throws a sentence where a column is missing.
 */
export function readApplications(
  scores: string,
  traits: string,
): { applications: Application[]; without: number } {
  const people = new Map(
    requireColumns(readCsv(traits), 'traits', ['candidate id', 'sex', 'race ethnicity']).map((row) => [
      row['candidate id'],
      row,
    ]),
  );
  const last = new Map<string, Record<string, string>>();
  for (const row of requireColumns(readCsv(scores), 'scores', ['candidate id', 'score'])) {
    const isAbout = row['candidate id'] && (row.what === undefined || row.what === 'decision_made');
    if (isAbout) last.set(`${row['candidate id']} ${row['job id'] ?? ''}`, row);
  }
  let without = 0;
  const applications = [...last.values()].map((row): Application => {
    const person = people.get(row['candidate id'] ?? '');
    if (!person?.sex && !person?.['race ethnicity']) without += 1;
    return {
      selected: readSelected(row),
      score: row.score ? Number(row.score) : undefined,
      sex: person?.sex ?? '',
      raceEthnicity: person?.['race ethnicity'] ?? '',
    };
  });
  return { applications, without };
}

/** A candidate on hold is not decided about yet. */
function readSelected({ selected = '', decision = '' }: Record<string, string>): boolean | undefined {
  if (decision !== '') return decision === 'hold' ? undefined : decision === 'shortlist';
  if (selected === '') return undefined;
  return /^(yes|true|1)$/i.test(selected);
}

function requireColumns(
  rows: Record<string, string>[],
  file: string,
  columns: readonly string[],
): Record<string, string>[] {
  const missing = columns.find((column) => rows[0] && !(column in rows[0]));
  if (rows.length === 0) throw new Error(`The file of ${file} has no rows.`);
  if (missing) throw new Error(`The file of ${file} has no column "${missing}".`);
  return rows;
}
