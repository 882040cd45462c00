/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { MailTemplate } from './mailTemplate';

export interface MailTemplates {
  /** All templates in their order. */
  templates: MailTemplate[];
  /** What `{organization}` stands for. */
  organization: string;
  /** What `{sender}` stands for: the full name of the caller. */
  sender: string;
  /** Whether mails to candidates take `attachments`; a server that does not say so takes none. */
  takes_attachments?: boolean;
  /** Whether mails to candidates take a `for_job`; a server that does not say so takes none. */
  takes_jobs?: boolean;
}
