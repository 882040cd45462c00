import type { CandidateSummary } from '@cortex/api-client/model';
import {
  type DuplicateChoice,
  getState,
  type ResumeRow,
  type RowState,
} from '../../forms/manyResumes/resumeRow.ts';
import type { Duplicate } from './findDuplicates.ts';

/** A row, and its number among all rows, from 1. */
export type ShownRow = { row: ResumeRow; position: number };

export type Plan = {
  states: readonly RowState[];
  /** The candidates who are there already and are updated or added to a job, by the row's id. */
  existing: ReadonlyMap<string, Existing>;
};

export type Existing = { candidate: CandidateSummary; choice: 'update' | 'place' };

/**
 * What saving all would do. A choice that no longer fits leaves the row out, and of two rows that update one candidate
 * the later waits.
 */
export function planRows(rows: readonly ResumeRow[], duplicates: ReadonlyMap<string, Duplicate>): Plan {
  const existing = new Map<string, Existing>();
  const taken = new Set<string>();
  const states = rows.map((row) => {
    const duplicate = duplicates.get(row.id);
    const choice = duplicate && getChoice(row, duplicate);
    if (!duplicate || choice === 'add') return getState(row, false);
    const open = choice === 'place' || (choice === 'update' && !taken.has(duplicate.other.id));
    const state = getState(row, !open);
    if (state === 'ready' && duplicate.of === 'listed' && (choice === 'update' || choice === 'place')) {
      existing.set(row.id, { candidate: duplicate.other, choice });
      if (choice === 'update') taken.add(duplicate.other.id);
    }
    return state;
  });
  return { states, existing };
}

/**
 * What is done with a row whose person seems to be there already. Until a person chooses, a candidate of the list is added to the
 * row's job, where it has one: that is what the resume was brought for.
 */
export function getChoice(row: ResumeRow, duplicate: Duplicate): DuplicateChoice {
  const { choice = 'place' } = row;
  const fits = { leave: true, add: true, update: canUpdate(duplicate), place: canPlace(row, duplicate) };
  return fits[choice] ? choice : 'leave';
}

export function canPlace({ jobId }: ResumeRow, duplicate: Duplicate): boolean {
  return jobId !== undefined && duplicate.of === 'listed' && !duplicate.withJob;
}

export function canUpdate(duplicate: Duplicate): duplicate is Extract<Duplicate, { of: 'listed' }> {
  return duplicate.of === 'listed' && duplicate.other.can_edit !== false;
}
