import type { LedgerKind } from '@cortex/api-client/model';
import type { Transaction } from 'kysely';
import { newSecret } from '../access/secrets.ts';
import type { Caller } from '../access/sessions.ts';
import { GENESIS, type LedgerRow } from '../db/ledgerTables.ts';
import type { Database } from '../db/schema.ts';
import { announceEntries } from './announceEntries.ts';
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
  caller: Pick<Caller, 'organizationId' | 'userId'>,
  entry: NewEntry<Kind>,
): Promise<LedgerRow> {
  const [row] = await appendEntries(trx, caller, [entry]);
  if (!row) throw new Error('No entry was appended.');
  return row;
}

/** Appends entries behind one another, in the same way: all are saved or none. */
export async function appendEntries<Kind extends LedgerKind>(
  trx: Transaction<Database>,
  { organizationId, userId }: Pick<Caller, 'organizationId' | 'userId'>,
  entries: readonly NewEntry<Kind>[],
): Promise<LedgerRow[]> {
  if (entries.length === 0) return [];
  const head = await trx
    .selectFrom('ledger_heads')
    .select(['seq', 'hash'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  let { seq, hash } = head ?? { seq: 0, hash: GENESIS };
  const rows = entries.map(({ at, kind, subjectId, details }): LedgerRow => {
    const entry = {
      organization_id: organizationId,
      seq: seq + 1,
      at,
      kind,
      person_id: userId,
      subject_id: subjectId,
      details: toCanonicalJson(details),
      previous_hash: hash,
    };
    seq = entry.seq;
    hash = hashEntry(entry);
    return { ...entry, hash };
  });
  await trx.insertInto('ledger').values(rows).execute();
  await trx
    .insertInto('ledger_heads')
    .values({ organization_id: organizationId, seq, hash })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet({ seq, hash }))
    .execute();
  await announceEntries(trx, { organizationId }, entries);
  return rows;
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
