import { candidateFormFields } from '@cortex/api-client/limits';
import type { CandidateForm, ResumeReading } from '@cortex/api-client/model';
import { checkResumeFile } from '../CandidateFields/checkResumeFile.ts';
import { createTextCheck } from '../validation.ts';

/** The fields of a row that a person types or a resume gives. */
export const rowFields = ['name', 'email', 'phone'] as const;

export type RowField = (typeof rowFields)[number];

/** What to do with a row whose person is a candidate already; `place` adds that candidate to the row's job, and changes nothing else. */
export type DuplicateChoice = 'leave' | 'place' | 'add' | 'update';

type Reading =
  | { kind: 'waiting' | 'reading' | 'read' | 'no_text' | 'lacking' }
  /** It can be tried again. */
  | { kind: 'failed' }
  /** It is no resume that anybody can read, in a sentence. */
  | { kind: 'bad'; reason: string };

type Saving =
  | { kind: 'open' | 'saving' }
  | { kind: 'failed'; reason: string }
  | {
      kind: 'saved';
      candidateId: string;
      updated: boolean;
      /** Whether a candidate who was there already was added to the job, and nothing else was saved. */
      placed?: boolean;
      /** Whether that candidate was with the job, too. */
      wasWithJob?: boolean;
      /** Whether the candidate is still to be put with the row's job. */
      unplaced?: boolean;
    };

/** A resume in the table, and the candidate that it becomes. */
export type ResumeRow = Record<RowField, string> & {
  id: string;
  fileName: string;
  /** Missing where it cannot be sent: it is bad, or did not stay over a reload. */
  file?: File | undefined;
  /** Where they are other ones than those for all. */
  notes?: string | undefined;
  skills: string;
  /** A candidate who has the same resume, by the id. */
  sameResumeAs?: string | undefined;
  /** Whether the empty fields were filled in from that candidate. */
  filledFromThere?: boolean | undefined;
  reading: Reading;
  saving: Saving;
  /** What a person chose where somebody like that is there already. */
  choice?: DuplicateChoice | undefined;
  /** The job that the candidate is added to. */
  jobId?: string | undefined;
  /** Whether it waits for another day: it is neither saved nor counted among what needs something. */
  skipped?: boolean | undefined;
  /** What was sent last, and its idempotency key. */
  sent?: { form: string; key: string } | undefined;
};

export const fieldLabels: Record<RowField, string> = { name: 'Name', email: 'Email', phone: 'Phone' };

const checks = {
  name: createTextCheck('Name', candidateFormFields.name),
  email: createTextCheck('Email', candidateFormFields.email),
  phone: createTextCheck('Phone', candidateFormFields.phone),
  notes: createTextCheck('Notes', candidateFormFields.notes, { plural: true }),
};

/** What is wrong with the notes, in a sentence, or nothing. */
export function checkNotes(notes: string): string | undefined {
  const checked = checks.notes(notes);
  return checked === true ? undefined : checked;
}

/** A row for a file that was just added. A file that is no resume keeps its row, with the reason. */
export function toRow(file: File, id: string, jobId?: string): ResumeRow {
  const reason = checkResumeFile(file);
  return {
    id,
    fileName: file.name,
    file: reason === undefined ? file : undefined,
    name: '',
    email: '',
    phone: '',
    skills: '',
    reading: reason === undefined ? { kind: 'waiting' } : { kind: 'bad', reason },
    saving: { kind: 'open' },
    ...(jobId === undefined ? {} : { jobId }),
  };
}

/** The row with what its resume says, in the fields that are still empty. */
export function fillIn(row: ResumeRow, found: ResumeReading): ResumeRow {
  return {
    ...row,
    name: row.name || (found.name ?? ''),
    email: row.email || (found.email ?? ''),
    phone: row.phone || (found.phone ?? ''),
    skills: found.skills,
    sameResumeAs: found.same_resume_as,
    reading: { kind: found.resume_reading },
  };
}

/** The row with what is known of the candidate who has the same resume, in the fields that are still empty. */
export function fillInFrom(row: ResumeRow, { name, email, phone }: Record<RowField, string>): ResumeRow {
  return {
    ...row,
    name: row.name || name,
    email: row.email || email,
    phone: row.phone || phone,
    filledFromThere: true,
  };
}

/** Whether reading its file has ended. */
export function isSettled({ reading }: ResumeRow): boolean {
  return reading.kind !== 'waiting' && reading.kind !== 'reading';
}

/** Whether something has come of it already, by reading or by typing. */
export function isBegun(row: ResumeRow): boolean {
  return row.reading.kind !== 'waiting' || rowFields.some((field) => row[field] !== '');
}

/** Whether its file was lost by a reload. */
export function isFileLost({ file, reading, saving }: ResumeRow): boolean {
  return file === undefined && reading.kind !== 'bad' && saving.kind !== 'saved';
}

/** What is missing or wrong in the row, a sentence a field. */
export function findProblems(row: ResumeRow): Partial<Record<RowField | 'notes', string>> {
  const problems: Partial<Record<RowField | 'notes', string>> = {};
  for (const field of rowFields) {
    const checked = checks[field](row[field]);
    if (checked !== true) problems[field] = checked;
  }
  const notes = row.notes === undefined ? undefined : checkNotes(row.notes);
  if (notes) problems.notes = notes;
  return problems;
}

/** The first of the fields that a person still has to fill in or mend. */
export function findNeeded(row: ResumeRow, fields: readonly RowField[] = rowFields): RowField | undefined {
  if (row.skipped || row.saving.kind === 'saved' || row.saving.kind === 'saving' || !isSettled(row)) return;
  return fields.find((field) => checks[field](row[field]) !== true);
}

export type RowState = 'reading' | 'incomplete' | 'skipped' | 'left' | 'ready' | 'saving' | 'saved';

/** Where a row stands; `leftOut` where somebody like that is there already and nobody chose what to do. */
export function getState(row: ResumeRow, leftOut: boolean): RowState {
  if (row.saving.kind === 'saved' || row.saving.kind === 'saving') return row.saving.kind;
  if (row.skipped) return 'skipped';
  if (!isSettled(row)) return 'reading';
  if (Object.keys(findProblems(row)).length > 0) return 'incomplete';
  return leftOut ? 'left' : 'ready';
}

/** What is sent of a row. An update without notes of its own leaves those that are there. */
export function toForm(row: ResumeRow, otherNotes: string): CandidateForm {
  const { name, email, phone, notes = otherNotes, file } = row;
  return { name, email, phone, notes, ...(file ? { resume_file: file } : {}) };
}

/** The row after a reload: its file is gone, and nothing is in progress. */
export function afterReload(row: ResumeRow): ResumeRow {
  return {
    ...row,
    reading: isSettled(row) ? row.reading : { kind: 'lacking' },
    saving: row.saving.kind === 'saving' ? { kind: 'open' } : row.saving,
  };
}
