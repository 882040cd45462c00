import type { BackgroundTask, Import } from '@cortex/api-client/model';

/** What the server works on: a task about candidates and a job, or an import. */
export type Work = BackgroundTask | Import;

export function isImport(work: Work): work is Import {
  return 'file_name' in work;
}
