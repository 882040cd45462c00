/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Email } from './email';

export interface CandidateForm {
  /**
     * The candidate's name.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  name: string;
  email: Email;
  /**
     * As typed.
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  phone: string;
  /**
     * Free text, line breaks kept.
     * @minLength 1
     * @maxLength 10000
     * @pattern \S
     */
  notes: string;
  /** A .pdf or .docx of at most 10 MB (10 485 760 bytes). */
  resume_file?: Blob | File;
}
