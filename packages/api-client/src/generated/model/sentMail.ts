/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Interview } from './interview';

/**
 * The note is the copy of a mail to the candidate.
 */
export interface SentMail {
  /** The email that the candidate had when it was written. */
  to: string;
  /** The subject of the mail. */
  subject: string;
  interview?: Interview;
}
