import { oneTimePasswordLimits } from '@cortex/api-client/limits';
import type { MailMessage } from './mail.ts';

/** Tells a person their one-time password. */
export function resetMail(to: string, oneTimePassword: string, webUrl: string): MailMessage {
  return {
    to,
    subject: 'Your one-time password for Cortex',
    text: `Somebody, hopefully you, asked to reset the password of this account.

One-time password: ${oneTimePassword}

Enter it as your current password on ${webUrl}/update-password and choose a new one. It works once and for ${oneTimePasswordLimits.minutes} minutes. Your old password stays valid until then. If it was not you, there is nothing to do.
`,
  };
}

/** Welcomes a new person. The password that was chosen for them is not in it. */
export function welcomeMail(to: string, organization: string, webUrl: string): MailMessage {
  return {
    to,
    subject: 'Your account on Cortex',
    text: `An admin of ${organization} added you on Cortex. Sign in on ${webUrl} with this email and the password that you were given, then choose your own on ${webUrl}/update-password.
`,
  };
}

/** Tells a person that a candidate was shared with them. It holds nothing of the candidate. */
export function sharedMail(to: string, sharedBy: string, webUrl: string): MailMessage {
  return {
    to,
    subject: 'A candidate was shared with you on Cortex',
    text: `${sharedBy} shared a candidate with you on Cortex. Sign in to read about them: ${webUrl}/active-candidates
`,
  };
}

/** Tells a recruiter that a person who applied asks for something. It holds nothing of them. */
export function applicantMail(to: string, candidateId: string, webUrl: string): MailMessage {
  return {
    to,
    subject: 'A person who applied asks for an answer',
    text: `A person who applied says that a finding is wrong, or asks for somebody to look. Sign in to read and answer it: ${webUrl}/candidates/${candidateId}
`,
  };
}

/** Hands a message on to support. */
export function supportMail(
  to: string,
  request: { name: string; email: string; message: string },
): MailMessage {
  return {
    to,
    subject: 'A message to Cortex support',
    text: `From ${request.name} <${request.email}>:\n\n${request.message}\n`,
  };
}
