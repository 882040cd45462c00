import type { RequiredPlan, RequiredRole } from '@cortex/api-client/operations';
import type { Executor, Plan } from './db/schema.ts';
import { Refusal } from './errors.ts';
import type { Caller } from './sessions.ts';

const PLANS: readonly Plan[] = ['basic', 'standard', 'premium'];

/** Refuses with 403 where the contract asks for another role or a higher plan than the caller has. */
export function requireRoleAndPlan(caller: Caller, role: RequiredRole, plan: RequiredPlan): void {
  if (role === 'admin' && !caller.isAdmin) {
    throw new Refusal(403, 'admin_required', 'Only an admin of your organization can do this.');
  }
  if (PLANS.indexOf(caller.plan) < PLANS.indexOf(plan)) {
    throw new Refusal(
      403,
      'upgrade_required',
      "Your organization's plan does not include this. An admin can upgrade the subscription.",
    );
  }
}

/** The open jobs that the caller sees: the organization's for an admin, else their own. */
export function visibleJobs(db: Executor, caller: Caller) {
  const jobs = db
    .selectFrom('jobs')
    .where('jobs.organization_id', '=', caller.organizationId)
    .where('jobs.deleted_at', 'is', null);
  return caller.isAdmin ? jobs : jobs.where('jobs.owner_id', '=', caller.userId);
}

/** The candidates that the caller sees: the organization's for an admin, else their own and those shared with them. */
export function visibleCandidates(db: Executor, caller: Caller) {
  const candidates = db
    .selectFrom('candidates')
    .where('candidates.organization_id', '=', caller.organizationId);
  if (caller.isAdmin) return candidates;
  return candidates.where(({ eb, or, selectFrom }) =>
    or([
      eb('candidates.owner_id', '=', caller.userId),
      eb(
        'candidates.id',
        'in',
        selectFrom('shares')
          .select('shares.candidate_id')
          .where('shares.shared_with_user_id', '=', caller.userId),
      ),
    ]),
  );
}

/** Whether the caller may edit, delete and share a candidate that they see: its owner and admins may. */
export function mayChange(caller: Caller, candidate: { owner_id: string }): boolean {
  return caller.isAdmin || candidate.owner_id === caller.userId;
}
