/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Email } from './email';

export interface JobApplicationForm {
  /**
     * The person's name.
     * @minLength 1
     * @maxLength 200
     * @pattern [^\s\x00-\x1f\x7f-\x9f\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]
     */
  name: string;
  email: Email;
  /**
     * As typed.
     * @minLength 1
     * @maxLength 50
     * @pattern [^\s\x00-\x1f\x7f-\x9f\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]
     */
  phone: string;
  /**
     * What the person says beside the resume, line breaks kept.
     * @maxLength 5000
     */
  message?: string;
  /**
     * Stands for this form, so that it is stored once however often it is sent.
     * @minLength 8
     * @maxLength 100
     */
  key?: string;
  /** A .pdf or .docx of at most 10 MB (10 485 760 bytes). */
  resume_file: Blob | File;
}
