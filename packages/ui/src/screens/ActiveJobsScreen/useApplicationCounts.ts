import { useListApplicationCounts } from '@cortex/api-client/applications';
import type { ApplicationCount } from '@cortex/api-client/model';
import { useMemo } from 'react';
import { isUnsupported } from '../../feedback/isUnsupported.ts';

/** By job: how many candidates are with it, in words. Nothing of a job that nobody is with, and where the server does not tell. */
export function useApplicationCounts(): ReadonlyMap<string, string> {
  const { data } = useListApplicationCounts({
    query: {
      retry: false,
      retryOnMount: (query) => !isUnsupported(query.state.error),
      // Candidates come to a job on other pages.
      refetchOnMount: (query) => (isUnsupported(query.state.error) ? false : 'always'),
    },
  });
  return useMemo(() => new Map(data?.map((count) => [count.job_id, describeCount(count)])), [data]);
}

function describeCount({ candidates, in_first_stage }: ApplicationCount): string {
  const all = candidates === 1 ? '1 candidate' : `${candidates.toLocaleString('en-US')} candidates`;
  return in_first_stage === 0 ? all : `${all}, ${in_first_stage.toLocaleString('en-US')} new`;
}
