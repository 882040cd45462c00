import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RowField } from '../../forms/manyResumes/resumeRow.ts';
import type { ShownRow } from './planRows.ts';

/** About what a row takes, in px, until it is measured. */
const ROW_HEIGHT = 96;

const OVERSCAN = 8;

/** A row of the table, or the room of rows that are not drawn. */
type Part = { key: string; index: number } | { key: string; height: number };

/** Which rows of a long table are drawn: those in the window, and the one with the focus. */
export function useVirtualRows(rows: readonly ShownRow[]) {
  const table = useRef<HTMLTableElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const wanted = useRef<{ id: string; field: RowField } | null>(null);
  const [top, setTop] = useState(0);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.row.id ?? index,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor(range) {
      const drawn = defaultRangeExtractor(range);
      const focused = findFocused(table.current);
      const held = focused === undefined ? -1 : rows.findIndex(({ row }) => row.id === focused);
      return held < 0 || drawn.includes(held)
        ? drawn
        : [...drawn, held].toSorted((one, other) => one - other);
    },
  });

  useLayoutEffect(() => {
    if (!table.current) return;
    const start =
      table.current.getBoundingClientRect().top + window.scrollY + (head.current?.offsetHeight ?? 0);
    setTop((before) => (Math.abs(before - start) > 1 ? start : before));
  });

  useEffect(() => {
    if (!wanted.current) return;
    const { id, field } = wanted.current;
    const input = findInput(table.current, id, field);
    if (!input) return;
    wanted.current = null;
    input.focus();
  });

  const focusField = useCallback(
    (index: number, field: RowField) => {
      const shown = rows[index];
      if (!shown) return;
      const input = findInput(table.current, shown.row.id, field);
      if (input) return input.focus();
      wanted.current = { id: shown.row.id, field };
      virtualizer.scrollToIndex(index, { align: 'center' });
    },
    [rows, virtualizer],
  );

  const parts: Part[] = [];
  let end = top;
  for (const { index, key, start, end: next } of virtualizer.getVirtualItems()) {
    if (start - end >= 1) parts.push({ key: `before-${key}`, height: start - end });
    parts.push({ key: String(key), index });
    end = next;
  }
  const rest = virtualizer.getTotalSize() + top - end;
  if (rest >= 1) parts.push({ key: 'rest', height: rest });
  return { table, head, parts, measure: virtualizer.measureElement, focusField };
}

function findInput(
  table: HTMLElement | null,
  id: string,
  field: RowField,
): HTMLInputElement | null | undefined {
  return table?.querySelector<HTMLInputElement>(`[data-row="${id}"] [data-field="${field}"]`);
}

/** The id of the row with the focus. */
function findFocused(table: HTMLElement | null): string | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !table?.contains(focused)) return undefined;
  return focused.closest('tbody')?.dataset.row;
}
