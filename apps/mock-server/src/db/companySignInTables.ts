import type { Kysely, Selectable } from 'kysely';

/** A sign-in at the company's provider that was begun. What the browser brings back is kept hashed. */
type CompanySignInTable = {
  state_hash: string;
  binding_hash: string;
  nonce: string;
  code_verifier: string;
  created_at: string;
};

/** Who somebody is to a provider: its id of them stays when their email changes. */
type CompanyIdentityTable = { issuer: string; subject: string; user_id: string };

export type CompanySignInTables = {
  company_sign_ins: CompanySignInTable;
  company_identities: CompanyIdentityTable;
};
export type CompanySignInRow = Selectable<CompanySignInTable>;

export async function addCompanySignIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('company_sign_ins')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('binding_hash', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('code_verifier', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('company_identities')
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('company_identities_key', ['issuer', 'subject'])
    .execute();
  await db.schema
    .createIndex('company_identities_by_user')
    .on('company_identities')
    .column('user_id')
    .execute();
}
