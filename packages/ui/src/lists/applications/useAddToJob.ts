import {
  getListApplicationsQueryKey,
  getListCandidateApplicationsQueryKey,
  getListStagesQueryOptions,
  listCandidateApplications,
  moveApplications,
} from '@cortex/api-client/applications';
import { useQueryClient } from '@tanstack/react-query';
import { askPatiently } from '../../feedback/busy.ts';
import { STAGES_STALE_MS } from './useStages.ts';

type Addition = {
  jobId: string;
  candidateId: string;
  /** Whether the candidate was created just now, and can be with no job yet. */
  created: boolean;
  signal?: AbortSignal;
};

/**
 * Adds a candidate to a job, in the first of the organization's stages; who is with it already stays in their stage. The
 * call can be repeated; it gives `false` for who was with the job before.
 */
export function useAddToJob(): (addition: Addition) => Promise<boolean> {
  const queryClient = useQueryClient();
  return async function add({ jobId, candidateId, created, signal = new AbortController().signal }) {
    const ask = <Answer>(call: () => Promise<Answer>) => askPatiently(call, signal);
    if (!created) {
      const known = await ask(() => listCandidateApplications(candidateId));
      if (known.some(({ job }) => job.id === jobId)) return false;
    }
    const [first] = await ask(() =>
      queryClient.ensureQueryData(getListStagesQueryOptions({ query: { staleTime: STAGES_STALE_MS } })),
    );
    if (!first) return true;
    await ask(() => moveApplications(jobId, { candidate_ids: [candidateId], stage_id: first.id }));
    void queryClient.invalidateQueries({ queryKey: getListApplicationsQueryKey(jobId) });
    void queryClient.invalidateQueries({ queryKey: getListCandidateApplicationsQueryKey(candidateId) });
    return true;
  };
}
