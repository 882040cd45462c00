import type { Kysely } from 'kysely';

/** Candidates that are kept in spite of the organization's setting. The words of the reason go with the candidate. */
type RetentionHoldTable = { candidate_id: string; reason: string; held_by: string; held_at: string };

export type RetentionTables = { retention_holds: RetentionHoldTable };

/** Adds the setting, off in each organization that there is, and the table of holds. */
export async function addRetention(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('organizations').addColumn('retention_months', 'integer').execute();
  await db.schema
    .createTable('retention_holds')
    .addColumn('candidate_id', 'text', (column) =>
      column.primaryKey().references('candidates.id').onDelete('cascade'),
    )
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('held_by', 'text', (column) => column.notNull())
    .addColumn('held_at', 'text', (column) => column.notNull())
    .execute();
}
