import { createDraft } from '../drafts/store.ts';
import { newKey } from '../useIdempotencyKey.ts';
import { afterReload, type ResumeRow, type RowField, toRow } from './resumeRow.ts';

/** How many resumes stand in the table at once. */
export const MAX_ROWS = 1_000;

/** What stands in the table of resumes. It is stored like other drafts; the files only last until the page is reloaded. */
type KeptResumes = { rows: readonly ResumeRow[]; notes: string };

export const blankResumes: KeptResumes = { rows: [], notes: 'Added from a resume.' };

export const resumeDraft = createDraft<KeptResumes>('resumes');

const carried = resumeDraft.read();
if (carried) resumeDraft.keep({ ...carried, rows: carried.rows.map(afterReload) });

/** How many rows are still to be saved, beside those that the person skipped for now. */
export function countWaiting(): number {
  const rows = resumeDraft.read()?.rows ?? [];
  return rows.filter(({ saving, skipped }) => saving.kind !== 'saved' && !skipped).length;
}

/**
 * Adds a row for each file; one that is there without its file, from before a reload, takes the file of that name.
 * Returns how many found no place.
 *
 * @param jobId - The job that the candidates are added to; without one, that of the rows that are there.
 */
export function addFiles(files: readonly File[], jobId?: string): number {
  const { rows, notes } = resumeDraft.read() ?? blankResumes;
  const next = [...rows];
  const job = jobId ?? readJob(rows) ?? undefined;
  let left = 0;
  for (const file of files) {
    const added = toRow(file, newKey(), job);
    const place = next.findIndex(
      (row) => row.fileName === file.name && row.file === undefined && row.reading.kind !== 'bad',
    );
    const waiting = next[place];
    if (waiting && added.file) {
      const reading = waiting.reading.kind === 'lacking' ? added.reading : waiting.reading;
      next[place] = { ...waiting, file, reading, sent: undefined };
    } else if (next.length < MAX_ROWS) next.push(added);
    else left += 1;
  }
  resumeDraft.keep({ rows: next, notes });
  return left;
}

export function findRow(id: string): ResumeRow | undefined {
  return resumeDraft.read()?.rows.find((row) => row.id === id);
}

/** Changes the rows that the change answers with another one for. Nothing where they were forgotten meanwhile. */
function changeRows(change: (row: ResumeRow) => ResumeRow): void {
  const kept = resumeDraft.read();
  if (kept) resumeDraft.keep({ ...kept, rows: kept.rows.map(change) });
}

export function changeRow(id: string, change: (row: ResumeRow) => ResumeRow): void {
  changeRows((row) => (row.id === id ? change(row) : row));
}

/** Applies a person's edit to a row. It is a new form for the server then. */
export function editRow({ id, told }: { id: string; told: Partial<ResumeRow> }): void {
  changeRow(id, (row) => ({ ...row, ...told, sent: undefined }));
}

export function readAgain({ id }: { id: string }): void {
  changeRow(id, (row) => ({ ...row, reading: { kind: 'waiting' } }));
}

/** The job that the rows are added to, saved ones aside while others are open; `null` where to several. */
export function readJob(rows: readonly ResumeRow[]): string | undefined | null {
  const open = rows.filter(({ saving }) => saving.kind !== 'saved');
  const ids = new Set((open.length > 0 ? open : rows).map(({ jobId }) => jobId));
  const [first] = ids;
  return ids.size > 1 ? null : first;
}

/** Adds all open rows to a job, or to none. */
export function chooseJob(jobId: string | undefined): void {
  changeRows((row) => (row.saving.kind === 'saved' ? row : { ...row, jobId }));
}

/** Fills a field of those rows in which it is empty. Returns the function that empties them again. */
export function fillEmpty(ids: ReadonlySet<string>, field: RowField, value: string): () => void {
  changeRows((row) => (ids.has(row.id) ? { ...row, [field]: value, sent: undefined } : row));
  return () => changeRows((row) => (ids.has(row.id) && row[field] === value ? { ...row, [field]: '' } : row));
}

export function writeNotes(notes: string): void {
  resumeDraft.keep({ ...(resumeDraft.read() ?? blankResumes), notes });
}

/** Removes rows. Returns the function that puts them back, with all that was typed. */
export function removeRows(ids: ReadonlySet<string>): () => void {
  const kept = resumeDraft.read();
  if (!kept) return () => {};
  resumeDraft.keep({ ...kept, rows: kept.rows.filter(({ id }) => !ids.has(id)) });
  return () => {
    const now = resumeDraft.read() ?? { ...kept, rows: [] };
    let { rows } = now;
    for (const [index, row] of kept.rows.entries()) {
      if (ids.has(row.id)) rows = rows.toSpliced(index, 0, row);
    }
    resumeDraft.keep({ ...now, rows });
  };
}

/** What remains when the table is left: saved rows are in the list, and rows that were being read are read again. */
export function tidy(): void {
  const kept = resumeDraft.read();
  if (!kept) return;
  const rows = kept.rows
    .filter(({ saving }) => saving.kind !== 'saved' || saving.unplaced)
    .map((row) => (row.reading.kind === 'reading' ? { ...row, reading: { kind: 'waiting' as const } } : row));
  if (rows.length === 0) resumeDraft.drop();
  else resumeDraft.keep({ ...kept, rows });
}
