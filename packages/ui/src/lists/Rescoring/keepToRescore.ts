import { getGetRescoringQueryKey } from '@cortex/api-client/background';
import type { Job, Rescoring } from '@cortex/api-client/model';
import type { QueryClient } from '@tanstack/react-query';
import { createDrafts } from '../../forms/drafts/store.ts';

/** By job: the offer to which the person said "Not now", by how many people it was about. */
export const declinedOffers = createDrafts<Rescoring>('declined rescoring', { max: 50 });

/** Takes over what the answer to a change says; a server that says it later, too, is asked again. */
export function keepToRescore(queryClient: QueryClient, { id, to_rescore }: Job): void {
  const queryKey = getGetRescoringQueryKey(id);
  if (to_rescore !== undefined) {
    declinedOffers(id).drop();
    queryClient.setQueryData<Rescoring>(queryKey, { to_rescore });
  }
  void queryClient.invalidateQueries({ queryKey });
}
