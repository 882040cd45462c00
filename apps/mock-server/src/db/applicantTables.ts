import type { ApplicantRequestKind } from '@cortex/api-client/model';
import { type Kysely, sql } from 'kysely';

/** The link for a person who applied. The token is hashed. */
type ApplicantLinkTable = {
  candidate_id: string;
  organization_id: string;
  token_hash: string;
  created_by: string;
  created_at: string;
  expires_at: string;
};

/** What a person who applied asked for, and the answer. */
type ApplicantRequestTable = {
  id: string;
  candidate_id: string;
  organization_id: string;
  kind: ApplicantRequestKind;
  job_id: string | null;
  criterion: string | null;
  text: string;
  created_at: string;
  due_at: string;
  answer: string | null;
  answered_at: string | null;
  answered_by: string | null;
};

/** When a recruiter may get the next mail about what people who applied ask for. */
type ApplicantNoticeTable = { user_id: string; next_at: string };

export type ApplicantTables = {
  applicant_notices: ApplicantNoticeTable;
  applicant_links: ApplicantLinkTable;
  applicant_requests: ApplicantRequestTable;
};

export async function addApplicantTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('applicant_links')
    .addColumn('candidate_id', 'text', (column) =>
      column.primaryKey().references('candidates.id').onDelete('cascade'),
    )
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('applicant_links_by_token', ['token_hash'])
    .execute();
  await db.schema
    .createTable('applicant_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('candidate_id', 'text', (column) =>
      column.notNull().references('candidates.id').onDelete('cascade'),
    )
    .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('job_id', 'text')
    .addColumn('criterion', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('answered_by', 'text')
    .execute();
  await db.schema
    .createIndex('applicant_requests_by_candidate')
    .on('applicant_requests')
    .column('candidate_id')
    .execute();
}

/** What waits for an answer is found by organization, in the order in which it is due. */
export async function addWaitingRequests(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX applicant_requests_waiting ON applicant_requests (organization_id, due_at, id) WHERE answered_at IS NULL`.execute(
    db,
  );
}

export async function addApplicantNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('applicant_notices')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('next_at', 'text', (column) => column.notNull())
    .execute();
}
