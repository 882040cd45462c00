import { restoreCandidate } from '@cortex/api-client/candidates';
import type { Candidate } from '@cortex/api-client/model';
import type { QueryClient } from '@tanstack/react-query';
import { extensionMessages } from '../../feedback/extensionMessages.ts';
import { messages } from '../../feedback/messages.ts';
import { candidateCache } from '../../forms/CandidateFields/candidateForm.ts';
import type { Restoring } from '../../lists/RecentDeletions/recentDeletions.ts';

/** How a deleted candidate comes back. */
export const candidateRestoring: Restoring<Candidate> = {
  queryKey: ['deleted candidates'],
  restore: (id) => restoreCandidate(id),
  put(queryClient, restored) {
    candidateCache.put(queryClient, restored);
    // Where it had been merged into another one, that one is as it was again.
    refreshCandidates(queryClient);
  },
  deletion: messages.deleteCandidate.failed,
  messages: extensionMessages.restoreCandidate,
};

/** Asks again for what is shown of any candidate. */
export function refreshCandidates(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/candidates/'),
  });
}
