import { sha256 } from '../platform/sha256.ts';
import type { Pair } from './keptAnalyses.ts';
import type { Executor } from './schema.ts';

/** A line of a candidate or of a job, by what it is kept under. */
export type EmbeddedLine = { id: string; of: keyof Pair };

const BATCH = 200;
const NUMBER_BYTES = 4;

/** What a line's vector is kept under: another for each candidate, job and model. */
export function embeddingId(subjectId: string, model: string, line: string): string {
  return sha256(JSON.stringify([subjectId, model, line]), 'hex');
}

/** The vectors that are kept, by id. */
export async function findEmbeddings(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, Float32Array>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('embeddings').select(['id', 'vector']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, vector }) => [id, fromBytes(vector)]));
}

/**
 * Keeps vectors with the candidate and the job that their lines are of, and none of a former model beside them. Of who
 * is gone nothing is kept.
 */
export async function keepEmbeddings(
  trx: Executor,
  pair: Pair,
  model: string,
  made: readonly (EmbeddedLine & { vector: Float32Array })[],
  made_at: string,
): Promise<void> {
  const { candidateId, jobId } = pair;
  const there = {
    candidateId: await trx
      .selectFrom('candidates')
      .select('id')
      .where('id', '=', candidateId)
      .executeTakeFirst(),
    jobId: await trx
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', jobId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  };
  await trx
    .deleteFrom('embeddings')
    .where(({ or, eb }) => or([eb('candidate_id', '=', candidateId), eb('job_id', '=', jobId)]))
    .where('model', '!=', model)
    .execute();
  const rows = made
    .filter(({ of }) => there[of])
    .map(({ id, of, vector }) => ({
      id,
      candidate_id: of === 'candidateId' ? candidateId : null,
      job_id: of === 'jobId' ? jobId : null,
      model,
      vector: toBytes(vector),
      made_at,
    }));
  for (let from = 0; from < rows.length; from += BATCH)
    await trx
      .insertInto('embeddings')
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet(({ ref }) => ({ vector: ref('excluded.vector'), made_at: ref('excluded.made_at') })),
      )
      .execute();
}

/** Forgets the vectors of a candidate's or a job's lines, whose text has changed or which is gone. */
export async function forgetEmbeddings(trx: Executor, of: Partial<Pair>): Promise<void> {
  const { candidateId, jobId } = of;
  if (candidateId) await trx.deleteFrom('embeddings').where('candidate_id', '=', candidateId).execute();
  if (jobId) await trx.deleteFrom('embeddings').where('job_id', '=', jobId).execute();
}

function toBytes(vector: Float32Array): Uint8Array {
  const bytes = new Uint8Array(vector.length * NUMBER_BYTES);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of vector.entries()) view.setFloat32(index * NUMBER_BYTES, value, true);
  return bytes;
}

function fromBytes(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: Math.floor(bytes.byteLength / NUMBER_BYTES) }, (_, index) =>
    view.getFloat32(index * NUMBER_BYTES, true),
  );
}
