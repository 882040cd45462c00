/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { Interview } from './interview';
import type { LedgerRecord } from './ledgerRecord';
import type { MailAttachment } from './mailAttachment';

/**
 * The note is the copy of a mail to the candidate.
 */
export interface SentMail {
  /** The email that the candidate had when it was written. */
  to: string;
  /** The subject of the mail. */
  subject: string;
  interview?: Interview;
  /** The job that the interview is for, told to whoever sees the candidate; missing where that is not known or the job is deleted. */
  job?: LedgerRecord;
  /** Whether a later mail has cancelled the interview. Stands with each `interview`, but for a server that cancels none. */
  interview_cancelled?: boolean;
  /** Whether the caller may cancel or move the interview: who invited to it, the owner of the candidate and admins may. Stands with each `interview`, but for a server on which everybody who sees the candidate may. */
  can_change_interview?: boolean;
  /** The interview of an earlier mail that this one cancels. */
  cancelled_interview?: Interview;
  /** Whether a later mail has moved the interview. Stands with each `interview`, but for a server that moves none. */
  interview_moved?: boolean;
  /** What a later mail has moved the interview to. */
  interview_moved_to?: Interview;
  /** The interview of an earlier mail that this one moves, as it was. */
  moved_interview?: Interview;
  /** The files that go with the mail, where any do. */
  attachments?: MailAttachment[];
}
