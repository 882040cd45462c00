import type { Kysely, Selectable } from 'kysely';

/** What an organization made of the stages; one without rows has those that everybody begins with. */
type StageTable = {
  organization_id: string;
  id: string;
  position: number;
  name: string;
  kind: 'open' | 'hired' | 'turned_down';
};

/** A candidate who is with a job, and in which stage. */
type ApplicationTable = {
  candidate_id: string;
  job_id: string;
  organization_id: string;
  stage_id: string;
  since: string;
  added_at: string;
  /** The candidate themself where `source` is the jobs page. */
  by_user_id: string;
  source?: 'jobs_page' | null;
};

export type ApplicationTables = { stages: StageTable; applications: ApplicationTable };
export type ApplicationRow = Selectable<ApplicationTable>;

export async function addApplications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stages')
    .addColumn('organization_id', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('stages_key', ['organization_id', 'id'])
    .execute();
  await db.schema
    .createTable('applications')
    .addColumn('candidate_id', 'text', (column) =>
      column.notNull().references('candidates.id').onDelete('cascade'),
    )
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('organization_id', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('stage_id', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('by_user_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('applications_key', ['candidate_id', 'job_id'])
    .execute();
  await db.schema
    .createIndex('applications_by_job')
    .on('applications')
    .columns(['job_id', 'since'])
    .execute();
  await db.schema
    .createIndex('applications_by_stage')
    .on('applications')
    .columns(['organization_id', 'stage_id'])
    .execute();
}
