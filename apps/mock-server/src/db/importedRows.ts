import type { Insertable } from 'kysely';
import { toEmailKey } from './emailKey.ts';
import type { Database, Executor } from './schema.ts';

type ImportedRow = Pick<
  Insertable<Database['import_rows']>,
  'import_id' | 'number' | 'content' | 'email_key'
>;

/**
 * What rows of imports say of a candidate that is deleted: rows that became no candidate and have the same email. One whose turn is to
 * come is somebody's new entry, and is none of them.
 */
export async function findImportedRows(trx: Executor, candidateId: string): Promise<ImportedRow[]> {
  const candidate = await trx
    .selectFrom('candidates')
    .select(['organization_id', 'email_key'])
    .where('id', '=', candidateId)
    .executeTakeFirst();
  if (!candidate) return [];
  return trx
    .selectFrom('import_rows')
    .innerJoin('imports', 'imports.id', 'import_rows.import_id')
    .select(['import_id', 'number', 'content', 'email_key'])
    .where('email_key', '=', candidate.email_key)
    .where('imports.organization_id', '=', candidate.organization_id)
    .where(({ eb, or }) => or([eb('error', 'is not', null), eb('imports.ended_at', 'is not', null)]))
    .execute();
}

/** Forgets what rows of imports say of a candidate that is deleted. */
export async function forgetImportedRows(trx: Executor, candidateId: string): Promise<void> {
  for (const row of await findImportedRows(trx, candidateId))
    await writeImportedRow(trx, { ...row, content: null, email_key: null });
}

/**
 * What rows of imports say of a candidate stays theirs when their email changes, unless somebody else has the same. To be
 * called before it is written.
 */
export async function moveImportedRows(trx: Executor, candidateId: string, email: string): Promise<void> {
  const email_key = toEmailKey(email);
  const self = trx
    .selectFrom('candidates')
    .select(['organization_id', 'email_key'])
    .where('id', '=', candidateId);
  const before = await self.executeTakeFirst();
  if (!before || before.email_key === email_key) return;
  const other = await trx
    .selectFrom('candidates')
    .select('id')
    .where('organization_id', '=', before.organization_id)
    .where('email_key', '=', before.email_key)
    .where('id', '!=', candidateId)
    .executeTakeFirst();
  if (other) return;
  for (const row of await findImportedRows(trx, candidateId))
    await writeImportedRow(trx, { ...row, email_key });
}

/** Writes what a row says; nothing where its import is gone. */
export async function writeImportedRow(
  trx: Executor,
  { import_id, number, content, email_key }: ImportedRow,
): Promise<void> {
  await trx
    .updateTable('import_rows')
    .set({ content, email_key })
    .where('import_id', '=', import_id)
    .where('number', '=', number)
    .execute();
}

/** Deletes the imports whose rows nobody writes any more, as whoever did has died. */
export async function deleteAbandonedImports(db: Executor, now: Date): Promise<void> {
  await db
    .deleteFrom('imports')
    .where('state', '=', 'arriving')
    .where('lease_until', '<=', now.toISOString())
    .execute();
}
