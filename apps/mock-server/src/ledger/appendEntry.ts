import type { LedgerKind } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import { newSecret } from '../access/secrets.ts';
import type { Caller } from '../access/sessions.ts';
import { GENESIS, type LedgerRow } from '../db/ledgerTables.ts';
import type { Database } from '../db/schema.ts';
import { announceEntry } from './announceEntry.ts';
import type { LedgerDetails } from './details.ts';
import { hashEntry, hashReason, toCanonicalJson } from './entry.ts';

type NewEntry<Kind extends LedgerKind> = {
  at: string;
  kind: Kind;
  subjectId: string;
  details: LedgerDetails[Kind];
};

/**
 * Appends an entry to the record of the caller's organization, in the transaction of what it tells of: both are saved
 * or neither, and no two entries follow the same one. Webhooks are told of it likewise.
 */
export async function appendEntry<Kind extends LedgerKind>(
  trx: Transaction<Database>,
  { organizationId, userId }: Pick<Caller, 'organizationId' | 'userId'>,
  { at, kind, subjectId, details }: NewEntry<Kind>,
): Promise<LedgerRow> {
  const head = await trx
    .selectFrom('ledger_heads')
    .select(['seq', 'hash'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  const entry = {
    organization_id: organizationId,
    seq: (head?.seq ?? 0) + 1,
    at,
    kind,
    person_id: userId,
    subject_id: subjectId,
    details: toCanonicalJson(details),
    previous_hash: head?.hash ?? GENESIS,
  };
  const row = { ...entry, hash: hashEntry(entry) };
  await trx.insertInto('ledger').values(row).execute();
  const { seq, hash } = row;
  await trx
    .insertInto('ledger_heads')
    .values({ organization_id: organizationId, seq, hash })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet({ seq, hash }))
    .execute();
  await announceEntry(trx, { organizationId }, { at, kind, subjectId, details });
  return row;
}

type NewDecision = {
  at: string;
  candidateId: string;
  /** Empty for none. */
  reason: string;
  details: Omit<LedgerDetails['decision_made'], 'reason_hash'>;
};

/** Appends a decision. The words of its reason stand apart from the chain, which holds their salted hash. */
export async function appendDecision(
  trx: Transaction<Database>,
  caller: Pick<Caller, 'organizationId' | 'userId'>,
  { at, candidateId, reason, details }: NewDecision,
): Promise<LedgerRow> {
  const salt = newSecret();
  const row = await appendEntry(trx, caller, {
    at,
    kind: 'decision_made',
    subjectId: candidateId,
    details: reason === '' ? details : { ...details, reason_hash: hashReason(salt, reason) },
  });
  if (reason !== '') {
    const { organization_id, seq } = row;
    await trx
      .insertInto('ledger_reasons')
      .values({ organization_id, seq, candidate_id: candidateId, salt, reason })
      .execute();
  }
  return row;
}
