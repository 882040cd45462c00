import type { RetentionDeleted, RetentionProposal, RetentionSkippedReason } from '@cortex/api-client/model';

const reasons: Record<RetentionSkippedReason, string> = {
  held: 'was kept: there is a hold',
  active: 'was kept: there was activity, or the setting has changed',
  not_found: 'was deleted already',
};

export function nameMonths(months: number): string {
  return months === 1 ? '1 month' : `${months} months`;
}

export function nameCandidates(count: number): string {
  return count === 1 ? '1 candidate' : `${count.toLocaleString('en-US')} candidates`;
}

/** The outcome of a deletion, as sentences: how many were deleted, and why each of the others was not. */
export function describeDeletion(
  { deleted, skipped }: RetentionDeleted,
  proposals: readonly RetentionProposal[],
): string[] {
  const names = new Map(proposals.map(({ candidate }) => [candidate.id, candidate.name]));
  return [
    deleted === 0
      ? 'No candidate was deleted.'
      : `${nameCandidates(deleted)} ${deleted === 1 ? 'was' : 'were'} deleted.`,
    ...skipped.map(({ id, reason }) => `${names.get(id) ?? id} ${reasons[reason]}.`),
  ];
}
