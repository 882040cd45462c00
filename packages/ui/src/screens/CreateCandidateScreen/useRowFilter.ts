import { useEffect, useMemo, useState } from 'react';
import { findNeeded, type ResumeRow } from '../../forms/manyResumes/resumeRow.ts';

export type FilterChoice = 'all' | 'needing' | 'skipped';

export type RowFilterState = ReturnType<typeof useRowFilter>;

/**
 * Which rows of the table are shown. A row that was shown because it needed something stays while one works in it: it does not
 * go away under the caret, nor under a pointer that is down, but when the focus has left it. What was filled in from elsewhere stays
 * to be looked at.
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

  const isFiltered = choice !== 'all';
  useEffect(() => {
    if (!isFiltered) return;
    return followFocus(({ left, entered }) =>
      setKept((before) => {
        const next = new Set(before);
        if (left !== undefined) next.delete(left);
        if (entered !== undefined) next.add(entered);
        return next;
      }),
    );
  }, [isFiltered]);

  function choose({ value }: { value: FilterChoice }) {
    setChoice(value);
    setKept(
      new Set((value === 'needing' ? needing : value === 'skipped' ? skipped : []).map(({ id }) => id)),
    );
  }
  return { choice, choose, shown, needing, skipped, total: rows.length };
}

/** Tells when the focus went from row to row, once no pointer is down. Another window has it only for a while. */
function followFocus(tell: (change: { left: string | undefined; entered: string | undefined }) => void) {
  const ended = new AbortController();
  let row = findRowInFocus();
  let pressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A click comes after its pointer is up.
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = findRowInFocus();
      if (pressed || now === row) return;
      tell({ left: row, entered: now });
      row = now;
    });
  };
  const listen = (type: string, on: () => void) =>
    document.addEventListener(type, on, { capture: true, signal: ended.signal });
  for (const type of ['focusin', 'focusout']) listen(type, look);
  listen('pointerdown', () => {
    pressed = true;
  });
  for (const type of ['pointerup', 'pointercancel'])
    listen(type, () => {
      pressed = false;
      look();
    });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}

function findRowInFocus(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
}
