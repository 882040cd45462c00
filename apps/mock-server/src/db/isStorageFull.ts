/** What SQLite (SQLITE_FULL) and PostgreSQL (disk_full) say where a write has no room. */
const SQLITE_FULL = 13;
const POSTGRES_DISK_FULL = '53100';

/** Whether an error says that the disk has no room for a write. */
export function isStorageFull(error: Error): boolean {
  return (
    ('errcode' in error && error.errcode === SQLITE_FULL) ||
    ('code' in error && error.code === POSTGRES_DISK_FULL)
  );
}
