import { useEffect, useEffectEvent } from 'react';
import type { Neighbours } from './getNeighbours.ts';

/** How long to wait (ms), so that the opened record's own calls go first. */
const PAUSE_MS = 300;

/** Prefetches the records before and after the open one. */
export function useNeighbourPrefetch({ previous, next }: Neighbours, prefetch: (id: string) => void): void {
  const ask = useEffectEvent(() => {
    for (const id of [next, previous]) if (id !== null) prefetch(id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Runs again for other neighbours.
  useEffect(() => {
    const timer = setTimeout(() => ask(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [previous, next]);
}
