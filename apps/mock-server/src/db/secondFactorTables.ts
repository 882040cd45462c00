import type { Kysely, Selectable } from 'kysely';

/**
 * The second factor of a person. Its secret is sealed; `confirmed_at` is null while it is set up, `last_step` is the
 * step of 30 seconds whose code was used last.
 */
type SecondFactorTable = {
  user_id: string;
  secret: string;
  begun_at: string;
  confirmed_at: string | null;
  last_step: number;
};

/** The recovery codes of a person that were not used yet, hashed. */
type RecoveryCodeTable = { user_id: string; code_hash: string };

export type SecondFactorTables = { second_factors: SecondFactorTable; recovery_codes: RecoveryCodeTable };
export type SecondFactorRow = Selectable<SecondFactorTable>;

/** Adds the tables, and the setting of who is asked for it: nobody in each organization that there is. */
export async function addSecondFactors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_factors')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('last_step', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute();
  await db.schema
    .alterTable('organizations')
    .addColumn('second_factor_required', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
