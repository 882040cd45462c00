import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';
import { hashText } from './hashText.ts';
import type { Database } from './schema.ts';

/** For how long a statement waits where another process holds the file. */
export const BUSY_MS = 5_000;

/** What SQLite keeps. */
type SqliteValue = null | string | number | bigint | NodeJS.ArrayBufferView;

type Statement = {
  columns(): readonly unknown[];
  all(...parameters: SqliteValue[]): unknown[];
  run(...parameters: SqliteValue[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...parameters: SqliteValue[]): IterableIterator<unknown>;
};

/** A connection to SQLite, wherever that runs: what is used here of Node's own. An error's `errcode` is SQLite's. */
export type SqliteConnection = {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): Statement;
  function(name: string, options: { deterministic: boolean }, run: (value: SqliteResult) => string): void;
  close(): void;
};

type SqliteResult = null | string | number | bigint | Uint8Array;

/** Kysely on a connection that writes, each commit of which lasts. */
export function openKept(connection: SqliteConnection): Kysely<Database> {
  connection.exec('PRAGMA synchronous = FULL');
  connection.exec('PRAGMA foreign_keys = ON');
  // What PostgreSQL has by itself.
  connection.function('sha256_hex', { deterministic: true }, (text) => hashText(String(text)));
  return toKysely(connection);
}

/** Kysely on a connection as it is. */
export function toKysely(connection: SqliteConnection): Kysely<Database> {
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
function adapt(statement: Statement) {
  return {
    reader: statement.columns().length > 0,
    all: (parameters: readonly unknown[]) => statement.all(...parameters.filter(isSqlValue)),
    run: (parameters: readonly unknown[]) => statement.run(...parameters.filter(isSqlValue)),
    iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.filter(isSqlValue)),
  };
}

function isSqlValue(value: unknown): value is SqliteValue {
  if (value === null || ['string', 'number', 'bigint'].includes(typeof value)) return true;
  if (ArrayBuffer.isView(value)) return true;
  throw new TypeError(`SQLite does not keep a value of type ${typeof value}`);
}
