import { useMemo, useState, useSyncExternalStore } from 'react';
import { createDrafts, subscribeToDrafts } from '../forms/drafts/store.ts';
import { toggleSelected } from './selection.ts';

/** Marks are there again on the way back from a comparison. */
const kept = createDrafts<readonly string[]>('marks', { max: 3 });

/** Which rows of a ranked list are marked; `keys` are all that it has, however it is narrowed. */
export function useSelection(place: string, keys: readonly string[]) {
  const marks = useMemo(() => kept(place), [place]);
  const stored = useSyncExternalStore(subscribeToDrafts, marks.read);
  const [full, setFull] = useState(false);
  const marked = useMemo(() => {
    const there = new Set(keys);
    return new Set((stored ?? []).filter((key) => there.has(key)));
  }, [stored, keys]);

  return {
    marked,
    /** Whether one too many was tried last. */
    full,
    toggle({ key }: { key: string }) {
      const before = [...marked];
      const next = toggleSelected(before, key);
      setFull(next === before);
      marks.keep(next);
    },
    clear() {
      setFull(false);
      marks.drop();
    },
  };
}
