import type { CandidateSummary } from '@cortex/api-client/model';
import { getState, type ResumeRow, type RowState } from '../../forms/manyResumes/resumeRow.ts';
import type { Duplicate } from './findDuplicates.ts';

/** A row, and its number among all rows, from 1. */
export type ShownRow = { row: ResumeRow; position: number };

export type Plan = {
  states: readonly RowState[];
  /** The candidates that are updated, by the row's id. */
  updates: ReadonlyMap<string, CandidateSummary>;
};

/**
 * What saving all would do. A choice that no longer fits leaves the row out, and of two rows that update one candidate
 * the later waits.
 */
export function planRows(rows: readonly ResumeRow[], duplicates: ReadonlyMap<string, Duplicate>): Plan {
  const updates = new Map<string, CandidateSummary>();
  const taken = new Set<string>();
  const states = rows.map((row) => {
    const duplicate = duplicates.get(row.id);
    if (!duplicate || row.choice === 'add') return getState(row, false);
    const open = row.choice === 'update' && canUpdate(duplicate) && !taken.has(duplicate.other.id);
    const state = getState(row, !open);
    if (state === 'ready' && duplicate.of === 'listed') {
      updates.set(row.id, duplicate.other);
      taken.add(duplicate.other.id);
    }
    return state;
  });
  return { states, updates };
}

export function canUpdate(duplicate: Duplicate): duplicate is Extract<Duplicate, { of: 'listed' }> {
  return duplicate.of === 'listed' && duplicate.other.can_edit !== false;
}
