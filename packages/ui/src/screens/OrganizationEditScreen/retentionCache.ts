import type { Retention, RetentionProposal } from '@cortex/api-client/model';
import { getGetRetentionQueryKey } from '@cortex/api-client/retention';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Writes what was saved about proposals into what the tab shows, and asks for it again, so that a failed refresh never
 * hides it.
 */
export function changeProposals(
  queryClient: QueryClient,
  toNext: (proposals: RetentionProposal[]) => RetentionProposal[],
): void {
  const queryKey = getGetRetentionQueryKey();
  queryClient.setQueryData<Retention>(queryKey, (retention) => {
    if (!retention) return retention;
    const proposals = toNext(retention.proposals);
    const fewer = countFree(retention.proposals) - countFree(proposals);
    return { ...retention, proposals, total: retention.total - fewer };
  });
  void queryClient.invalidateQueries({ queryKey });
}

/** As `changeProposals`, of one candidate. */
export function changeProposal(
  queryClient: QueryClient,
  candidateId: string,
  toNext: (proposal: RetentionProposal) => RetentionProposal,
): void {
  changeProposals(queryClient, (proposals) =>
    proposals.map((proposal) => (proposal.candidate.id === candidateId ? toNext(proposal) : proposal)),
  );
}

function countFree(proposals: readonly RetentionProposal[]): number {
  return proposals.filter(({ held }) => !held).length;
}
