import { type Kysely, sql } from 'kysely';
import { isPostgres } from './isPostgres.ts';

/** Where in the bucket the file of a candidate's resume lies, and what it is to be when it is read. */
type StoredFileTable = {
  candidate_id: string;
  object_key: string;
  media_type: string;
  /** In bytes. */
  size: number;
  /** Of its bytes, in hex. */
  sha256: string;
};

/**
 * An object that no resume has: one that is being written, or one that is to be erased. A key is in one place of this table,
 * `stored_files` and `held_deletions` alone.
 */
type LooseFileTable = {
  object_key: string;
  state: 'arriving' | 'leaving';
  /** When it is to be erased, or tried again; empty for at once. */
  next_at: string;
  attempts: number;
};

export type StoredFileTables = { stored_files: StoredFileTable; loose_files: LooseFileTable };

/**
 * Adds the tables of files that lie in a bucket. Triggers write down, in the transaction that takes the last row of an object away, that
 * it is to be erased, so that no way of deleting forgets one.
 */
export async function addStoredFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stored_files')
    .addColumn('candidate_id', 'text', (column) =>
      column.primaryKey().references('candidates.id').onDelete('cascade'),
    )
    .addColumn('object_key', 'text', (column) => column.notNull().unique())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('loose_files')
    .addColumn('object_key', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('loose_files_by_time').on('loose_files').column('next_at').execute();
  await db.schema.alterTable('held_deletions').addColumn('object_key', 'text').execute();
  const statements = isPostgres(db) ? postgresTriggers() : sqliteTriggers();
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const LET_GO = `INSERT INTO loose_files (object_key, state, next_at, attempts) VALUES (OLD.object_key, 'leaving', '', 0)
  ON CONFLICT DO NOTHING;`;

function sqliteTriggers(): string[] {
  return [
    `CREATE TRIGGER stored_file_removed AFTER DELETE ON stored_files
      WHEN NOT EXISTS (SELECT 1 FROM held_deletions WHERE object_key = OLD.object_key) BEGIN ${LET_GO} END`,
    `CREATE TRIGGER stored_file_replaced AFTER UPDATE ON stored_files
      WHEN OLD.object_key <> NEW.object_key BEGIN ${LET_GO} END`,
    `CREATE TRIGGER held_file_removed AFTER DELETE ON held_deletions
      WHEN OLD.object_key IS NOT NULL BEGIN ${LET_GO} END`,
  ];
}

function postgresTriggers(): string[] {
  const letGo = (
    name: string,
    unless = 'FALSE',
  ) => `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF ${unless} THEN RETURN NULL; END IF;
      ${LET_GO}
      RETURN NULL;
    END $$`;
  return [
    letGo('let_file_go'),
    letGo(
      'let_file_go_unless_held',
      'EXISTS (SELECT 1 FROM held_deletions WHERE object_key = OLD.object_key)',
    ),
    `CREATE TRIGGER stored_file_removed AFTER DELETE ON stored_files
      FOR EACH ROW EXECUTE FUNCTION let_file_go_unless_held()`,
    `CREATE TRIGGER stored_file_replaced AFTER UPDATE ON stored_files
      FOR EACH ROW WHEN (OLD.object_key <> NEW.object_key) EXECUTE FUNCTION let_file_go()`,
    `CREATE TRIGGER held_file_removed AFTER DELETE ON held_deletions
      FOR EACH ROW WHEN (OLD.object_key IS NOT NULL) EXECUTE FUNCTION let_file_go()`,
  ];
}
