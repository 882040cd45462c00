/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { CorrectedFinding } from './correctedFinding';

export interface CorrectionMade {
  /** What the job asks for. */
  criterion: string;
  finding: CorrectedFinding;
}
