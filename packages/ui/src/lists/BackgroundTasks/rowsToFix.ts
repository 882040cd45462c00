import { readImportRows } from '@cortex/api-client/background';
import type { ErrorBody, ImportRow } from '@cortex/api-client/model';
import { writeCsv } from '../../csv/writeCsv.ts';
import { writeTags } from '../CandidateTags/tagsText.ts';
import { saveCsv } from '../saveCsv.ts';

/** The column that says why a row was not imported. A file that is imported again may have it. */
export const REASON = 'Why it was not imported';

const NOT_REACHED = 'The import ended before its turn.';

const labels = [
  ['name', 'Name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['notes', 'Notes'],
  ['tags', 'Tags'],
] as const;

/** Why a row was refused, field by field where it is a field's fault. */
export function describeRefusal({ detail, errors = {} }: ErrorBody): string {
  const fields = labels.flatMap(([field, label]) => (errors[field] ? [`${label}: ${errors[field]}`] : []));
  return fields.join(' ') || detail;
}

/** Hands the person the rows of an import that became no candidate, as CSV to be fixed. Rejects where they cannot be read. */
export async function saveRowsToFix(importId: string): Promise<void> {
  const rows: ImportRow[] = [];
  for (let after = 0; ; ) {
    const { rows: more, next } = await readImportRows(importId, { after, not_made: 'true' });
    if (more.length === 0) break;
    rows.push(...more);
    after = next;
  }
  // What a row said of somebody who was deleted since is gone.
  const cells = rows.flatMap(({ values, error }) =>
    values
      ? [[...labels.map(([field]) => toCell(values[field])), error ? describeRefusal(error) : NOT_REACHED]]
      : [],
  );
  saveCsv('rows-to-fix', writeCsv([...labels.map(([, label]) => label), REASON], cells));
}

function toCell(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : writeTags(value ?? []);
}
