/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { MustHaveState } from './mustHaveState';

export interface MustHave {
  /** What the job asks for. */
  name: string;
  /** What the texts show of it. */
  state: MustHaveState;
}
