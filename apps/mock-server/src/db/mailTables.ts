import type { Kysely, Selectable } from 'kysely';

/** The templates of an organization that has changed them, as JSON in their order. */
type MailTemplatesTable = { organization_id: string; templates: string };

/** The mail that a note is the copy of. `starts_at` is empty without an interview, `place` without a place. */
type CandidateMailTable = {
  note_id: string;
  sent_to: string;
  subject: string;
  starts_at: string;
  minutes: number;
  place: string;
};

export type MailTables = { mail_templates: MailTemplatesTable; candidate_mails: CandidateMailTable };
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
