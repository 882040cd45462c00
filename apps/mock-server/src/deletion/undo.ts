import { deletionLimits } from '@cortex/api-client/limits';
import type { Kysely, Transaction } from 'kysely';
import type { Caller } from '../access/sessions.ts';
import { eraseDeleted } from '../db/eraseDeleted.ts';
import type { Database } from '../db/schema.ts';
import { transact } from '../db/transact.ts';

const UNDO_MS = deletionLimits.undoSeconds * 1000;

type File = { media_type: string; bytes: Uint8Array };

/** What went with a deletion: rows that can be written as JSON, and a resume's file. */
export type Held<Records> = { records: Records; file?: File | undefined };

/** Soft delete: keeps what is being deleted for as long as the deletion can be undone. */
export async function softDelete<Records>(
  trx: Transaction<Database>,
  { organizationId, userId }: Caller,
  { id, at, records, file }: Held<Records> & { id: string; at: string },
): Promise<void> {
  await trx
    .insertInto('held_deletions')
    .values({
      subject_id: id,
      organization_id: organizationId,
      deleted_by: userId,
      deleted_at: at,
      records: JSON.stringify(records),
      file_media_type: file?.media_type ?? null,
      file_bytes: file?.bytes ?? null,
    })
    .execute();
}

/**
 * Undoes a soft delete and gives what was kept, for who deleted it and for admins. Undefined where there is none,
 * or none in time.
 */
export async function undoSoftDelete<Records>(
  trx: Transaction<Database>,
  caller: Caller,
  id: string,
  now: Date,
): Promise<Held<Records> | undefined> {
  let held = trx
    .selectFrom('held_deletions')
    .selectAll()
    .where('subject_id', '=', id)
    .where('organization_id', '=', caller.organizationId)
    .where('deleted_at', '>', latest(now));
  if (!caller.isAdmin) held = held.where('deleted_by', '=', caller.userId);
  const row = await held.executeTakeFirst();
  if (!row) return undefined;
  await trx.deleteFrom('held_deletions').where('subject_id', '=', id).execute();
  const { file_media_type: media_type, file_bytes: bytes } = row;
  const records: Records = JSON.parse(row.records);
  return { records, file: media_type !== null && bytes !== null ? { media_type, bytes } : undefined };
}

/** Erases what can no longer be undone: every byte of it is gone then. */
export async function eraseOverdue(db: Kysely<Database>, now: Date): Promise<void> {
  const overdue = db.selectFrom('held_deletions').select('subject_id').where('deleted_at', '<=', latest(now));
  if (!(await overdue.executeTakeFirst())) return;
  await transact(db, (trx) =>
    trx.deleteFrom('held_deletions').where('deleted_at', '<=', latest(now)).execute(),
  );
  await eraseDeleted(db);
}

function latest(now: Date): string {
  return new Date(now.getTime() - UNDO_MS).toISOString();
}
