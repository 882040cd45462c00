import { useMemo, useState, useSyncExternalStore } from 'react';
import { createDrafts, subscribeToDrafts } from '../forms/drafts/store.ts';
import { toggleSelected } from './selection.ts';

/** The selection is restored on the way back from a comparison. */
const kept = createDrafts<readonly string[]>('selections', { max: 3 });

/** Which rows of a ranked list are selected; `keys` are all of its rows, filtered out or not. */
export function useSelection(place: string, keys: readonly string[]) {
  const draft = useMemo(() => kept(place), [place]);
  const stored = useSyncExternalStore(subscribeToDrafts, draft.read);
  const [full, setFull] = useState(false);
  const selected = useMemo(() => {
    const there = new Set(keys);
    return new Set((stored ?? []).filter((key) => there.has(key)));
  }, [stored, keys]);

  return {
    selected,
    /** Whether the last attempt was one too many. */
    full,
    toggle({ key }: { key: string }) {
      const before = [...selected];
      const next = toggleSelected(before, key);
      setFull(next === before);
      draft.keep(next);
    },
    clear() {
      setFull(false);
      draft.drop();
    },
  };
}
