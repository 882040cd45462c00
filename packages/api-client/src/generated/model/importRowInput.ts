/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface ImportRowInput {
  /**
     * Which row of the file it is.
     * @minimum 1
     * @maximum 1000000
     */
  number: number;
  /** As `name` of a candidate. */
  name: string;
  /** As `email` of a candidate. */
  email: string;
  /** As `phone` of a candidate. */
  phone: string;
  /** As `notes` of a candidate. */
  notes: string;
  /** As in `setCandidateTags`, by whose rules they are looked at when the row's turn comes. */
  tags?: string[];
}
