import { peopleLimits } from '@cortex/api-client/limits';
import type { PricingTier } from '@cortex/api-client/model';
import type { RequiredPlan, RequiredRole } from '@cortex/api-client/operations';
import { toEmailKey } from '../db/emailKey.ts';
import type { Executor, Plan } from '../db/schema.ts';
import { HttpError, invalid, notFound } from '../http/HttpError.ts';
import { countOthersInvited } from './invitations.ts';
import type { Caller } from './sessions.ts';

const PLANS: readonly Plan[] = ['basic', 'standard', 'premium'];

/** The plans as people read them. */
export const PRICING_TIERS: Record<Plan, PricingTier> = {
  basic: 'Basic',
  standard: 'Standard',
  premium: 'Premium',
};

/** Refuses with 403 where the contract asks for another role or a higher plan than the caller has. */
export function requireRoleAndPlan(caller: Caller, role: RequiredRole, plan: RequiredPlan): void {
  if (role === 'admin' && !caller.isAdmin) {
    throw new HttpError(403, 'admin_required', 'Only an admin of your organization can do this.');
  }
  if (PLANS.indexOf(caller.plan) < PLANS.indexOf(plan)) throw upgradeRequired();
}

function upgradeRequired(
  detail = "Your organization's plan does not include this. An admin can upgrade the subscription.",
): HttpError {
  return new HttpError(403, 'upgrade_required', detail);
}

/** What decides what a caller sees. */
export type Sight = Pick<Caller, 'organizationId' | 'userId' | 'isAdmin'>;

/** The open jobs that the caller sees: the organization's for an admin, else their own. */
export function visibleJobs(db: Executor, caller: Sight) {
  const jobs = db
    .selectFrom('jobs')
    .where('jobs.organization_id', '=', caller.organizationId)
    .where('jobs.deleted_at', 'is', null);
  return caller.isAdmin ? jobs : jobs.where('jobs.owner_id', '=', caller.userId);
}

/** The candidates that the caller sees: the organization's for an admin, else their own and those shared with them. */
export function visibleCandidates(db: Executor, caller: Sight) {
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

/** Throws 404 for a job that the caller does not see. */
export async function requireSeenJob(db: Executor, caller: Sight, id: string): Promise<void> {
  const job = visibleJobs(db, caller).select('jobs.id').where('jobs.id', '=', id);
  if (!(await job.executeTakeFirst())) throw notFound();
}

/** The id of a candidate that the caller sees. Throws 404 for another. */
export async function requireSeenCandidate(db: Executor, caller: Sight, id: string): Promise<string> {
  const candidate = visibleCandidates(db, caller).select('candidates.id').where('candidates.id', '=', id);
  if (!(await candidate.executeTakeFirst())) throw notFound();
  return id;
}

/** Whether the caller may edit, delete and share a candidate that they see: its owner and admins may. */
function mayChange(caller: Caller, candidate: { owner_id: string }): boolean {
  return caller.isAdmin || candidate.owner_id === caller.userId;
}

/** Refuses with 403 where the caller sees a candidate only because it was shared with them. */
export function requireChange(caller: Caller, candidate: { owner_id: string }): void {
  if (mayChange(caller, candidate)) return;
  throw new HttpError(
    403,
    'not_owner',
    'This candidate was shared with you. Ask its owner or an admin to change, delete or share it.',
  );
}

/** Refuses a recipient of a shared candidate that the plan leaves out, or the caller themself. */
export function requireRecipient(caller: Caller, recipient: { id: string; is_admin: number }): void {
  if (recipient.id === caller.userId) {
    throw invalid({ shared_with_user_id: 'Choose somebody else than yourself.' });
  }
  if (caller.plan === 'standard' && recipient.is_admin !== 1) {
    throw upgradeRequired(
      'On the Standard plan a candidate can be shared with admins. Premium shares with anyone.',
    );
  }
}

/**
 * Refuses where the organization has as many people as its plan allows, with those who are invited: their places are
 * kept for them.
 */
export async function requireRoomForPerson(
  db: Executor,
  organization: Pick<Caller, 'organizationId' | 'plan'>,
  { email }: { email: string },
  now: Date,
): Promise<void> {
  const invited = await countOthersInvited(db, organization.organizationId, email, now);
  const room = findRoom(organization.plan) - (await countPeople(db, organization.organizationId));
  if (room > invited) return;
  const way = room > 0 ? 'Open invitations take a place each. Revoke one, or upgrade' : 'Upgrade';
  throw upgradeRequired(
    `Your ${PRICING_TIERS[organization.plan]} plan allows ${nameRoom(organization.plan)}. ${way} the subscription to add more.`,
  );
}

/** Refuses who accepts an invitation where the people alone are as many as the plan allows. */
export async function requireRoomForInvited(
  db: Executor,
  { organizationId, plan }: Pick<Caller, 'organizationId' | 'plan'>,
): Promise<void> {
  if ((await countPeople(db, organizationId)) < findRoom(plan)) return;
  throw upgradeRequired(
    `The plan of this organization allows ${nameRoom(plan)}. Tell who invited you; the link stays valid.`,
  );
}

function findRoom(plan: Plan): number {
  const { [plan]: limit = Number.POSITIVE_INFINITY }: Partial<Record<Plan, number>> = peopleLimits;
  return limit;
}

function nameRoom(plan: Plan): string {
  const room = findRoom(plan);
  return room === 1 ? 'the admin alone' : `${room} people`;
}

async function countPeople(db: Executor, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('users')
    .select(db.fn.countAll<number | string>().as('count'))
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Refuses the name of another organization. The detail names the constraint, as the contract says. */
export async function requireFreeName(db: Executor, name: string): Promise<void> {
  const namesake = db.selectFrom('organizations').select('id').where('name_key', '=', name.toLowerCase());
  if (!(await namesake.executeTakeFirst())) return;
  throw new HttpError(
    409,
    'organization_name_taken',
    'duplicate key value violates unique constraint "organizations_name_key"',
    { name: 'This organization name is taken.' },
  );
}

/** Refuses an email that signs somebody else in already. */
export async function requireFreeEmail(
  db: Executor,
  email: string,
  { field = 'email', exceptUserId = '' } = {},
): Promise<void> {
  const owner = db
    .selectFrom('users')
    .select('id')
    .where('id', '!=', exceptUserId)
    .where('email_key', '=', toEmailKey(email));
  if (!(await owner.executeTakeFirst())) return;
  throw new HttpError(409, 'email_taken', 'Somebody signs in with this email already. Use another one.', {
    [field]: 'This email is taken.',
  });
}

/** Refuses an email that signs somebody else in already, or a username that the organization has already. */
export async function requireFreeLogin(
  db: Executor,
  caller: Pick<Caller, 'organizationId'>,
  person: { email: string; username: string },
  exceptUserId = '',
): Promise<void> {
  await requireFreeEmail(db, person.email, { exceptUserId });
  const namesake = db
    .selectFrom('users')
    .select('id')
    .where('id', '!=', exceptUserId)
    .where('organization_id', '=', caller.organizationId)
    .where('username_key', '=', person.username.toLowerCase());
  if (!(await namesake.executeTakeFirst())) return;
  throw new HttpError(
    409,
    'username_taken',
    'Your organization has this username already. Use another one.',
    {
      username: 'This username is taken.',
    },
  );
}

/** The id of the longest-standing admin of the caller's organization beside a person, or undefined where there is none. */
export async function findOtherAdmin(
  db: Executor,
  userId: string,
  caller: Pick<Caller, 'organizationId'>,
): Promise<string | undefined> {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('organization_id', '=', caller.organizationId)
    .where('is_admin', '=', 1)
    .where('id', '!=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return admin?.id;
}

/** 409: without this person the organization would have no admin. */
export function lastAdmin(): HttpError {
  return new HttpError(409, 'last_admin', 'This is the only admin. Make somebody else an admin first.');
}

/** Refuses with 403 where a regular user asks for figures that are not their own. */
export function requireOwnFigures(caller: Caller, userId: string | undefined): void {
  if (caller.isAdmin || userId === caller.userId) return;
  throw new HttpError(403, 'other_person', 'You can see your own figures and the totals of all users.');
}
