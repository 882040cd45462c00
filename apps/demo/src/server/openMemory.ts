import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { adaptWasm } from './wasmConnection.ts';

/** A database that is gone with this window. */
export function openMemory(sqlite: Sqlite3Static) {
  return adapt(sqlite, new sqlite.oo1.DB(':memory:'));
}

/** Calls an open database as the server does. */
export function adapt(sqlite: Sqlite3Static, database: InstanceType<Sqlite3Static['oo1']['DB']>) {
  return adaptWasm(database, {
    isAutocommit: () => sqlite.capi.sqlite3_get_autocommit(database) !== 0,
  });
}
