import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** Query options of what a panel shows: an answer that was prefetched within this time (ms) is not fetched again. */
export const prefetched = { query: { staleTime: 15_000 } };

/**
 * Marks an answer as stale once it is no longer shown, so that it is refetched when it is shown again, for example
 * after an edit.
 */
export function useStaleOnLeave(queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const age = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey, refetchType: 'none' }));
  useEffect(() => () => age(), []);
}
