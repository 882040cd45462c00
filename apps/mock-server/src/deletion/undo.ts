import { deletionLimits } from '@cortex/api-client/limits';
import type { Transaction } from 'kysely';
import type { Caller } from '../access/sessions.ts';
import { eraseDeleted, finishErasing } from '../db/eraseDeleted.ts';
import { deleteMailsOf } from '../db/mailRetention.ts';
import type { Database } from '../db/schema.ts';
import type { Store } from '../db/store.ts';
import { transact } from '../db/transact.ts';
import type { Mail } from '../mail/mail.ts';
import { deleteWithJobs } from './jobs.ts';

const UNDO_MS = deletionLimits.undoSeconds * 1000;

type File = { media_type: string; bytes: Uint8Array };

/** What went with a deletion: rows that can be written as JSON, and a resume's file. */
export type Held<Records> = { records: Records; file?: File | undefined };

/** What to keep; a file that lies in a bucket stays there, and `objectKey` is its name. */
type Holding<Records> = Held<Records> & { id: string; at: string; objectKey?: string | undefined };

/** Soft delete: keeps what is being deleted for as long as the deletion can be undone. */
export async function softDelete<Records>(
  trx: Transaction<Database>,
  { organizationId, userId }: Caller,
  { id, at, records, file, objectKey }: Holding<Records>,
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
      object_key: objectKey ?? null,
    })
    .execute();
}

/**
 * Undoes a soft delete and gives what was kept, for who deleted it and for admins. Undefined where there is none of
 * this kind, or none in time.
 */
export async function undoSoftDelete<Records>(
  trx: Transaction<Database>,
  caller: Caller,
  { id, kind }: { id: string; kind: string & keyof Records },
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
  const records: Records & object = JSON.parse(row.records);
  if (!Object.hasOwn(records, kind)) return undefined;
  await trx.deleteFrom('held_deletions').where('subject_id', '=', id).execute();
  const { file_media_type: media_type, file_bytes: bytes } = row;
  return { records, file: media_type !== null && bytes !== null ? { media_type, bytes } : undefined };
}

type Erasing = Store & {
  mail: Mail;
  noteErased(ids: readonly string[]): Promise<void>;
};

/**
 * Erases what can no longer be undone: every byte of it is gone then, and of a person what they wrote to support and
 * the mails to and about them, too; of a candidate the mails to them.
 */
export async function eraseOverdue({ db, clock, mail, noteErased }: Erasing): Promise<void> {
  const hadJobs = await deleteWithJobs({ db, clock });
  const until = latest(clock());
  const overdue = db.selectFrom('held_deletions').select('subject_id').where('deleted_at', '<=', until);
  const ids = (await overdue.execute()).map(({ subject_id }) => subject_id);
  if (ids.length === 0) return hadJobs ? eraseDeleted(db) : finishErasing(db);
  await noteErased(ids);
  const rows = await transact(db, async (trx) => {
    const gone = await trx
      .deleteFrom('held_deletions')
      .where('deleted_at', '<=', until)
      .returning(['subject_id', 'records'])
      .execute();
    for (const { records } of gone) {
      const user = readUser(records);
      if (user) await deleteMailsOf(trx, user);
    }
    return gone;
  });
  const texts = rows.flatMap(({ records }) => {
    const user = readUser(records);
    return user ? [user.email, user.full_name] : readAddresses(records);
  });
  if (texts.length > 0) await mail.forget?.({ texts });
  await eraseDeleted(db);
}

type ErasedUser = { id: string; email: string; full_name: string; created_at: string };

/** The person of whom a deletion holds the rows, if it is one's. */
function readUser(records: string): ErasedUser | undefined {
  const { user }: { user?: ErasedUser } = JSON.parse(records);
  return user;
}

/** Where mails to a candidate went, who is nobody else by now. */
function readAddresses(records: string): string[] {
  const { mails = [], merged }: { mails?: { sent_to: string }[]; merged?: object } = JSON.parse(records);
  return merged ? [] : mails.map(({ sent_to }) => sent_to);
}

function latest(now: Date): string {
  return new Date(now.getTime() - UNDO_MS).toISOString();
}
