import type { BackgroundTask } from '@cortex/api-client/model';

/** Whether a task waits or is worked on. */
export function goesOn({ state }: Pick<BackgroundTask, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}
