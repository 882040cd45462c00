/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface AnalysisMethod {
  /** What scored it. */
  name: string;
  /** Its version. The same version gives the same answer to the same inputs. */
  version: string;
}
