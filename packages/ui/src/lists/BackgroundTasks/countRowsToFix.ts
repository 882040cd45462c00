import { goesOn } from './goesOn.ts';
import { isImport, type Work } from './Work.ts';

/** How many rows of an import of one's own became no candidate; none while it goes on. */
export function countRowsToFix(work: Work): number {
  if (!isImport(work) || !work.is_own || goesOn(work)) return 0;
  return work.total - work.done + work.refused;
}
