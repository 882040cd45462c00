import type { Kysely } from 'kysely';
import { newId } from './newId.ts';
import type { Executor } from './schema.ts';

/** The lists of an organization that have a version. */
export type ListName = 'jobs' | 'candidates';

/** The version of each list of an organization. None before the first change. */
type ListVersionTable = { organization_id: string } & Record<ListName, string>;

export type ListVersionTables = { list_versions: ListVersionTable };

export async function addListVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_versions')
    .addColumn('organization_id', 'text', (column) => column.primaryKey().references('organizations.id'))
    .addColumn('jobs', 'text', (column) => column.notNull())
    .addColumn('candidates', 'text', (column) => column.notNull())
    .execute();
}

/**
 * Gives lists of an organization another version, one that no list had before, not even in a backup. Belongs into the transaction that changes what
 * anybody sees in them.
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
