import type { Kysely } from 'kysely';

/** The public page of an organization that has had one; its address stays its own while it is off. */
type JobsPageTable = { organization_id: string; address: string; is_on: number };

/** A job that stands on the page. `place` is empty where nothing is said. */
type PublicationTable = { job_id: string; organization_id: string; place: string; published_at: string };

/** When a recruiter may get the next mail about who applied. */
type ApplicationNoticeTable = { user_id: string; next_at: string };

export type PublicationTables = {
  jobs_pages: JobsPageTable;
  publications: PublicationTable;
  application_notices: ApplicationNoticeTable;
};

export async function addPublication(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs_pages')
    .addColumn('organization_id', 'text', (column) =>
      column.primaryKey().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('address', 'text', (column) => column.notNull().unique())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('publications')
    .addColumn('job_id', 'text', (column) => column.primaryKey().references('jobs.id').onDelete('cascade'))
    .addColumn('organization_id', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('publications_by_organization')
    .on('publications')
    .columns(['organization_id', 'published_at'])
    .execute();
  await db.schema
    .createTable('application_notices')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('next_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('applications').addColumn('source', 'text').execute();
}
