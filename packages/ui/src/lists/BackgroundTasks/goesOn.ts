import type { Work } from './Work.ts';

/** Whether a task waits or is worked on. */
export function goesOn({ state }: Pick<Work, 'state'>): boolean {
  return state === 'waiting' || state === 'running';
}
