import type { Kysely } from 'kysely';

/** The email of a new organization's first admin, until they confirm it. */
type EmailVerificationTable = { user_id: string; token_hash: string | null; created_at: string };

export type EmailVerificationTables = { email_verifications: EmailVerificationTable };

export async function addEmailVerifications(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('email_verifications')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}
