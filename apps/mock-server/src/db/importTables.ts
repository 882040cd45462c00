import type { Kysely, Selectable } from 'kysely';

/** Rows of which a server makes candidates. As a background task it is held by a lease while it is worked on. */
type ImportTable = {
  id: string;
  organization_id: string;
  user_id: string;
  /** Who began it with which idempotency key, as a digest. */
  creation: string | null;
  file_name: string;
  duplicates: 'add' | 'leave_out';
  /** While its rows are `arriving` it is nobody's yet: whoever writes them holds the lease, and where they died it is deleted. */
  state: 'arriving' | 'waiting' | 'running' | 'done' | 'cancelled' | 'failed';
  total: number;
  /** How many of its rows, from the first on, are through. */
  done: number;
  refused: number;
  /** Failed attempts in a row. */
  failures: number;
  detail: string | null;
  created_at: string;
  ended_at: string | null;
  /** When it was worked on last, and when it may be again. */
  served_at: string;
  next_at: string;
  lease: string | null;
  lease_until: string | null;
};

type ImportRowTable = {
  import_id: string;
  number: number;
  /** What it says, as JSON; null once it is a candidate, or a candidate with its email was deleted. */
  content: string | null;
  /** By which that candidate finds it; null as `content` is. */
  email_key: string | null;
  candidate_id: string | null;
  /** Why it was refused, as the body of an error in JSON. */
  error: string | null;
};

export type ImportTables = { imports: ImportTable; import_rows: ImportRowTable };
export type ImportRecord = Selectable<ImportTable>;
/** One that has all its rows. */
export type WholeImport = ImportRecord & { state: Exclude<ImportRecord['state'], 'arriving'> };
export type ImportRowRecord = Selectable<ImportRowTable>;

export async function addImports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organization_id', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('creation', 'text', (column) => column.unique())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('duplicates', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('done', 'integer', (column) => column.notNull())
    .addColumn('refused', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('detail', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('served_at', 'text', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('lease', 'text')
    .addColumn('lease_until', 'text')
    .execute();
  const indexes = { organization: ['organization_id', 'created_at'], state: ['state'], user: ['user_id'] };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(`imports_by_${name}`).on('imports').columns(columns).execute();
  await db.schema
    .createTable('import_rows')
    .addColumn('import_id', 'text', (column) => column.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('email_key', 'text')
    .addColumn('candidate_id', 'text')
    .addColumn('error', 'text')
    .addPrimaryKeyConstraint('import_rows_key', ['import_id', 'number'])
    .execute();
  await db.schema.createIndex('import_rows_by_email').on('import_rows').column('email_key').execute();
}
