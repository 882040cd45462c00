import { applicantLimits } from '@cortex/api-client/limits';
import type { ApplicantLink } from '@cortex/api-client/model';
import type { Selectable, Transaction } from 'kysely';
import { hashSecret, newSecret } from '../access/secrets.ts';
import type { Caller } from '../access/sessions.ts';
import type { Database, Executor } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';

const DAY_MS = 24 * 60 * 60_000;

export type LinkRow = Selectable<Database['applicant_links']>;

/** Makes the link of a candidate, in the place of the one that there was. Its secret is told here alone. */
export async function createLink(
  trx: Transaction<Database>,
  caller: Caller,
  candidateId: string,
  { now, webUrl }: { now: Date; webUrl: string },
): Promise<ApplicantLink> {
  const token = newSecret();
  const at = now.toISOString();
  const row = {
    organization_id: caller.organizationId,
    token_hash: hashSecret(token),
    created_by: caller.userId,
    created_at: at,
    expires_at: new Date(now.getTime() + applicantLimits.linkDays * DAY_MS).toISOString(),
  };
  await trx
    .insertInto('applicant_links')
    .values({ candidate_id: candidateId, ...row })
    .onConflict((conflict) => conflict.column('candidate_id').doUpdateSet(row))
    .execute();
  await appendEntry(trx, caller, {
    at,
    kind: 'applicant_link_created',
    subjectId: candidateId,
    details: {},
  });
  const { created_at, expires_at } = row;
  return { url: `${webUrl}/your-application#${token}`, created_at, expires_at };
}

/** Ends the link of a candidate, where there is one that has not ended by itself. */
export async function revokeLink(
  trx: Transaction<Database>,
  caller: Caller,
  candidateId: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const link = await findLink(trx, candidateId, now);
  await trx.deleteFrom('applicant_links').where('candidate_id', '=', candidateId).execute();
  if (!link) return;
  await appendEntry(trx, caller, {
    at,
    kind: 'applicant_link_revoked',
    subjectId: candidateId,
    details: {},
  });
}

/** The link of a candidate that is valid, undefined where there is none. */
export function findLink(db: Executor, candidateId: string, now: Date): Promise<LinkRow | undefined> {
  return db
    .selectFrom('applicant_links')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** The link of a secret. Throws 404 where it is unknown or has ended. */
export async function requireLink(db: Executor, token: string, now: Date): Promise<LinkRow> {
  const link = await db
    .selectFrom('applicant_links')
    .selectAll()
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!link) throw notFound();
  return link;
}
