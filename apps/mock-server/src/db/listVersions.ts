import { type Kysely, sql } from 'kysely';
import type { ListName } from './listVersionTables.ts';
import { newId } from './newId.ts';
import type { Executor } from './schema.ts';

/** How many changes of a list are kept, at least. */
const KEPT = 1_000;
/** After how many changes those before them are forgotten. */
const FORGOTTEN_EVERY = 100;

export async function addListVersions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_versions')
    .addColumn('organization_id', 'text', (column) => column.primaryKey().references('organizations.id'))
    .addColumn('jobs', 'text', (column) => column.notNull())
    .addColumn('candidates', 'text', (column) => column.notNull())
    .execute();
}

export async function addListChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('list_changes')
    .addColumn('organization_id', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('previous', 'text')
    .addColumn('record_id', 'text')
    .addColumn('lost_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_changes_key', ['organization_id', 'list', 'sequence'])
    .execute();
  await db.schema
    .createIndex('list_changes_after')
    .on('list_changes')
    .columns(['organization_id', 'list', 'previous'])
    .execute();
}

type Organization = { organizationId: string };

/**
 * Gives lists of an organization another version, one that no list had before, not even in a backup, where any of their
 * records may have changed. Belongs into the transaction that changes what anybody sees in them.
 */
export async function changeLists(
  db: Executor,
  organization: Organization,
  ...lists: readonly ListName[]
): Promise<void> {
  for (const list of lists) await change(db, organization, list, { record_id: null, lost_by: '[]' });
}

/**
 * As {@link changeLists}, where one record was added, changed or removed. `lostBy` are the people who saw it and may
 * see it no longer, without the admins.
 */
export async function changeRecord(
  db: Executor,
  organization: Organization,
  list: ListName,
  { id, lostBy = [] }: { id: string; lostBy?: readonly string[] },
): Promise<void> {
  await change(db, organization, list, { record_id: id, lost_by: JSON.stringify(lostBy) });
}

async function change(
  db: Executor,
  { organizationId }: Organization,
  list: ListName,
  what: { record_id: string | null; lost_by: string },
): Promise<void> {
  const version = newId('ver');
  const of = { organization_id: organizationId, list };
  const { sequence } = await db
    .insertInto('list_changes')
    .values(({ selectFrom }) => ({
      ...of,
      sequence: selectFrom('list_changes')
        .where('organization_id', '=', organizationId)
        .where('list', '=', list)
        .select(sql<number>`coalesce(max(sequence), 0) + 1`.as('next')),
      version,
      previous: selectFrom('list_versions').where('organization_id', '=', organizationId).select(list),
      ...what,
    }))
    .returning('sequence')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('list_versions')
    .values({ organization_id: organizationId, jobs: version, candidates: version })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet({ [list]: version }))
    .execute();
  if (sequence % FORGOTTEN_EVERY !== 0) return;
  await db
    .deleteFrom('list_changes')
    .where('organization_id', '=', organizationId)
    .where('list', '=', list)
    .where('sequence', '<=', sequence - KEPT)
    .execute();
}
