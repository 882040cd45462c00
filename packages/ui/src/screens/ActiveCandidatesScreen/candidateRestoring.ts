import { restoreCandidate } from '@cortex/api-client/candidates';
import type { Candidate } from '@cortex/api-client/model';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { messages } from '../../feedback/messages.ts';
import { candidateCache } from '../../forms/CandidateFields/candidateForm.ts';
import type { Restoring } from '../../lists/RecentDeletions/recentDeletions.ts';

/** How a deleted candidate comes back. */
export const candidateRestoring: Restoring<Candidate> = {
  queryKey: ['deleted candidates'],
  restore: (id) => restoreCandidate(id),
  put: candidateCache.put,
  deletion: messages.deleteCandidate.failed,
  messages: extensionMessages.restoreCandidate,
};
