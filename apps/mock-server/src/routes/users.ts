import { deletionLimits } from '@cortex/api-client/limits';
import type { User } from '@cortex/api-client/model';
import { CreateUserBody, ListUsersQueryParams, UpdateUserBody } from '@cortex/api-client/users/validators';
import type { Transaction } from 'kysely';
import { addPerson, keysOf } from '../access/addPerson.ts';
import { findTrustedEmail, noteEmailChange } from '../access/emailChanges.ts';
import { endVerificationLink, requireVerifiedEmail } from '../access/emailVerifications.ts';
import { endAdminsGrants } from '../access/endAdminsGrants.ts';
import { endInvitationsFor } from '../access/invitations.ts';
import { type PasswordPolicy, requireGoodPassword } from '../access/passwordRules.ts';
import type { PasswordHash } from '../access/passwords.ts';
import { findOtherAdmin, lastAdmin, requireFreeLogin, requireRoomForPerson } from '../access/policy.ts';
import { requireFreshProof } from '../access/proofs.ts';
import {
  createRateLimiter,
  LIMITS,
  mailAttempts,
  type RateLimit,
  toRecipient,
} from '../access/rateLimits.ts';
import { type Caller, roleOf } from '../access/sessions.ts';
import { createTakenEmailCounter } from '../access/takenEmails.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, readQuery, refuseUnkept } from '../api/validation.ts';
import { toEmailKey } from '../db/emailKey.ts';
import { eraseDeleted } from '../db/eraseDeleted.ts';
import { changeLists } from '../db/listVersions.ts';
import type { Database, Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { deleteUserForNow, restoreUser } from '../deletion/users.ts';
import { notFound } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import type { MailSettings } from '../mail/outbox.ts';
import { deliverDue, postMail } from '../mail/outbox.ts';
import type { Background } from '../workers/background.ts';

/** Counted apart from other mails, so that nobody can use those up and then change an email unnoticed. */
const NOTICES: RateLimit = { name: 'notices of a changed email', attempts: 5, windowMs: 60 * 60_000 };

type ChangeMails = { notice: boolean; confirmation: boolean };

export function userRoutes(
  dependencies: Store &
    MailSettings &
    Pick<Background, 'runInBackground'> & {
      hash: PasswordHash;
      passwords?: PasswordPolicy | undefined;
      verifyEmail?: boolean | undefined;
    },
) {
  const { db, hash, clock, runInBackground, passwords = 'any' } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const countTakenEmails = createTakenEmailCounter(dependencies);

  /** Which mails of a changed email there is room for. */
  async function countChangeMails(caller: Caller, id: string, email: string): Promise<ChangeMails> {
    const before = await getUser(db, caller, id);
    if (toEmailKey(before.email) === email) return { notice: false, confirmation: false };
    const notice = await limiter.countWithin([{ limit: NOTICES, who: id }]);
    const confirmation = await limiter.countWithin(mailAttempts(caller, email));
    return { notice: notice !== undefined, confirmation: confirmation !== undefined };
  }

  /** Tells the record, the address before and the new one, which is asked to be confirmed. */
  async function announceEmailChange(
    trx: Transaction<Database>,
    caller: Caller,
    { mails, ...change }: { userId: string; before: string; after: string; mails: ChangeMails },
  ): Promise<void> {
    const now = clock();
    const { userId } = change;
    const trusted = await findTrustedEmail(trx, { id: userId, email: change.before }, now);
    const isToConfirm = await noteEmailChange(trx, { ...change, changedBy: caller.userId }, now);
    const entry = { at: now.toISOString(), kind: 'email_changed', subjectId: userId, details: {} } as const;
    await appendEntry(trx, caller, entry);
    if (mails.notice)
      await postMail(trx, { kind: 'email_changed', recipient: trusted, subjectId: caller.userId }, now);
    if (isToConfirm && mails.confirmation)
      await postMail(trx, { kind: 'email_confirmation', recipient: userId, subjectId: '' }, now);
  }

  return {
    async listUsers(c) {
      const caller = c.get('caller');
      const { query = '' } = readQuery(c, ListUsersQueryParams);
      const wanted = query.toLowerCase();
      const users = (await selectUsers(db, caller).orderBy('created_at').orderBy('id').execute())
        .filter((user) =>
          [user.full_name, user.username, user.email].some((text) => text.toLowerCase().includes(wanted)),
        )
        .map((user) => toUser(user, caller));
      return c.json(users);
    },

    async createUser(c) {
      const caller = c.get('caller');
      const body = await readBody(c, 'application/json', CreateUserBody);
      const { password, is_admin, username, email: address, full_name, ...others } = body;
      refuseUnkept(others);
      const person = { username, email: address, full_name };
      // An admin may do what the caller may: it would be the way around a proof.
      if (is_admin) requireFreshProof(caller, clock());
      if (dependencies.verifyEmail) await requireVerifiedEmail(db, caller);
      await requireGoodPassword(passwords, password, 'password');
      await limiter.count([{ limit: LIMITS.peopleByOrganization, who: caller.organizationId }]);
      const password_hash = await hash.hash(password, { isKnown: true, key: caller.userId });
      const email = toEmailKey(person.email);
      const isMailed = await limiter.countWithin([
        ...mailAttempts(caller, email),
        toRecipient('welcomes', caller, email),
      ]);
      const create = async (trx: Transaction<Database>) => {
        const now = clock();
        const at = now.toISOString();
        await requireRoomForPerson(trx, caller, person, now);
        await requireFreeLogin(trx, caller, person);
        const id = await addPerson(trx, caller.organizationId, { ...person, password_hash, is_admin }, now);
        await appendEntry(trx, caller, {
          at,
          kind: 'user_created',
          subjectId: id,
          details: { to: roleOf(is_admin) },
        });
        if (isMailed) await postMail(trx, { kind: 'welcome', recipient: id, subjectId: '' }, clock());
        return getUser(trx, caller, id);
      };
      const creating = countTakenEmails(caller, () => transactAs(db, caller, create));
      const user = await limiter.orGiveBack(isMailed ?? [], creating);
      runInBackground(() => deliverDue(dependencies));
      return c.json(user, 201);
    },

    async updateUser(c) {
      const caller = c.get('caller');
      const body = await readBody(c, 'application/json', UpdateUserBody);
      const { is_admin, username, email, full_name, ...others } = body;
      refuseUnkept(others);
      const person = { username, email, full_name };
      const mails = await countChangeMails(caller, readId(c), toEmailKey(email));
      const update = async (trx: Transaction<Database>) => {
        const before = await getUser(trx, caller, readId(c));
        if (before.is_admin && !is_admin && !(await findOtherAdmin(trx, before.id, caller)))
          throw lastAdmin();
        const isEmailChanged = toEmailKey(before.email) !== toEmailKey(email);
        if (isEmailChanged || before.is_admin !== is_admin) requireFreshProof(caller, clock());
        await requireFreeLogin(trx, caller, person, before.id);
        await trx
          .updateTable('users')
          .set({ ...person, ...keysOf(person), is_admin: is_admin ? 1 : 0 })
          .where('id', '=', before.id)
          .execute();
        // Their name stands in both.
        await changeLists(trx, caller, 'jobs', 'candidates');
        if (isEmailChanged) {
          await endInvitationsFor(trx, email);
          await endVerificationLink(trx, before.id);
          // A one-time password was mailed to who had the email before.
          await trx.deleteFrom('reset_passwords').where('user_id', '=', before.id).execute();
          await announceEmailChange(trx, caller, {
            userId: before.id,
            before: before.email,
            after: email,
            mails,
          });
        }
        if (before.is_admin !== is_admin) {
          await endAdminsGrants(trx, before.id);
          await appendEntry(trx, caller, {
            at: clock().toISOString(),
            kind: 'role_changed',
            subjectId: before.id,
            details: { from: roleOf(before.is_admin), to: roleOf(is_admin) },
          });
        }
        return getUser(trx, caller, before.id);
      };
      const user = await countTakenEmails(caller, () => transactAs(db, caller, update));
      runInBackground(() => deliverDue(dependencies));
      return c.json(user);
    },

    async deleteUser(c) {
      const caller = c.get('caller');
      await transactAs(db, caller, async (trx) => {
        const user = await getUser(trx, caller, readId(c));
        requireFreshProof(caller, clock());
        // Asked also where the caller is another admin, who may have been demoted at this moment.
        const otherAdmin = await findOtherAdmin(trx, user.id, caller);
        const newOwner = user.id === caller.userId ? otherAdmin : caller.userId;
        if (!newOwner || (user.is_admin && !otherAdmin)) throw lastAdmin();
        await deleteUserForNow(trx, caller, { id: user.id, newOwner, at: clock().toISOString() });
      });
      runInBackground(() => eraseDeleted(db));
      return c.json({
        message: 'User deleted. Their jobs and candidates are yours now.',
        undo_seconds: deletionLimits.undoSeconds,
      });
    },

    async restoreUser(c) {
      const caller = c.get('caller');
      const id = readId(c);
      const user = await transactAs(db, caller, async (trx) => {
        await restoreUser(trx, caller, id, clock());
        return getUser(trx, caller, id);
      });
      return c.json(user);
    },
  } satisfies Handlers;
}

function selectUsers(db: Executor, caller: Caller) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'full_name', 'is_admin'])
    .select(({ selectFrom }) =>
      selectFrom('company_identities')
        .select('subject')
        .whereRef('user_id', '=', 'users.id')
        .limit(1)
        .as('subject'),
    )
    .where('organization_id', '=', caller.organizationId);
}

async function getUser(db: Executor, caller: Caller, id: string): Promise<User> {
  const row = await selectUsers(db, caller).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toUser(row, caller);
}

type UserSelection = Omit<User, 'is_admin' | 'is_self' | 'company_linked'> & {
  is_admin: number;
  subject: string | null;
};

function toUser({ subject, ...row }: UserSelection, caller: Caller): User {
  const is_self = row.id === caller.userId;
  const isTold = caller.isAdmin || is_self;
  return {
    ...row,
    is_admin: row.is_admin === 1,
    is_self,
    ...(isTold ? { company_linked: subject !== null } : {}),
  };
}
