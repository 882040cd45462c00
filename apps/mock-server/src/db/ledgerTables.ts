import { type Kysely, type Selectable, sql } from 'kysely';

/**
 * What was done, one row an entry, in the order of `seq` within an organization. No row is ever changed or deleted.
 * `details` are canonical JSON with ids and no name; `hash` stands for all of the row and for the row before it.
 */
type LedgerTable = {
  organization_id: string;
  seq: number;
  at: string;
  kind: string;
  /** Who did it. */
  person_id: string;
  /** What it was done to: a candidate, a job, a person or the organization. */
  subject_id: string;
  details: string;
  previous_hash: string;
  hash: string;
};

/**
 * Where each organization's chain ends, so that a missing last entry is noticed: at 0 and the hash of nothing before
 * the first.
 */
type LedgerHeadTable = { organization_id: string; seq: number; hash: string };

/** The words of a decision's reason. The entry holds their salted hash alone, so that they can be erased with the candidate. */
type LedgerReasonTable = {
  organization_id: string;
  seq: number;
  candidate_id: string;
  salt: string;
  reason: string;
};

export type LedgerTables = {
  ledger: LedgerTable;
  ledger_heads: LedgerHeadTable;
  ledger_reasons: LedgerReasonTable;
};

export type LedgerRow = Selectable<LedgerTable>;

/** The hash that the first entry of a chain names as the one before it. */
export const GENESIS = '0'.repeat(64);

/** Creates the tables of the record, and begins the record of each organization that there is. */
export async function createLedgerTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger')
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('previous_hash', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_key', ['organization_id', 'seq'])
    .execute();
  for (const column of ['subject_id', 'person_id', 'kind']) {
    await db.schema
      .createIndex(`ledger_by_${column.replace('_id', '')}`)
      .on('ledger')
      .columns(['organization_id', column, 'seq'])
      .execute();
  }
  await db.schema
    .createTable('ledger_heads')
    .addColumn('organization_id', 'text', (column) => column.primaryKey().references('organizations.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await sql`INSERT INTO ledger_heads (organization_id, seq, hash) SELECT id, 0, ${GENESIS} FROM organizations`.execute(
    db,
  );
  await db.schema
    .createTable('ledger_reasons')
    .addColumn('organization_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('candidate_id', 'text', (column) =>
      column.notNull().references('candidates.id').onDelete('cascade'),
    )
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_reasons_key', ['organization_id', 'seq'])
    .execute();
  await db.schema
    .createIndex('ledger_reasons_by_candidate')
    .on('ledger_reasons')
    .column('candidate_id')
    .execute();
}
