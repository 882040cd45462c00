/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface ReceiptFingerprints {
  /**
     * Of the resume text; of the empty text where there is none.
     * @pattern ^[0-9a-f]{64}$
     */
  resume: string;
  /**
     * Of the notes.
     * @pattern ^[0-9a-f]{64}$
     */
  notes: string;
  /**
     * Of title, description, skills and what a person set about the criteria.
     * @pattern ^[0-9a-f]{64}$
     */
  job: string;
  /**
     * Of name, email and phone, which are removed before scoring.
     * @pattern ^[0-9a-f]{64}$
     */
  contact: string;
  /**
     * Of all that was read, together.
     * @pattern ^[0-9a-f]{64}$
     */
  inputs: string;
}
