import { useState } from 'react';
import { createDrafts, type Draft } from './store.ts';

/** A display setting of a page, remembered until the session ends. */
export function useRememberedChoice<Value>(draft: Draft<Value>, initial: Value) {
  const [value, setValue] = useState(() => draft.read() ?? initial);
  function choose(next: Value) {
    draft.keep(next);
    setValue(next);
  }
  return [value, choose] as const;
}

const chartsAsTables = createDrafts<boolean>('charts as tables');

/** Whether the chart of this title is shown as a table, remembered until the session ends. */
export function getRememberedTableChoice(title: string) {
  const draft = chartsAsTables(title);
  return {
    shownAsTable: draft.read() ?? false,
    onShowAsTable: ({ shownAsTable }: { shownAsTable: boolean }) => draft.keep(shownAsTable),
  };
}
