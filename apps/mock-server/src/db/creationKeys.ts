import { sha256 } from '../platform/sha256.ts';
import type { Executor } from './schema.ts';

/** What a form made: a candidate, or the copy of a mail to one. */
export type Created = { candidateId: string; noteId: string | null };

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

/** What was created from a form with this key before, and whether the form was the same one. */
export async function findCreated(
  db: Executor,
  { id, fingerprint }: Creation,
): Promise<(Created & { isSame: boolean }) | undefined> {
  const row = await db.selectFrom('creations').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && { candidateId: row.candidate_id, noteId: row.note_id, isSame: row.fingerprint === fingerprint }
  );
}

/** Remembers what a form created, as long as the candidate is there. */
export async function rememberCreated(
  db: Executor,
  creation: Creation,
  { candidateId, noteId = null, at }: { candidateId: string; noteId?: string | null; at: string },
): Promise<void> {
  await db
    .insertInto('creations')
    .values({ ...creation, candidate_id: candidateId, note_id: noteId, created_at: at })
    .execute();
}

function digest(content: readonly unknown[]): string {
  return sha256(JSON.stringify(content), 'base64url');
}
