import type { Job } from '@cortex/api-client/model';
import { createDrafts } from '../../forms/drafts/store.ts';

/** By job: for how many people it can be scored again, since the person changed it and until they say what is to happen. */
export const rescoringOffers = createDrafts<{ people: number }>('rescoring offers', { max: 50 });

/** Remembers what the answer to a change says. */
export function keepRescoringOffer({ id, to_rescore }: Job): void {
  if (to_rescore !== undefined) rescoringOffers(id).keep({ people: to_rescore });
}
