/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ApplicationFindingState } from './applicationFindingState';

export interface ApplicationFinding {
  /** What the job asks for. */
  criterion: string;
  /** What the texts show of it. */
  state: ApplicationFindingState;
  /** The lines of the resume that it rests on. */
  quotes: string[];
  /** Whether it rests on something else than the resume, which is not shown. */
  elsewhere?: boolean;
  /** Whether a person corrected it. */
  by_person?: boolean;
}
