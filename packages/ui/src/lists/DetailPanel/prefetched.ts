import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** For what a panel shows: an answer that came a moment ago, in milliseconds, ahead of the panel, is not asked for again. */
export const prefetched = { query: { staleTime: 15_000 } };

/** Makes an answer old when it is shown no more: what is shown again, after an edit say, is asked for anew. */
export function useStaleOnLeave(queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const age = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey, refetchType: 'none' }));
  useEffect(() => () => age(), []);
}
