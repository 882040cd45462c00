import type { Kysely, Selectable } from 'kysely';

/**
 * A colleague who was invited by mail, and has not accepted yet. `token_hash` is null until the mail with the link is
 * written.
 */
type InvitationTable = {
  id: string;
  organization_id: string;
  email: string;
  email_key: string;
  /** Whom the admin means; empty where they did not say. */
  full_name: string;
  is_admin: number;
  token_hash: string | null;
  created_by: string;
  sent_at: string;
  expires_at: string;
};

export type InvitationTables = { invitations: InvitationTable };
export type InvitationRow = Selectable<InvitationTable>;

export async function addInvitations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organization_id', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('is_admin', 'integer', (column) => column.notNull())
    .addColumn('token_hash', 'text')
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('invitations_by_email', ['email_key', 'organization_id'])
    .addUniqueConstraint('invitations_by_token', ['token_hash'])
    .execute();
  await db.schema
    .createIndex('invitations_by_organization')
    .on('invitations')
    .columns(['organization_id', 'sent_at'])
    .execute();
  await db.schema.createIndex('invitations_by_end').on('invitations').column('expires_at').execute();
}
