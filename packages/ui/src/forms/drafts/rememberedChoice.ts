import { useState } from 'react';
import { createDrafts, type Draft } from './store.ts';

/** A choice of how a page shows what it shows, as the person left it. */
export function useRememberedChoice<Value>(draft: Draft<Value>, initial: Value) {
  const [value, setValue] = useState(() => draft.read() ?? initial);
  function choose(next: Value) {
    draft.keep(next);
    setValue(next);
  }
  return [value, choose] as const;
}

const chartsAsTables = createDrafts<boolean>('charts as tables');

/** Whether the person reads the chart of this title as a table, as they left it. */
export function getRememberedTableChoice(title: string) {
  const draft = chartsAsTables(title);
  return {
    shownAsTable: draft.read() ?? false,
    onShowAsTable: ({ shownAsTable }: { shownAsTable: boolean }) => draft.keep(shownAsTable),
  };
}
