import type { SqliteConnection } from '@cortex/server/embedded';
import type { Database, SqlValue } from '@sqlite.org/sqlite-wasm';

/** SQLite's WebAssembly build, called as Node's `node:sqlite` is. A statement is compiled once, when it is first asked for. */
export function adaptWasm(
  database: Database,
  { isAutocommit }: { isAutocommit(): boolean },
): SqliteConnection {
  const statements = new Set<{ finalize(): unknown }>();
  return {
    get isTransaction() {
      return !isAutocommit();
    },
    exec(sql) {
      database.exec(sql);
    },
    prepare(sql) {
      const statement = database.prepare(sql);
      statements.add(statement);
      const names = statement.columnCount > 0 ? statement.getColumnNames() : [];

      function begin(parameters: readonly unknown[]) {
        statement.clearBindings();
        if (parameters.length > 0) statement.bind(parameters.map(toSqlValue));
      }

      function readRow() {
        return Object.fromEntries(names.map((name, index) => [name, statement.get(index)]));
      }

      /** Ends a run, after which the statement can be run again. Of one that failed it would tell the failure once more. */
      function end() {
        try {
          statement.reset();
        } catch {
          // Whoever ran it was told.
        }
      }

      function run<Result>(parameters: readonly unknown[], work: () => Result): Result {
        try {
          begin(parameters);
          return work();
        } catch (error) {
          throw tell(error);
        } finally {
          end();
        }
      }

      function readRows() {
        const rows: unknown[] = [];
        while (statement.step()) rows.push(readRow());
        return rows;
      }

      return {
        columns: () => names,
        all: (...parameters) => run(parameters, readRows),
        run: (...parameters) =>
          run(parameters, () => {
            readRows();
            return { changes: database.changes(), lastInsertRowid: 0 };
          }),
        iterate: (...parameters) => run(parameters, readRows).values(),
      };
    },
    function(name, { deterministic }, run) {
      database.createFunction(name, (_context: number, value: SqlValue) => run(toResult(value)), {
        arity: 1,
        deterministic,
      });
    },
    close() {
      for (const statement of statements) statement.finalize();
      database.close();
    },
  };
}

/** An error that says SQLite's number where the server looks for it. */
function tell(error: unknown): unknown {
  if (!(error instanceof Error && 'resultCode' in error)) return error;
  return Object.assign(new Error(error.message, { cause: error }), {
    code: 'ERR_SQLITE_ERROR',
    // Without the details in the higher bits.
    errcode: Number(error.resultCode) & 0xff,
  });
}

function toSqlValue(value: unknown): SqlValue {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number' || value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite does not keep a value of type ${typeof value}`);
}

function toResult(value: SqlValue) {
  if (typeof value === 'boolean' || value === undefined) return Number(value);
  if (value instanceof Int8Array) return new Uint8Array(value);
  return value instanceof ArrayBuffer ? new Uint8Array(value) : value;
}
