/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * A plain acknowledgement. Clients show their own text.
 */
export interface RecordDeleted {
  /** What was done. */
  message: string;
  /**
     * For how long the deletion can be undone, by `restoreCandidate` or `restoreUser`; missing where it cannot.
     * @minimum 1
     */
  undo_seconds?: number;
}
