import type { Kysely } from 'kysely';
import type { ListName } from './listVersionTables.ts';
import { newId } from './newId.ts';
import type { Executor } from './schema.ts';

export async function addListVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_versions')
    .addColumn('organization_id', 'text', (column) => column.primaryKey().references('organizations.id'))
    .addColumn('jobs', 'text', (column) => column.notNull())
    .addColumn('candidates', 'text', (column) => column.notNull())
    .execute();
}

/**
 * Gives lists of an organization another version, one that no list had before, not even in a backup. Belongs into the
 * transaction that changes what anybody sees in them.
 */
export async function changeLists(
  db: Executor,
  { organizationId }: { organizationId: string },
  ...lists: readonly ListName[]
): Promise<void> {
  const version = newId('ver');
  const changed = Object.fromEntries(lists.map((list) => [list, version]));
  await db
    .insertInto('list_versions')
    .values({ organization_id: organizationId, jobs: version, candidates: version })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(changed))
    .execute();
}
