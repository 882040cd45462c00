/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

export interface MailAttachment {
  /** What the file is called in the mail. */
  name: string;
  /** Its media type. */
  type: string;
  /** How many bytes it has. */
  size: number;
}
