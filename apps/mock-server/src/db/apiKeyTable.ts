import type { Kysely } from 'kysely';

/** A key with which a program calls in the name of an admin. Its secret is kept hashed only. */
type ApiKeyTable = {
  id: string;
  organization_id: string;
  user_id: string;
  token_hash: string;
  name: string;
  scope: 'read' | 'write';
  /** The last four characters of the secret. */
  ending: string;
  created_at: string;
  expires_at: string;
  last_used_at: string | null;
};

export type ApiKeyTables = { api_keys: ApiKeyTable };

export async function addApiKeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organization_id', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('ending', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema
    .createIndex('api_keys_by_organization')
    .on('api_keys')
    .columns(['organization_id', 'created_at'])
    .execute();
  await db.schema.createIndex('api_keys_by_person').on('api_keys').column('user_id').execute();
  await db.schema.createIndex('api_keys_by_end').on('api_keys').column('expires_at').execute();
}
