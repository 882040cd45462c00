import type { Kysely } from 'kysely';

/**
 * The vector of a line of a candidate's texts or of a job, made by a model; it goes with the candidate or the job. `id`
 * is the SHA-256 of whose line it is, the model and the line, so that it cannot be found by a line alone. `vector` is
 * float32 numbers in little-endian order.
 */
type EmbeddingTable = {
  id: string;
  candidate_id: string | null;
  job_id: string | null;
  model: string;
  vector: Uint8Array;
  made_at: string;
};

export type EmbeddingTables = { embeddings: EmbeddingTable };

/** Adds the table; `bytes` is how the engine calls a column of bytes. */
export async function addEmbeddings(db: Kysely<unknown>, bytes: 'bytea' | 'blob'): Promise<void> {
  await db.schema
    .createTable('embeddings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('candidate_id', 'text', (column) => column.references('candidates.id').onDelete('cascade'))
    .addColumn('job_id', 'text', (column) => column.references('jobs.id').onDelete('cascade'))
    .addColumn('model', 'text', (column) => column.notNull())
    .addColumn('vector', bytes, (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('embeddings_by_candidate').on('embeddings').column('candidate_id').execute();
  await db.schema.createIndex('embeddings_by_job').on('embeddings').column('job_id').execute();
}
