import { sha256 } from '../platform/sha256.ts';
import type { Executor } from './schema.ts';

/** A form that may be sent again: `id` stands for who sent it with which key, `fingerprint` for what was in it. */
export type Creation = { id: string; fingerprint: string };

/** Names a form by its sender's key and by what is in it. */
export function describeCreation(userId: string, key: string, content: readonly unknown[]): Creation {
  return { id: digest([userId, key]), fingerprint: digest(content) };
}

/** What stands for a file that came with a form; undefined where none did. */
export async function hashFile(file: Blob | undefined): Promise<string | undefined> {
  const bytes = file && new Uint8Array(await file.arrayBuffer());
  return bytes && sha256(bytes, 'hex');
}

/** What was created from a form with this key before: whether the form was the same one, and which candidate it made. */
export async function findCreated(db: Executor, { id, fingerprint }: Creation) {
  const row = await db.selectFrom('creations').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { candidateId: row.candidate_id, isSame: row.fingerprint === fingerprint };
}

/** Remembers what a form created, as long as the candidate is there. */
export async function rememberCreated(
  db: Executor,
  creation: Creation,
  { candidateId, at }: { candidateId: string; at: string },
): Promise<void> {
  await db
    .insertInto('creations')
    .values({ ...creation, candidate_id: candidateId, created_at: at })
    .execute();
}

function digest(content: readonly unknown[]): string {
  return sha256(JSON.stringify(content), 'base64url');
}
