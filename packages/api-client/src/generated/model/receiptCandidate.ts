/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface ReceiptCandidate {
  /** The name. */
  name: string;
  /** The email. */
  email: string;
  /** The phone number. */
  phone: string;
  /** The notes. */
  notes: string;
  /**
     * The text of the resume; null where there is none.
     * @nullable
     */
  resume_text: string | null;
}
