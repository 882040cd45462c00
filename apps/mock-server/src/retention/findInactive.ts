import type { RetentionHold, RetentionProposal } from '@cortex/api-client/model';
import type { Executor } from '../db/schema.ts';
import { monthsBefore } from './monthsBefore.ts';

type Question = {
  organizationId: string;
  now: Date;
  /** Only these; else all. */
  ids?: readonly string[];
};

/** Entries of the record that are activity: decisions, and moves on a job's board. */
const ACTIVE_KINDS = [
  'decision_made',
  'application_moved',
  'application_removed',
  'application_received',
] as const;

/** After how many months without activity an organization's candidates are proposed for deletion; null for never. */
export async function findMonths(db: Executor, organizationId: string): Promise<number | null> {
  const { retention_months } = await db
    .selectFrom('organizations')
    .select('retention_months')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return retention_months;
}

/**
 * An organization's candidates without activity for as many months as it has set, the oldest first, those that are
 * held included.
 */
export async function findInactive(
  db: Executor,
  { organizationId, now, ids }: Question,
): Promise<RetentionProposal[]> {
  const months = await findMonths(db, organizationId);
  if (months === null) return [];
  const latest = monthsBefore(now, months).toISOString();
  let candidates = db
    .selectFrom('candidates')
    .innerJoin('users as owners', 'owners.id', 'candidates.owner_id')
    .leftJoin('retention_holds as holds', 'holds.candidate_id', 'candidates.id')
    .leftJoin('users as holders', (join) =>
      join.onRef('holders.id', '=', 'holds.held_by').on('holders.organization_id', '=', organizationId),
    )
    .select(({ selectFrom }) => [
      'candidates.id',
      'candidates.name',
      'candidates.owner_id',
      'owners.full_name as owner_name',
      'candidates.created_at',
      'candidates.resume_uploaded_at',
      selectFrom('shares')
        .select(({ fn }) => fn.max('shares.created_at').as('at'))
        .whereRef('shares.candidate_id', '=', 'candidates.id')
        .as('shared_at'),
      selectFrom('analyses')
        .select(({ fn }) => fn.max('analyses.scored_at').as('at'))
        .whereRef('analyses.candidate_id', '=', 'candidates.id')
        .as('analyzed_at'),
      selectFrom('ledger')
        .select(({ fn }) => fn.max('ledger.at').as('at'))
        .where('ledger.organization_id', '=', organizationId)
        .whereRef('ledger.subject_id', '=', 'candidates.id')
        .where('ledger.kind', 'in', ACTIVE_KINDS)
        .as('decided_at'),
      selectFrom('candidate_notes')
        .select(({ fn }) => fn.max('candidate_notes.at').as('at'))
        .whereRef('candidate_notes.candidate_id', '=', 'candidates.id')
        .as('noted_at'),
      selectFrom('scorecards')
        .select(({ fn }) => fn.max('scorecards.changed_at').as('at'))
        .whereRef('scorecards.candidate_id', '=', 'candidates.id')
        .as('marked_at'),
      selectFrom('applicant_requests')
        .select(({ fn }) => fn.max('applicant_requests.created_at').as('at'))
        .whereRef('applicant_requests.candidate_id', '=', 'candidates.id')
        .as('asked_at'),
      'holds.reason',
      'holds.held_by',
      'holds.held_at',
      'holders.full_name as holder_name',
    ])
    .where('candidates.organization_id', '=', organizationId)
    .where('owners.organization_id', '=', organizationId)
    .where('candidates.created_at', '<=', latest);
  if (ids) candidates = candidates.where('candidates.id', 'in', ids);
  const rows = await candidates.execute();
  return rows
    .map((row): RetentionProposal => {
      const { id, name, owner_id, owner_name, reason, held_by, held_at, holder_name } = row;
      const held =
        reason === null || held_by === null || held_at === null ? null : { reason, held_by, held_at };
      return {
        candidate: { id, name },
        owner: { id: owner_id, full_name: owner_name },
        last_active_at: newestOf([
          row.created_at,
          row.resume_uploaded_at,
          row.shared_at,
          row.analyzed_at,
          row.decided_at,
          row.noted_at,
          row.marked_at,
          row.asked_at,
        ]),
        ...(held ? { held: toHold(held, holder_name) } : {}),
      };
    })
    .filter(({ last_active_at }) => last_active_at <= latest)
    .toSorted((one, other) => compare(orderOf(one), orderOf(other)));
}

/** A hold as the contract has it. Who set it has no name where they were deleted. */
export function toHold(
  { reason, held_by, held_at }: { reason: string; held_by: string; held_at: string },
  holderName: string | null,
): RetentionHold {
  return {
    reason,
    by: holderName === null ? { id: held_by } : { id: held_by, full_name: holderName },
    at: held_at,
  };
}

/** Times are texts of one form, so that the greatest is the newest. */
function newestOf(times: readonly (string | null)[]): string {
  return times.reduce<string>((newest, time) => (time !== null && time > newest ? time : newest), '');
}

function orderOf({ last_active_at, candidate }: RetentionProposal): string {
  return `${last_active_at} ${candidate.id}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}
