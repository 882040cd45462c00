import { ApiError } from '@cortex/api-client/http';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { getAccountPath } from './viewPaths.ts';

/** Leads to the set-up of a second factor where a call is refused because the organization asks everybody for one. */
export function useLeadToSetUp(): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    const setUp = getAccountPath({ view: 'second-factor' });
    function lead(error: unknown) {
      if (!(error instanceof ApiError) || error.code !== 'second_factor_setup_required') return;
      if (location.pathname + location.search !== setUp) void navigate(setUp, { replace: true });
    }
    const queries = queryClient.getQueryCache();
    // What a page asked ahead may have been refused before.
    for (const { state } of queries.getAll()) lead(state.error);
    const stops = [
      queries.subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') lead(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') lead(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, navigate]);
}
