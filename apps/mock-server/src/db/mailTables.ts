import { type Generated, type Kysely, type Selectable, sql } from 'kysely';

/** The templates of an organization that has changed them, as JSON in their order. */
type MailTemplatesTable = { organization_id: string; templates: string };

/**
 * The mail that a note is the copy of. `starts_at` is empty without an interview, `place` without a place. `event_id` is the id of
 * the interview in calendars, which it keeps when its note is copied; empty for one of an older release, which has that of its note.
 * `cancels` and `moves` are the interview of an earlier mail that this one cancels or moves to its own, `moved_to` what a later mail
 * has moved its own to: each as JSON, empty for none. `attachments` is what its files are, as JSON, empty for none. `job_id` is the job
 * that its interview is for, empty where that is not known.
 */
type CandidateMailTable = {
  note_id: string;
  sent_to: string;
  subject: string;
  starts_at: string;
  minutes: number;
  place: string;
  event_id: Generated<string>;
  is_cancelled: Generated<number>;
  cancels: Generated<string>;
  moves: Generated<string>;
  moved_to: Generated<string>;
  attachments: Generated<string>;
  job_id: Generated<string>;
};

/** A file that goes with a mail that is still to be sent, as base64. It goes when the mail does. */
type OutboxFileTable = {
  outbox_id: string;
  number: number;
  name: string;
  media_type: string;
  content: string;
};

export type MailTables = {
  mail_templates: MailTemplatesTable;
  candidate_mails: CandidateMailTable;
  outbox_files: OutboxFileTable;
};
export type CandidateMailRow = Selectable<CandidateMailTable>;

export async function addMails(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mail_templates')
    .addColumn('organization_id', 'text', (column) =>
      column.primaryKey().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('templates', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('candidate_mails')
    .addColumn('note_id', 'text', (column) =>
      column.primaryKey().references('candidate_notes.id').onDelete('cascade'),
    )
    .addColumn('sent_to', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .execute();
}

export async function addCancelledInterviews(db: Kysely<unknown>): Promise<void> {
  await addTexts(db, ['event_id', 'cancels']);
  await db.schema
    .alterTable('candidate_mails')
    .addColumn('is_cancelled', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`UPDATE candidate_mails SET event_id = note_id WHERE starts_at <> ''`.execute(db);
}

export async function addMovedInterviews(db: Kysely<unknown>): Promise<void> {
  await addTexts(db, ['moves', 'moved_to']);
}

export async function addAttachments(db: Kysely<unknown>): Promise<void> {
  await addTexts(db, ['attachments']);
  await db.schema
    .createTable('outbox_files')
    .addColumn('outbox_id', 'text', (column) => column.notNull().references('outbox.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('outbox_files_key', ['outbox_id', 'number'])
    .execute();
}

export async function addJobsOfMails(db: Kysely<unknown>): Promise<void> {
  await addTexts(db, ['job_id']);
}

export async function addInterviewIndex(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('candidate_mails_by_interview')
    .on('candidate_mails')
    .column('starts_at')
    .where(sql.ref('starts_at'), '<>', sql.lit(''))
    .execute();
}

async function addTexts(db: Kysely<unknown>, names: readonly string[]): Promise<void> {
  for (const name of names)
    await db.schema
      .alterTable('candidate_mails')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
}
