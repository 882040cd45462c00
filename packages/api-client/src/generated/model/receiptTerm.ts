/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface ReceiptTerm {
  /** What a job asks for. */
  criterion: string;
  /** Words that show it. */
  words: string;
  /**
     * The version of the vocabulary since it is in it.
     * @minimum 1
     */
  version: number;
}
