import type { Executor } from './schema.ts';

/**
 * Forgets what rows of imports say of a candidate that is deleted: rows that became no candidate and have the same email. One whose
 * turn is to come is somebody's new entry, and stays.
 */
export async function forgetImportedRows(trx: Executor, candidateId: string): Promise<void> {
  const candidate = await trx
    .selectFrom('candidates')
    .select(['organization_id', 'email_key'])
    .where('id', '=', candidateId)
    .executeTakeFirst();
  if (!candidate) return;
  await trx
    .updateTable('import_rows')
    .set({ content: null, email_key: null })
    .where('email_key', '=', candidate.email_key)
    .where(({ eb, or, selectFrom }) => {
      const imports = selectFrom('imports')
        .select('imports.id')
        .where('imports.organization_id', '=', candidate.organization_id);
      return eb.and([
        eb('import_id', 'in', imports),
        or([
          eb('error', 'is not', null),
          eb('import_id', 'in', imports.where('imports.ended_at', 'is not', null)),
        ]),
      ]);
    })
    .execute();
}
