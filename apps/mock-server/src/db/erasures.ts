import { existsSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { forgetImportedRows } from './importedRows.ts';
import { deleteMailsOf } from './mailRetention.ts';
import type { Database } from './schema.ts';

const NAME = 'erased.txt';
const LINE = /^\S+ ((?:cnd|usr)_\w+)$/;

/**
 * Writes down beside the database which records are erased for good: a time and an id a line, and nothing of a
 * person. A backup of before still holds them; `restore` leaves them out.
 */
export async function noteErasedIn(folder: string, ids: readonly string[], now: Date): Promise<void> {
  const lines = ids.map((id) => `${now.toISOString()} ${id}\n`);
  await appendFile(join(folder, NAME), lines.join(''), { mode: 0o600 });
}

/** The ids in the list of a data folder, and in further lists. Throws where a list that was named is not there, or is none. */
export function readErased(folder: string, lists: readonly string[]): Set<string> {
  const own = join(folder, NAME);
  const ids = new Set<string>();
  for (const file of existsSync(own) ? [own, ...lists] : lists) {
    if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line === '') continue;
      const id = LINE.exec(line)?.[1];
      if (!id) throw new Error(`${file} is no list of erased records: "${line.slice(0, 60)}".`);
      ids.add(id);
    }
  }
  return ids;
}

/** What came of erasing again: how many records were there and are gone, and the people who could not be. */
export type Erased = { erased: number; kept: string[] };

/**
 * Erases records of a database that was restored. What a person owned passes to the admin who has been there longest;
 * the only admin of an organization is kept, as nobody else could sign in to it.
 */
export function eraseAgain(db: Kysely<Database>, ids: ReadonlySet<string>): Promise<Erased> {
  return db.transaction().execute(async (trx) => {
    const result: Erased = { erased: 0, kept: [] };
    for (const id of ids) {
      await trx.deleteFrom('held_deletions').where('subject_id', '=', id).execute();
      const outcome = await (id.startsWith('usr_') ? eraseUser(trx, id) : eraseCandidate(trx, id));
      if (outcome === 'erased') result.erased += 1;
      if (outcome === 'kept') result.kept.push(id);
    }
    return result;
  });
}

type Outcome = 'erased' | 'kept' | 'absent';

async function eraseCandidate(trx: Transaction<Database>, id: string): Promise<Outcome> {
  await forgetImportedRows(trx, id);
  const { numDeletedRows } = await trx.deleteFrom('candidates').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n ? 'erased' : 'absent';
}

async function eraseUser(trx: Transaction<Database>, id: string): Promise<Outcome> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'email', 'organization_id', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) return 'absent';
  const heir = await trx
    .selectFrom('users')
    .select('id')
    .where('organization_id', '=', user.organization_id)
    .where('is_admin', '=', 1)
    .where('id', '!=', id)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  if (!heir) return 'kept';
  for (const table of ['jobs', 'candidates'] as const)
    await trx.updateTable(table).set({ owner_id: heir.id }).where('owner_id', '=', id).execute();
  await trx.deleteFrom('users').where('id', '=', id).execute();
  await deleteMailsOf(trx, user);
  return 'erased';
}
