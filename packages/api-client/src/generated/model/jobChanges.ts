/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { Job } from './job';

export interface JobChanges {
  /** What the list stands at with these changes: the next `since`. */
  tag: string;
  /** The jobs that were added or changed, in no promised order. */
  changed: Job[];
  /** The ids of jobs that the caller does not see any more; an id may be new to the client. */
  removed: Id[];
}
