import { invitationLimits } from '@cortex/api-client/limits';
import { toEmailKey } from '../db/emailKey.ts';
import type { InvitationRow } from '../db/invitationTable.ts';
import { newId } from '../db/newId.ts';
import type { Executor } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { hashSecret, newSecret } from './secrets.ts';
import type { Caller } from './sessions.ts';

const DAY_MS = 24 * 60 * 60_000;

type Invited = { email: string; fullName: string; isAdmin: boolean };

/** Keeps an invitation, in the place of one that the organization has for the email. */
export async function insertInvitation(
  db: Executor,
  { organizationId, userId }: Caller,
  { email, fullName, isAdmin }: Invited,
  now: Date,
): Promise<InvitationRow> {
  const email_key = toEmailKey(email);
  await db
    .deleteFrom('invitations')
    .where('organization_id', '=', organizationId)
    .where('email_key', '=', email_key)
    .execute();
  const row: InvitationRow = {
    id: newId('inv'),
    organization_id: organizationId,
    email,
    email_key,
    full_name: fullName,
    is_admin: isAdmin ? 1 : 0,
    token_hash: null,
    created_by: userId,
    ...validFrom(now),
  };
  await db.insertInto('invitations').values(row).execute();
  return row;
}

/** Makes an invitation the caller's, valid for its whole time from now; the link that was sent works no more. */
export async function renewInvitation(
  db: Executor,
  { userId }: Caller,
  row: InvitationRow,
  now: Date,
): Promise<InvitationRow> {
  const renewed = { token_hash: null, created_by: userId, ...validFrom(now) };
  await db.updateTable('invitations').set(renewed).where('id', '=', row.id).execute();
  return { ...row, ...renewed };
}

/** The open invitations of an organization, the newest first. */
export function findInvitations(db: Executor, organizationId: string, now: Date): Promise<InvitationRow[]> {
  return openInvitations(db, now)
    .selectAll('invitations')
    .where('invitations.organization_id', '=', organizationId)
    .orderBy('invitations.sent_at', 'desc')
    .orderBy('invitations.id')
    .execute();
}

/** An open invitation of the caller's organization. Throws 404 where there is none of this id. */
export async function requireOwnInvitation(
  db: Executor,
  { organizationId }: Caller,
  id: string,
  now: Date,
): Promise<InvitationRow> {
  const row = await findInvitation(db, id, now);
  if (row?.organization_id !== organizationId) throw notFound();
  return row;
}

/** An open invitation by its id. */
export function findInvitation(db: Executor, id: string, now: Date): Promise<InvitationRow | undefined> {
  return openInvitations(db, now)
    .selectAll('invitations')
    .where('invitations.id', '=', id)
    .executeTakeFirst();
}

/** Those in time whose sender is still an admin: nobody who was dismissed leaves themself a way back. */
function openInvitations(db: Executor, now: Date) {
  return db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.created_by')
    .where('users.is_admin', '=', 1)
    .where('invitations.expires_at', '>', now.toISOString());
}

/** The open invitation of a word from a link. Throws 404 where it is unknown, used, revoked, too old, or of somebody who is no admin any more. */
export async function requireInvitation(db: Executor, token: string, now: Date): Promise<InvitationRow> {
  const row = await openInvitations(db, now)
    .selectAll('invitations')
    .where('invitations.token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A new word for the link of an invitation, kept hashed; the one before is good no more. */
export async function newInvitationToken(db: Executor, id: string): Promise<string> {
  const token = newSecret();
  await db
    .updateTable('invitations')
    .set({ token_hash: hashSecret(token) })
    .where('id', '=', id)
    .execute();
  return token;
}

/** How many people are invited to an organization, beside the one with this email. */
export async function countOthersInvited(
  db: Executor,
  organizationId: string,
  email: string,
  now: Date,
): Promise<number> {
  const { count } = await openInvitations(db, now)
    .select(db.fn.countAll<number | string>().as('count'))
    .where('invitations.organization_id', '=', organizationId)
    .where('invitations.email_key', '!=', toEmailKey(email))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Ends the invitations of all organizations for an email, as somebody signs in with it now. */
export async function endInvitationsFor(db: Executor, email: string): Promise<void> {
  await db.deleteFrom('invitations').where('email_key', '=', toEmailKey(email)).execute();
}

function validFrom(now: Date) {
  const expires = new Date(now.getTime() + invitationLimits.days * DAY_MS);
  return { sent_at: now.toISOString(), expires_at: expires.toISOString() };
}
