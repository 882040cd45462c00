import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { hashText } from './hashText.ts';
import type { Database } from './schema.ts';

/** For how long a statement waits where another process holds the file. */
export const BUSY_MS = 5_000;

/**
 * Opens (or creates) the database in one file and keeps every acknowledged write through a crash (write-ahead log,
 * synchronised at each commit).
 */
export function openSqlite(path: string): Kysely<Database> {
  return openConnection(new DatabaseSync(path));
}

/** As `openSqlite`, for a connection that is there. */
export function openConnection(connection: DatabaseSync): Kysely<Database> {
  connection.exec('PRAGMA journal_mode = WAL');
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA foreign_keys = ON');
  // What PostgreSQL has by itself.
  connection.function('sha256_hex', { deterministic: true }, (text) => hashText(String(text)));
  return toKysely(connection);
}

/** Opens the database in a file to read alone, beside a server that may be writing it. Throws where there is no such file. */
export function openSqliteToRead(path: string): Kysely<Database> {
  const connection = new DatabaseSync(path, { readOnly: true });
  connection.exec(`PRAGMA mmap_size = ${2 ** 31}`);
  return toKysely(connection);
}

function toKysely(connection: DatabaseSync): Kysely<Database> {
  connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}`);
  // What is deleted is overwritten, so that no byte of it stays in the file.
  connection.exec('PRAGMA secure_delete = ON');
  const statements = new Map<string, ReturnType<typeof adapt>>();
  return new Kysely<Database>({
    dialect: new Dialect({
      database: {
        close: () => connection.close(),
        prepare(sql) {
          const known = statements.get(sql);
          if (known) return known;
          const statement = adapt(connection.prepare(sql));
          // A full disk makes SQLite roll back by itself, after which it refuses to be told.
          if (sql === 'rollback') {
            const { run } = statement;
            statement.run = (parameters) =>
              connection.isTransaction ? run(parameters) : { changes: 0, lastInsertRowid: 0 };
          }
          statements.set(sql, statement);
          return statement;
        },
      },
    }),
  });
}

/**
 * SQLite changes tables within a transaction, too; without one a crash would leave half of a migration, which no
 * start gets over.
 */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

/** The part of a statement that Kysely's own SQLite dialect calls. */
function adapt(statement: StatementSync) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...parameters.filter(isSqlValue)),
    run: (parameters: readonly unknown[]) => statement.run(...parameters.filter(isSqlValue)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.filter(isSqlValue)),
  };
}

function isSqlValue(value: unknown): value is SQLInputValue {
  if (value === null || ['string', 'number', 'bigint'].includes(typeof value)) return true;
  if (ArrayBuffer.isView(value)) return true;
  throw new TypeError(`SQLite does not keep a value of type ${typeof value}`);
}
