import { useMemo, useState } from 'react';
import { findNeeded, type ResumeRow } from '../../forms/manyResumes/resumeRow.ts';

export type FilterChoice = 'all' | 'needing' | 'skipped';

export type RowFilterState = ReturnType<typeof useRowFilter>;

/**
 * Which rows of the table are shown. A row that was shown because it needed something stays while one works: it does not
 * go away under the caret.
 */
export function useRowFilter(rows: readonly ResumeRow[]) {
  const [choice, setChoice] = useState<FilterChoice>('all');
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const needing = useMemo(() => rows.filter((row) => findNeeded(row) !== undefined), [rows]);
  const skipped = useMemo(() => rows.filter((row) => row.skipped && row.saving.kind !== 'saved'), [rows]);
  const shown = useMemo(() => {
    const numbered = rows.map((row, index) => ({ row, position: index + 1 }));
    if (choice === 'all') return numbered;
    const ids = new Set((choice === 'needing' ? needing : skipped).map(({ id }) => id));
    return numbered.filter(({ row }) => ids.has(row.id) || kept.has(row.id));
  }, [rows, choice, needing, skipped, kept]);

  function choose({ value }: { value: FilterChoice }) {
    setChoice(value);
    setKept(
      new Set((value === 'needing' ? needing : value === 'skipped' ? skipped : []).map(({ id }) => id)),
    );
  }
  return { choice, choose, shown, needing, skipped, total: rows.length };
}
