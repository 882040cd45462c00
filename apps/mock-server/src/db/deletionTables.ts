import type { Kysely } from 'kysely';

/**
 * A candidate or a person whose deletion can still be undone, with all rows that went with them as JSON by their
 * table. Nothing else of the server looks at it, so that what is deleted is gone for everybody.
 */
type HeldDeletionTable = {
  subject_id: string;
  organization_id: string;
  deleted_by: string;
  deleted_at: string;
  records: string;
  file_media_type: string | null;
  file_bytes: Uint8Array | null;
  /** Of a file that lies in a bucket. */
  object_key: string | null;
};

/** When a person last looked at the whole analysis of a candidate for a job. */
type LookTable = { user_id: string; candidate_id: string; job_id: string; at: string };

export type DeletionTables = { held_deletions: HeldDeletionTable; looks: LookTable };

/** Adds both tables; `bytes` is how the engine calls a column of bytes. */
export async function addDeletionTables(db: Kysely<unknown>, bytes: 'bytea' | 'blob'): Promise<void> {
  await db.schema
    .createTable('held_deletions')
    .addColumn('subject_id', 'text', (column) => column.primaryKey())
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('deleted_by', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .addColumn('records', 'text', (column) => column.notNull())
    .addColumn('file_media_type', 'text')
    .addColumn('file_bytes', bytes)
    .execute();
  await db.schema.createIndex('held_deletions_by_time').on('held_deletions').column('deleted_at').execute();
  await db.schema
    .createTable('looks')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('candidate_id', 'text', (column) =>
      column.notNull().references('candidates.id').onDelete('cascade'),
    )
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('looks_key', ['user_id', 'job_id', 'candidate_id'])
    .execute();
  await db.schema.createIndex('looks_by_candidate').on('looks').column('candidate_id').execute();
}
