import type { BackgroundTaskRow } from '../db/backgroundTaskTables.ts';

/** The states of a task that goes on. */
export const UNENDED: readonly BackgroundTaskRow['state'][] = ['waiting', 'running'];
