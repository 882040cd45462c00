import { useEffect, useEffectEvent } from 'react';
import type { Neighbours } from './getNeighbours.ts';

/** What is opened has its own calls first, in milliseconds; who steps on sooner needs no more than that. */
const PAUSE_MS = 300;

/** Asks for the records before and after the one that is open. */
export function useNeighbourPrefetch({ previous, next }: Neighbours, prefetch: (id: string) => void): void {
  const ask = useEffectEvent(() => {
    for (const id of [next, previous]) if (id !== null) prefetch(id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: Other neighbours are asked for anew.
  useEffect(() => {
    const timer = setTimeout(() => ask(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [previous, next]);
}
