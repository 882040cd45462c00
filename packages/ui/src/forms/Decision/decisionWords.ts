import type { DecisionKind, LedgerEntry } from '@cortex/api-client/model';
import { formatDate } from '../../formatDate.ts';

/** The decisions as one makes them, none before another by the score. */
export const decisionOptions: readonly { value: DecisionKind; label: string }[] = [
  { value: 'shortlist', label: 'Shortlist' },
  { value: 'hold', label: 'Hold' },
  { value: 'decline', label: 'Decline' },
];

/** The decisions as they stand. */
export const decided: Record<DecisionKind, string> = {
  shortlist: 'Shortlisted',
  hold: 'On hold',
  decline: 'Declined',
};

/** Who decided, and when. */
export function describeDecider({ by, at }: Pick<LedgerEntry, 'by' | 'at'>): string {
  return `by ${by.full_name ?? 'a user who was deleted'} on ${formatDate(at)}`;
}

/** The decisions that stand: the newest for each job, newest first. */
export function listLatestDecisions(decisions: readonly LedgerEntry[]): LedgerEntry[] {
  const standing = new Map<string, LedgerEntry>();
  for (const entry of decisions.toSorted((one, other) => other.seq - one.seq)) {
    if (entry.job && !standing.has(entry.job.id)) standing.set(entry.job.id, entry);
  }
  return [...standing.values()];
}
