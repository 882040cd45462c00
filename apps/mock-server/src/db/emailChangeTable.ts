import type { Kysely, Selectable } from 'kysely';

/**
 * A changed email that its person has not confirmed yet: where their mails of trust go meanwhile. `token_hash` is null
 * until the mail with the link is written.
 */
type EmailChangeTable = {
  user_id: string;
  confirmed_email: string;
  confirmed_email_key: string;
  changed_by: string;
  changed_at: string;
  token_hash: string | null;
};

export type EmailChangeTables = { email_changes: EmailChangeTable };
export type EmailChangeRow = Selectable<EmailChangeTable>;

export async function addEmailChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_changes')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('confirmed_email', 'text', (column) => column.notNull())
    .addColumn('confirmed_email_key', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text')
    .execute();
  await db.schema
    .createIndex('email_changes_by_email')
    .on('email_changes')
    .column('confirmed_email_key')
    .execute();
  await db.schema.createIndex('email_changes_by_time').on('email_changes').column('changed_at').execute();
}
