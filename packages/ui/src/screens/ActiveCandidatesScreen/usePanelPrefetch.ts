import { getListAnalysesQueryKey, prefetchListAnalysesQuery } from '@cortex/api-client/analysis';
import { getListSharesQueryKey, prefetchListSharesQuery } from '@cortex/api-client/candidates';
import { getListDecisionsQueryKey, prefetchListDecisionsQuery } from '@cortex/api-client/ledger';
import type { CandidateSummary } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { prefetched } from '../../lists/DetailPanel/prefetched.ts';

/** Prefetches what a candidate's panel shows. The panel fetches again, and reports the failure, where this fails. */
export function usePanelPrefetch() {
  const queryClient = useQueryClient();
  const asked = useRef(new Set<string>());

  // Other pages may change it.
  useEffect(() => {
    const ids = asked.current;
    return () => {
      for (const queryKey of [...ids].flatMap(listKeys)) {
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      }
      ids.clear();
    };
  }, [queryClient]);

  return useCallback(
    ({ id, can_edit = true }: CandidateSummary) => {
      asked.current.add(id);
      if (can_edit) void prefetchListSharesQuery(queryClient, id, prefetched);
      void prefetchListAnalysesQuery(queryClient, id, prefetched);
      void prefetchListDecisionsQuery(queryClient, id, prefetched);
    },
    [queryClient],
  );
}

function listKeys(id: string) {
  return [getListSharesQueryKey(id), getListAnalysesQueryKey(id), getListDecisionsQueryKey(id)];
}
