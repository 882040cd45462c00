import type { CorrectedFinding, EvidenceSource } from '@cortex/api-client/model';
import type { Kysely } from 'kysely';

/** What a person said of one criterion of a candidate for a job; `criterion_key` is its name in lower case. */
type CorrectionTable = {
  candidate_id: string;
  job_id: string;
  criterion_key: string;
  criterion: string;
  finding: Exclude<CorrectedFinding, 'as_read'>;
  quote: string | null;
  source: EvidenceSource | null;
  by_user_id: string;
  at: string;
};

export type CorrectionTables = { corrections: CorrectionTable };

export async function addCorrections(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('corrections')
    .addColumn('candidate_id', 'text', (column) =>
      column.notNull().references('candidates.id').onDelete('cascade'),
    )
    .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('criterion_key', 'text', (column) => column.notNull())
    .addColumn('criterion', 'text', (column) => column.notNull())
    .addColumn('finding', 'text', (column) => column.notNull())
    .addColumn('quote', 'text')
    .addColumn('source', 'text')
    .addColumn('by_user_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('corrections_key', ['candidate_id', 'job_id', 'criterion_key'])
    .execute();
  await db.schema.createIndex('corrections_by_job').on('corrections').column('job_id').execute();
}
