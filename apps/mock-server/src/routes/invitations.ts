import {
  AcceptInvitationBody,
  CreateInvitationBody,
  OpenInvitationBody,
} from '@cortex/api-client/invitations/validators';
import type { Invitation, LoginAnswer, OpenedInvitation } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import { addPerson } from '../access/addPerson.ts';
import { requireVerifiedEmail } from '../access/emailVerifications.ts';
import {
  findInvitations,
  insertInvitation,
  renewInvitation,
  requireInvitation,
  requireOwnInvitation,
} from '../access/invitations.ts';
import { rememberAddress } from '../access/knownAddresses.ts';
import { rememberDevice } from '../access/knownDevices.ts';
import { type PasswordPolicy, requireGoodPassword } from '../access/passwordRules.ts';
import type { PasswordHash } from '../access/passwords.ts';
import {
  requireFreeEmail,
  requireFreeLogin,
  requireRoomForInvited,
  requireRoomForPerson,
} from '../access/policy.ts';
import { requireFreshProof } from '../access/proofs.ts';
import { createRateLimiter, LIMITS, toRecipient } from '../access/rateLimits.ts';
import { readOrigin } from '../access/readOrigin.ts';
import { type Caller, openSession, roleOf } from '../access/sessions.ts';
import { createTakenEmailCounter } from '../access/takenEmails.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, refuseUnkept } from '../api/validation.ts';
import { toEmailKey } from '../db/emailKey.ts';
import { eraseDeleted } from '../db/eraseDeleted.ts';
import type { InvitationRow } from '../db/invitationTable.ts';
import type { Database, Executor } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { transact } from '../db/transact.ts';
import { siteOf } from '../http/network.ts';
import type { ClientAddress } from '../http/readClientAddress.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { findNames, toPerson } from '../ledger/readEntries.ts';
import { deliverDue, type MailSettings, postMail } from '../mail/outbox.ts';
import type { Background } from '../workers/background.ts';

type Policies = { passwords?: PasswordPolicy | undefined; verifyEmail?: boolean | undefined };

export function invitationRoutes(
  dependencies: Store &
    MailSettings &
    ClientAddress &
    Policies &
    Pick<Background, 'runInBackground'> & { hash: PasswordHash },
) {
  const { db, clock, hash, runInBackground, clientAddress, passwords = 'any' } = dependencies;
  const limiter = createRateLimiter(dependencies);
  const countTakenEmails = createTakenEmailCounter(dependencies);

  /** Counts a mail, which costs nothing where it is refused. */
  async function countMail<Result>(
    caller: Caller,
    email: string,
    send: () => Promise<Result>,
  ): Promise<Result> {
    const recipient = toEmailKey(email);
    const counted = await limiter.count([
      toRecipient('mails', caller, recipient),
      toRecipient('invitations', caller, recipient),
      { limit: LIMITS.invitationsByOrganization, who: caller.organizationId },
    ]);
    try {
      return await send();
    } catch (error) {
      runInBackground(() => limiter.giveBack(counted));
      throw error;
    }
  }

  /** Tells the record, and has the mail sent, whose writing makes the word of the link. */
  async function announce(
    trx: Transaction<Database>,
    caller: Caller,
    row: InvitationRow,
  ): Promise<Invitation> {
    await appendEntry(trx, caller, {
      at: row.sent_at,
      kind: 'invitation_sent',
      subjectId: row.id,
      details: { to: roleOf(row.is_admin === 1) },
    });
    await postMail(trx, { kind: 'invitation', recipient: row.id, subjectId: '' }, new Date(row.sent_at));
    return toInvitation(row, await findNames(trx, 'users', [row.created_by]));
  }

  return {
    async listInvitations(c) {
      const rows = await findInvitations(db, c.get('caller').organizationId, clock());
      const names = await findNames(
        db,
        'users',
        rows.map(({ created_by }) => created_by),
      );
      return c.json(rows.map((row) => toInvitation(row, names)));
    },

    async createInvitation(c) {
      const caller = c.get('caller');
      const body = await readBody(c, 'application/json', CreateInvitationBody);
      const { email, full_name, is_admin, ...others } = body;
      refuseUnkept(others);
      if (is_admin) requireFreshProof(caller, clock());
      if (dependencies.verifyEmail) await requireVerifiedEmail(db, caller);
      const invite = () =>
        transactAs(db, caller, async (trx) => {
          const now = clock();
          await requireRoomForPerson(trx, caller, { email }, now);
          await requireFreeEmail(trx, email);
          const invited = { email, fullName: full_name ?? '', isAdmin: is_admin };
          return announce(trx, caller, await insertInvitation(trx, caller, invited, now));
        });
      const invitation = await countMail(caller, email, () => countTakenEmails(caller, invite));
      runInBackground(() => deliverDue(dependencies));
      return c.json(invitation, 201);
    },

    async resendInvitation(c) {
      const caller = c.get('caller');
      const { id, email, is_admin } = await requireOwnInvitation(db, caller, readId(c), clock());
      if (is_admin === 1) requireFreshProof(caller, clock());
      const renew = async (trx: Transaction<Database>) => {
        const now = clock();
        const row = await requireOwnInvitation(trx, caller, id, now);
        return announce(trx, caller, await renewInvitation(trx, caller, row, now));
      };
      const invitation = await countMail(caller, email, () => transactAs(db, caller, renew));
      runInBackground(() => deliverDue(dependencies));
      return c.json(invitation);
    },

    async revokeInvitation(c) {
      const caller = c.get('caller');
      const id = readId(c);
      await transactAs(db, caller, async (trx) => {
        const now = clock();
        const row = await requireOwnInvitation(trx, caller, id, now);
        await trx.deleteFrom('invitations').where('id', '=', row.id).execute();
        const entry = { at: now.toISOString(), kind: 'invitation_revoked', subjectId: row.id } as const;
        await appendEntry(trx, caller, { ...entry, details: {} });
      });
      runInBackground(() => eraseDeleted(db));
      return c.body(null, 204);
    },

    async openInvitation(c) {
      const { token, ...others } = await readBody(c, 'application/json', OpenInvitationBody);
      refuseUnkept(others);
      const row = await requireInvitation(db, token, clock());
      const { name } = await findOrganization(db, row);
      const invitedBy = (await findNames(db, 'users', [row.created_by])).get(row.created_by);
      const answer: OpenedInvitation = {
        organization: name,
        email: row.email,
        ...(invitedBy === undefined ? {} : { invited_by: invitedBy }),
      };
      return c.json(answer);
    },

    async acceptInvitation(c) {
      const body = await readBody(c, 'application/json', AcceptInvitationBody);
      const { token, username, full_name, password, ...others } = body;
      refuseUnkept(others);
      // Before the hash, which costs something.
      await requireInvitation(db, token, clock());
      await requireGoodPassword(passwords, password, 'password');
      const address = clientAddress(c);
      const password_hash = await hash.hash(password, { isKnown: false, key: siteOf(address) });
      const origin = readOrigin(c, address);
      const accepted = await transact(db, async (trx) => {
        const now = clock();
        const row = await requireInvitation(trx, token, now);
        const { plan } = await findOrganization(trx, row);
        const organization = { organizationId: row.organization_id, plan };
        await requireRoomForInvited(trx, organization);
        const person = { username, email: row.email, full_name, password_hash, is_admin: row.is_admin === 1 };
        await requireFreeLogin(trx, organization, person);
        const id = await addPerson(trx, row.organization_id, person, now);
        await appendEntry(
          trx,
          { ...organization, userId: id },
          {
            at: now.toISOString(),
            kind: 'invitation_accepted',
            subjectId: id,
            details: { to: roleOf(person.is_admin) },
          },
        );
        const access_token = await openSession(trx, { userId: id, by: 'password' }, origin, now);
        await rememberAddress(trx, `${row.email_key}\n${address}`, now);
        await rememberDevice(trx, c, id, now);
        return { row, access_token };
      });
      const { row, access_token } = accepted;
      runInBackground(() => eraseDeleted(db));
      const answer: LoginAnswer = {
        access_token,
        role: roleOf(row.is_admin === 1),
        organization_id: row.organization_id,
      };
      return c.json(answer, 201);
    },
  } satisfies Handlers;
}

function findOrganization(db: Executor, { organization_id }: InvitationRow) {
  return db
    .selectFrom('organizations')
    .select(['name', 'plan'])
    .where('id', '=', organization_id)
    .executeTakeFirstOrThrow();
}

function toInvitation(row: InvitationRow, names: ReadonlyMap<string, string>): Invitation {
  const { id, email, full_name, is_admin, sent_at, expires_at, created_by } = row;
  return {
    id,
    email,
    full_name,
    is_admin: is_admin === 1,
    sent_at,
    expires_at,
    by: toPerson(created_by, names),
  };
}
