import type { DecisionKind, LedgerEntry } from '@cortex/api-client/model';
import { formatDate } from '../../formatDate.ts';

/** The decisions to choose from, in a fixed order that does not depend on the score. */
export const decisionOptions: readonly { value: DecisionKind; label: string }[] = [
  { value: 'shortlist', label: 'Shortlist' },
  { value: 'hold', label: 'Hold' },
  { value: 'decline', label: 'Decline' },
];

/** How a decision reads once it is made. */
export const decided: Record<DecisionKind, string> = {
  shortlist: 'Shortlisted',
  hold: 'On hold',
  decline: 'Declined',
};

/** Who decided, and when. */
export function describeDecider({ by, at }: Pick<LedgerEntry, 'by' | 'at'>): string {
  return `by ${by.full_name ?? 'a user who was deleted'} on ${formatDate(at)}`;
}

/** The latest decision for each job, newest first. */
export function listLatestDecisions(decisions: readonly LedgerEntry[]): LedgerEntry[] {
  const latest = new Map<string, LedgerEntry>();
  for (const entry of decisions.toSorted((one, other) => other.seq - one.seq)) {
    if (entry.job && !latest.has(entry.job.id)) latest.set(entry.job.id, entry);
  }
  return [...latest.values()];
}
