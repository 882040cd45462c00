/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Id } from './id';
import type { Interview } from './interview';
import type { MailAttachmentInput } from './mailAttachmentInput';

export interface CandidateMailInput {
  /**
     * The subject of the mail.
     * @minLength 1
     * @maxLength 200
     * @pattern [^\s\x00-\x1f\x7f-\x9f\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]
     */
  subject: string;
  /**
     * The mail itself.
     * @minLength 1
     * @maxLength 10000
     * @pattern [^\s\x00-\x1f\x7f-\x9f\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]
     */
  text: string;
  interview?: Interview;
  /** The job that the `interview` is for. A server that keeps it says so in `MailTemplates.takes_jobs`. */
  for_job?: Id;
  /** The note that is the copy of the mail whose interview is cancelled. */
  cancels?: Id;
  /** The note that is the copy of the mail whose interview is moved to `interview`. */
  moves?: Id;
  /**
     * Files that go with the mail. A server that takes them says so in `MailTemplates.takes_attachments`.
     * @maxItems 5
     */
  attachments?: MailAttachmentInput[];
}
