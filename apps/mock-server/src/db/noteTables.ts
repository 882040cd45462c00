import type { Kysely, Selectable } from 'kysely';

/** What somebody wrote about a candidate. `mentions` holds ids as JSON, `text_key` the text as it is searched. */
type CandidateNoteTable = {
  id: string;
  organization_id: string;
  candidate_id: string;
  user_id: string;
  text: string;
  text_key: string;
  mentions: string;
  at: string;
};

export type NoteTables = { candidate_notes: CandidateNoteTable };
export type CandidateNoteRow = Selectable<CandidateNoteTable>;

export async function addNotes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('candidate_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organization_id', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('candidate_id', 'text', (column) =>
      column.notNull().references('candidates.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('text_key', 'text', (column) => column.notNull())
    .addColumn('mentions', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('candidate_notes_by_candidate')
    .on('candidate_notes')
    .columns(['candidate_id', 'at'])
    .execute();
  await db.schema
    .createIndex('candidate_notes_by_organization')
    .on('candidate_notes')
    .columns(['organization_id', 'at'])
    .execute();
  await db.schema
    .alterTable('candidates')
    .addColumn('tags', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
