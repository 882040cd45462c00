/** What `pg-pool` says where all its connections stay in use; one that cannot be made is told in other words. */
const ALL_IN_USE = 'timeout exceeded when trying to connect';

/** Whether an error says that no connection to PostgreSQL got free in time. */
export function isPoolBusy(error: Error): boolean {
  return error.message === ALL_IN_USE;
}
