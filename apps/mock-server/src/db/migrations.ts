import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { addApiKeys } from './apiKeyTable.ts';
import { addApplicantNotices, addApplicantTables, addWaitingRequests } from './applicantTables.ts';
import { addApplications } from './applicationTables.ts';
import { addBackgroundTasks } from './backgroundTaskTables.ts';
import { addCompanySignIn } from './companySignInTables.ts';
import { addCorrections } from './correctionTable.ts';
import { addDeletionTables } from './deletionTables.ts';
import { addEmailChanges } from './emailChangeTable.ts';
import { addEmailVerifications } from './emailVerificationTable.ts';
import { addEmbeddings } from './embeddingTable.ts';
import { addImports } from './importTables.ts';
import { addInvitations } from './invitationTable.ts';
import { isPostgres } from './isPostgres.ts';
import { createLedgerTables } from './ledgerTables.ts';
import { addListChanges, addListVersions } from './listVersions.ts';
import {
  addAttachments,
  addCancelledInterviews,
  addInterviewIndex,
  addJobsOfMails,
  addMails,
  addMovedInterviews,
} from './mailTables.ts';
import { addNotes } from './noteTables.ts';
import { addPasskeys } from './passkeyTables.ts';
import { addPublication } from './publicationTables.ts';
import { renameLikenesses } from './renameLikenesses.ts';
import { addResumeIndex } from './resumeIndex.ts';
import { addRetention } from './retentionTables.ts';
import type { Database } from './schema.ts';
import { addScorecards } from './scorecardTable.ts';
import { addBeginnings, addSearchIndex } from './searchIndex.ts';
import { addSecondFactors } from './secondFactorTables.ts';
import { addSessionColumns, addWayOfSignIn } from './sessionColumns.ts';
import { addStoredFiles } from './storedFileTables.ts';
import { addVocabularyTables } from './vocabularyTables.ts';
import { addTurnsOfWebhooks, addWebhooks } from './webhookTables.ts';

/** Holds which release is the oldest that can run on the tables. It is of the tables themselves and in no backup. */
const OLDEST_TABLE = 'oldest_release';

const migrations: Record<string, Migration> = {
  '001_first_tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('organizations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('name_key', 'text', (column) => column.notNull())
        .addColumn('contact_email', 'text', (column) => column.notNull())
        .addColumn('plan', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('organizations_name_key', ['name_key'])
        .execute();
      await db.schema
        .createTable('users')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
        .addColumn('username', 'text', (column) => column.notNull())
        .addColumn('username_key', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('full_name', 'text', (column) => column.notNull())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('is_admin', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addUniqueConstraint('users_email_key', ['email_key'])
        .addUniqueConstraint('users_username_key', ['organization_id', 'username_key'])
        .execute();
      await db.schema
        .createTable('sessions')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('last_used_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
      await db.schema
        .createTable('jobs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
        .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id'))
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull())
        .addColumn('skills_required', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('deleted_at', 'text')
        .addColumn('deleted_by', 'text')
        .execute();
      await db.schema
        .createIndex('jobs_by_owner')
        .on('jobs')
        .columns(['organization_id', 'owner_id', 'deleted_at'])
        .execute();
      await db.schema
        .createTable('candidates')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
        .addColumn('owner_id', 'text', (column) => column.notNull().references('users.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('email_key', 'text', (column) => column.notNull())
        .addColumn('phone', 'text', (column) => column.notNull())
        .addColumn('notes', 'text', (column) => column.notNull())
        .addColumn('skills', 'text', (column) => column.notNull())
        .addColumn('resume_file_name', 'text')
        .addColumn('resume_reading', 'text', (column) => column.notNull())
        .addColumn('resume_text', 'text')
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('candidates_by_owner')
        .on('candidates')
        .columns(['organization_id', 'owner_id'])
        .execute();
      await db.schema
        .createIndex('candidates_by_email')
        .on('candidates')
        .columns(['organization_id', 'email_key'])
        .execute();
      await db.schema
        .createTable('resume_files')
        .addColumn('candidate_id', 'text', (column) =>
          column.primaryKey().references('candidates.id').onDelete('cascade'),
        )
        .addColumn('media_type', 'text', (column) => column.notNull())
        .addColumn('bytes', bytesType(db), (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('shares')
        .addColumn('candidate_id', 'text', (column) =>
          column.notNull().references('candidates.id').onDelete('cascade'),
        )
        .addColumn('shared_with_user_id', 'text', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('shared_by_user_id', 'text', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('shares_key', ['shared_with_user_id', 'candidate_id', 'shared_by_user_id'])
        .execute();
      await db.schema.createIndex('shares_by_candidate').on('shares').column('candidate_id').execute();
      await db.schema
        .createTable('events')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organizations.id'))
        .addColumn('user_id', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('subject_id', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('events_by_time')
        .on('events')
        .columns(['organization_id', 'type', 'at'])
        .execute();
      await db.schema
        .createTable('settings')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('reset_passwords')
        .addColumn('user_id', 'text', (column) =>
          column.primaryKey().references('users.id').onDelete('cascade'),
        )
        .addColumn('secret_hash', 'text', (column) => column.notNull())
        .addColumn('expires_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('rate_counters')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('window_ends_at', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('rate_counters_by_end')
        .on('rate_counters')
        .column('window_ends_at')
        .execute();
      await db.schema
        .createTable('support_requests')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '002_when_a_resume_came': {
    async up(db: Kysely<Database>) {
      await db.schema.alterTable('candidates').addColumn('resume_uploaded_at', 'text').execute();
      await db
        .updateTable('candidates')
        .set(({ ref }) => ({ resume_uploaded_at: ref('created_at') }))
        .where('resume_file_name', 'is not', null)
        .execute();
    },
  },
  '003_criteria_and_analyses': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('jobs').addColumn('criteria', 'text').execute();
      await db.schema
        .alterTable('candidates')
        .addColumn('resume_hidden_words', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('analyses')
        .addColumn('candidate_id', 'text', (column) =>
          column.notNull().references('candidates.id').onDelete('cascade'),
        )
        .addColumn('job_id', 'text', (column) => column.notNull().references('jobs.id').onDelete('cascade'))
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('result', 'text', (column) => column.notNull())
        .addColumn('scored_at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('analyses_key', ['candidate_id', 'job_id'])
        .execute();
      await db.schema.createIndex('analyses_by_job').on('analyses').column('job_id').execute();
    },
  },
  '004_ledger': { up: createLedgerTables },
  '005_forms_sent_again_and_mails': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('creations')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('fingerprint', 'text', (column) => column.notNull())
        .addColumn('candidate_id', 'text', (column) =>
          column.notNull().references('candidates.id').onDelete('cascade'),
        )
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('creations_by_candidate').on('creations').column('candidate_id').execute();
      await db.schema.createIndex('creations_by_time').on('creations').column('created_at').execute();
      await db.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('subject_id', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_at', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('known_addresses')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('known_until', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('known_addresses_by_end')
        .on('known_addresses')
        .column('known_until')
        .execute();
      await db.schema.createIndex('outbox_by_time').on('outbox').column('next_at').execute();
    },
  },
  '006_retention': { up: addRetention },
  '007_score_of_an_analysis': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('analyses').addColumn('fit_score', 'real').execute();
    },
  },
  '008_deletions_held_back_and_looks': { up: (db: Kysely<unknown>) => addDeletionTables(db, bytesType(db)) },
  '009_layouts_of_resumes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('resume_layouts')
        .addColumn('candidate_id', 'text', (column) =>
          column.primaryKey().references('candidates.id').onDelete('cascade'),
        )
        .addColumn('hidden', 'text', (column) => column.notNull())
        .addColumn('runs', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '010_lists_in_their_order': {
    async up(db: Kysely<unknown>) {
      await db.schema.dropIndex('jobs_by_owner').execute();
      await db.schema.dropIndex('candidates_by_owner').execute();
      const order = ['created_at', 'id'];
      const indexes = {
        jobs_by_owner: ['organization_id', 'owner_id', 'deleted_at', ...order],
        jobs_by_time: ['organization_id', 'deleted_at', ...order],
        candidates_by_owner: ['organization_id', 'owner_id', ...order],
        candidates_by_time: ['organization_id', ...order],
      };
      for (const [name, columns] of Object.entries(indexes)) {
        const [table = ''] = name.split('_');
        await db.schema.createIndex(name).on(table).columns(columns).execute();
      }
    },
  },
  '011_versions_of_lists': { up: addListVersions },
  '012_corrections_of_findings': { up: addCorrections },
  '013_vocabulary': { up: addVocabularyTables },
  '014_embeddings': { up: (db: Kysely<unknown>) => addEmbeddings(db, bytesType(db)) },
  '015_hashes_of_resumes': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('candidates').addColumn('resume_hash', 'text').execute();
      await sql`UPDATE candidates SET resume_text = substr(resume_text, 1, 200000)
        WHERE length(resume_text) > 200000`.execute(db);
      const hash =
        bytesType(db) === 'bytea'
          ? sql`encode(sha256(convert_to(resume_text, 'UTF8')), 'hex')`
          : sql`sha256_hex(resume_text)`;
      await sql`UPDATE candidates SET resume_hash = ${hash} WHERE resume_text IS NOT NULL`.execute(db);
    },
  },
  '016_sessions_told_apart': { up: addSessionColumns },
  '017_emails_to_confirm': { up: addEmailChanges },
  '018_proofs_of_sessions': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('sessions').addColumn('proved_at', 'text').execute();
    },
  },
  '019_applicants': { up: addApplicantTables },
  '020_oldest_release': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable(OLDEST_TABLE)
        .addColumn('name', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '021_invitations': { up: addInvitations },
  '022_email_verifications': { up: addEmailVerifications },
  '023_applicant_notices': { up: addApplicantNotices },
  '024_second_factors': { up: addSecondFactors },
  '025_background_tasks': { up: addBackgroundTasks },
  '028_applications': { up: addApplications },
  '029_company_sign_in': { up: addCompanySignIn },
  '030_notes': { up: addNotes },
  '031_scorecards': { up: addScorecards },
  '032_mails': { up: addMails },
  '033_publication': { up: addPublication },
  '034_api_keys': { up: addApiKeys },
  '035_waiting_requests': { up: addWaitingRequests },
  '036_passkeys': { up: addPasskeys },
  '037_webhooks': { up: addWebhooks },
  '038_imports': { up: addImports },
  '039_turns_of_webhooks': { up: addTurnsOfWebhooks },
  '040_jobs_of_analyses': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('analyses').addColumn('job_hash', 'text').execute();
      await db.schema
        .createIndex('analyses_by_job_as_scored')
        .on('analyses')
        .columns(['job_id', 'job_hash', 'candidate_id'])
        .execute();
      await db.schema.dropIndex('analyses_by_job').execute();
    },
  },
  '041_ways_of_sign_in': { up: addWayOfSignIn },
  '042_mails_sent_again': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('creations').addColumn('note_id', 'text').execute();
    },
  },
  '043_deleted_jobs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createIndex('jobs_by_deletion')
        .on('jobs')
        .column('deleted_at')
        .where(sql.ref('deleted_at'), 'is not', null)
        .execute();
    },
  },
  '044_search_index': { up: addSearchIndex },
  '045_beginnings_of_words': { up: addBeginnings },
  '046_names_of_likenesses': { up: renameLikenesses },
  '047_merged_candidates': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('candidates').addColumn('merged_ids', 'text').execute();
    },
  },
  '048_changes_of_lists': { up: addListChanges },
  '049_stored_files': { up: addStoredFiles },
  '050_cancelled_interviews': { up: addCancelledInterviews },
  '051_moved_interviews': { up: addMovedInterviews },
  '052_attachments_of_mails': { up: addAttachments },
  '053_jobs_of_mails': { up: addJobsOfMails },
  '054_candidates_by_resume': { up: addResumeIndex },
  '055_interviews_by_time': { up: addInterviewIndex },
};

/** How the engine calls a column of bytes. */
function bytesType(db: Kysely<unknown>): 'bytea' | 'blob' {
  return isPostgres(db) ? 'bytea' : 'blob';
}

/** The names of the migrations, the oldest first. */
export const migrationNames = Object.keys(migrations);

/**
 * The last migration that the oldest release knows which can run on these tables: it reads and writes all that it did before.
 * `migrations.test.ts` holds it; a migration after which older code cannot write raises it.
 */
export const OLDEST_RELEASE = '019_applicants';

/**
 * Brings the tables up to date, or up to a migration of that name. Tables of a newer release are left as they are where that one
 * says that this one can run on them, so that both run side by side during an update, and the older one again after it. Throws a
 * sentence that says what to do where it cannot, else what the database says.
 */
export async function migrate(db: Kysely<Database>, upTo?: string): Promise<void> {
  if (await isOfNewerRelease(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error;
  if (upTo) return;
  await db.transaction().execute(async (trx) => {
    await sql`DELETE FROM ${sql.table(OLDEST_TABLE)}`.execute(trx);
    await sql`INSERT INTO ${sql.table(OLDEST_TABLE)} (name) VALUES (${OLDEST_RELEASE})`.execute(trx);
  });
}

/** The names of the migrations that a database has had, the oldest first; none of one without tables. */
export async function readMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

async function isOfNewerRelease(db: Kysely<Database>): Promise<boolean> {
  const had = await readMigrations(db);
  const unknown = had.filter((name) => !migrationNames.includes(name));
  if (unknown.length === 0) return false;
  const [own = ''] = migrationNames.slice(-1);
  const [oldest] = (await sql<{ name: string }>`SELECT name FROM ${sql.table(OLDEST_TABLE)}`.execute(db))
    .rows;
  if (oldest && oldest.name <= own && migrationNames.every((name) => had.includes(name))) return true;
  throw new Error(
    `This database was brought up to date by a newer release of Cortex (it has ${unknown.join(', ')}), and this release (up to ${own}) cannot run on it. Start the newer release; or, to go back, restore the backup of before the update (npm run restore) into an empty place.`,
  );
}
