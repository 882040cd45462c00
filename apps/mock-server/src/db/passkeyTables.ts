import type { Kysely, Selectable } from 'kysely';

/** A passkey of a person. Its private key never leaves their devices; `public_key` is COSE, in base64url. */
type PasskeyTable = {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  /** How often it signed, as far as the device counts. */
  counter: number;
  name: string;
  synced: number;
  created_at: string;
  last_used_at: string | null;
};

/** What a device was asked to sign and has not signed yet; without a person where somebody wants to sign in. */
type PasskeyChallengeTable = { challenge_hash: string; user_id: string | null; created_at: string };

export type PasskeyTables = { passkeys: PasskeyTable; passkey_challenges: PasskeyChallengeTable };
export type PasskeyRow = Selectable<PasskeyTable>;

export async function addPasskeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('synced', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema
    .createIndex('passkeys_by_person')
    .on('passkeys')
    .columns(['user_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('passkey_challenges_by_person')
    .on('passkey_challenges')
    .column('user_id')
    .execute();
  await db.schema
    .createIndex('passkey_challenges_by_time')
    .on('passkey_challenges')
    .column('created_at')
    .execute();
}
