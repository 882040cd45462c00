import type { Kysely, Selectable } from 'kysely';

/** What somebody saw in an interview of a candidate for a job: the marks as JSON. */
type ScorecardTable = {
  candidate_id: string;
  job_id: string;
  user_id: string;
  organization_id: string;
  marks: string;
  submitted_at: string;
  changed_at: string;
};

export type ScorecardTables = { scorecards: ScorecardTable };
export type ScorecardRow = Selectable<ScorecardTable>;

export async function addScorecards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scorecards')
    .addColumn('candidate_id', 'text', (column) =>
      column.notNull().references('candidates.id').onDelete('cascade'),
    )
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('organization_id', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('marks', 'text', (column) => column.notNull())
    .addColumn('submitted_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('scorecards_key', ['candidate_id', 'job_id', 'user_id'])
    .execute();
  await db.schema.createIndex('scorecards_by_job').on('scorecards').columns(['job_id']).execute();
}
