import type { Transaction } from 'kysely';
import { requireFreshProof, requireOwnProof } from '../access/proofs.ts';
import type { Caller } from '../access/sessions.ts';
import type { Database } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { postMail } from '../mail/outbox.ts';

/**
 * Forgets whom a company's provider means by an account, and ends the sessions that rest on it alone: those that a password or a
 * passkey proved stay. Sessions of before that was kept end as well. Nothing where no provider is linked. Throws 404 and 403 as the
 * contract says.
 */
export async function removeCompanyLink(
  trx: Transaction<Database>,
  caller: Caller,
  id: string,
  now: Date,
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', caller.organizationId)
    .executeTakeFirst();
  const isOwn = user?.id === caller.userId;
  if (!user || !(isOwn || caller.isAdmin)) throw notFound();
  requireFreshProof(caller, now);
  const linked = trx.selectFrom('company_identities').select('subject').where('user_id', '=', user.id);
  if (!(await linked.executeTakeFirst())) return;
  if (isOwn) await requireOwnProof(trx, caller);
  await trx.deleteFrom('company_identities').where('user_id', '=', user.id).execute();
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where(({ eb, or }) => or([eb('proved_by', 'is', null), eb('proved_by', '=', 'company')]))
    .execute();
  const kind = 'company_link_removed';
  await appendEntry(trx, caller, { at: now.toISOString(), kind, subjectId: user.id, details: {} });
  await postMail(trx, { kind, recipient: user.id, subjectId: isOwn ? '' : caller.userId }, now);
}
