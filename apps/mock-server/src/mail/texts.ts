import { oneTimePasswordLimits, webhooksLimits } from '@cortex/api-client/limits';
import type { Interview } from '@cortex/api-client/model';
import type { MailMessage } from './mail.ts';
import { describeInterview, formatDay, saysTime } from './moments.ts';
import { quoteTyped, toLine } from './quoteTyped.ts';

/** Tells a person their one-time password. `email` is what signs them in, where the mail goes to another address. */
export function resetMail(
  { to, email }: { to: string; email: string },
  oneTimePassword: string,
  webUrl: string,
): MailMessage {
  return {
    to,
    subject: 'Your one-time password for Cortex',
    text: `Somebody, hopefully you, asked to reset the password of this account.

One-time password: ${oneTimePassword}

Enter it as your current password on ${webUrl}/update-password and choose a new one. It works once and for ${oneTimePasswordLimits.minutes} minutes. Your old password stays valid until then. If it was not you, there is nothing to do.
${to === email ? '' : `\nThe sign-in email of this account was changed to ${email}, which is not confirmed yet: enter it as the email there.\n`}`,
  };
}

/** Welcomes a new person. The password that was chosen for them is not in it. */
export function welcomeMail(to: string, organization: string, webUrl: string): MailMessage {
  return {
    to,
    subject: 'Your account on Cortex',
    text: `An admin of “${quoteTyped(organization)}” added you on Cortex. Sign in on ${webUrl} with this email and the password that you were given, then choose your own on ${webUrl}/update-password.
`,
  };
}

/** Invites a person whom a stranger named: what people typed stands in it as plain words. */
export function invitationMail(
  to: string,
  {
    organization,
    invitedBy,
    token,
    days,
  }: { organization: string; invitedBy: string | undefined; token: string; days: number },
  webUrl: string,
): MailMessage {
  const who = invitedBy === undefined ? 'An admin' : `“${quoteTyped(invitedBy)}”`;
  return {
    to,
    subject: 'You are invited to Cortex',
    text: `${who} of “${quoteTyped(organization)}” invites you to work with them on Cortex, with this email. Choose your name and password here:

${webUrl}/invitation#${token}

The link works once and for ${days} days. Whoever has it can accept, so do not pass it on. If you do not know them, there is nothing to do: no account exists until you accept.
`,
  };
}

/** Asks the admin of a new organization to confirm their email. */
export function verificationMail(
  to: string,
  { token, days }: { token: string; days: number },
  webUrl: string,
): MailMessage {
  return {
    to,
    subject: 'Confirm your email for Cortex',
    text: `An organization was created on Cortex with this email. Sign in with it and your password, then confirm it here, before you add or invite colleagues:

${webUrl}/update-password#confirm=${token}

The link works once and for ${days} days. If you created no organization, there is nothing to do.
`,
  };
}

/** Tells a person that a colleague mentioned them in a note. It holds nothing of the note or the candidate but the id. */
export function mentionMail(to: string, author: string, candidateId: string, webUrl: string): MailMessage {
  return {
    to,
    subject: 'You were mentioned in a note on Cortex',
    text: `${quoteTyped(author)} mentioned you in a note about a candidate on Cortex. Sign in to read it: ${webUrl}/candidates/${candidateId}
`,
  };
}

/** Tells a person that a candidate was shared with them. It holds nothing of the candidate. */
export function sharedMail(to: string, sharedBy: string, webUrl: string): MailMessage {
  return {
    to,
    subject: 'A candidate was shared with you on Cortex',
    text: `${quoteTyped(sharedBy)} shared a candidate with you on Cortex. Sign in to read about them: ${webUrl}/active-candidates
`,
  };
}

/** How many candidates a mail links to. */
const LINKED = 10;

/** Tells a recruiter that people who applied wait for an answer, the next one due first. It holds nothing of them. */
export function applicantMail(to: string, candidateIds: readonly string[], webUrl: string): MailMessage {
  const count = candidateIds.length;
  const links = candidateIds.slice(0, LINKED).map((id) => `${webUrl}/candidates/${id}`);
  if (count === 1) {
    return {
      to,
      subject: 'A person who applied asks for an answer',
      text: `A person who applied says that a finding is wrong, or asks for somebody to look. Sign in to read and answer it: ${links[0]}
`,
    };
  }
  const more = count > LINKED ? `\nand ${count - LINKED} more` : '';
  return {
    to,
    subject: `${count} people who applied ask for an answer`,
    text: `${count} people who applied say that a finding is wrong, or ask for somebody to look. Sign in to read and answer, the next one due first:

${links.join('\n')}${more}
`,
  };
}

/** Tells a recruiter that people applied whom nobody has moved yet. It holds nothing of them. */
export function appliedMail(
  to: string,
  jobs: readonly { id: string; title: string; count: number }[],
  webUrl: string,
): MailMessage {
  const count = jobs.reduce((sum, job) => sum + job.count, 0);
  const lines = jobs
    .slice(0, LINKED)
    .map((job) => `${quoteTyped(job.title)} (${job.count}): ${webUrl}/jobs/${job.id}/board`);
  const more = jobs.length > LINKED ? `\nand ${jobs.length - LINKED} more jobs` : '';
  return {
    to,
    subject: count === 1 ? 'Somebody applied on your jobs page' : `${count} people applied on your jobs page`,
    text: `They wait in the first stage of the job, and nobody has moved them yet. Sign in to see them:

${lines.join('\n')}${more}
`,
  };
}

/** Tells who applied that their application has arrived: nothing of it, as anybody may have typed the address. */
export function arrivedMail(
  to: string,
  { job, organization, at }: { job: string; organization: string; at: string },
): MailMessage {
  return {
    to,
    subject: 'Your application has arrived',
    text: `Your application for “${quoteTyped(job)}” arrived at “${quoteTyped(organization)}” on ${formatDay(at)}. They answer by email or phone.

If you did not apply for it, somebody else typed your email there, and there is nothing to do.
`,
  };
}

/** A mail that a person of an organization wrote to a candidate: their words, when the interview is if they do not say so, and who they are. */
export function candidateMail(
  { to, replyTo, subject, text }: { to: string; replyTo: string; subject: string; text: string },
  {
    sender,
    organization,
    interview,
  }: { sender: string; organization: string; interview: Interview | undefined },
): MailMessage {
  const moment = interview && !saysTime(text) ? `\n\n${describeInterview(interview)}` : '';
  return {
    to,
    replyTo,
    subject,
    text: `${text.trimEnd()}${moment}

--\u0020
${toLine(sender)} of ${toLine(organization)} wrote this mail. Reply to it to reach them.
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
    text: `From ${toLine(request.name)} <${toLine(request.email)}>:\n\n${request.message}\n`,
  };
}

/** Tells the address that signed a person in before that another one does now. */
export function emailChangedMail(
  to: string,
  { changedBy, days }: { changedBy: string; days: number },
  webUrl: string,
): MailMessage {
  return {
    to,
    subject: 'Your sign-in email on Cortex was changed',
    text: `The email that signs you in was changed by ${quoteTyped(changedBy)}. Your password is as it was.

If this was not agreed with you, talk to your organization's admins. Until the new email is confirmed, and for ${days} days at most, one-time passwords still come to this address: ${webUrl}/forgot-password
`,
  };
}

/** Asks a person to confirm the email that signs them in now. */
export function confirmationMail(
  to: string,
  { token, days }: { token: string; days: number },
  webUrl: string,
): MailMessage {
  return {
    to,
    subject: 'Confirm your email for Cortex',
    text: `This email signs you in on Cortex now. Sign in with it and your password, then confirm it here:

${webUrl}/update-password#confirm=${token}

The link works once and for ${days} days. If you have no account there, there is nothing to do.
`,
  };
}

/** Tells a person that their password was changed. */
export function passwordChangedMail(to: string, webUrl: string): MailMessage {
  return {
    to,
    subject: 'Your password on Cortex was changed',
    text: `The password of your account was changed, and all other sessions were ended.

If it was not you, set another one at once, with a one-time password from ${webUrl}/forgot-password, and tell your organization's admins.
`,
  };
}

/** Tells a person that their second factor was turned on or off; `by` names the admin who did it, where it was not they. */
export function passkeyMail(to: string, isAdded: boolean, webUrl: string): MailMessage {
  const text = isAdded
    ? 'A passkey was added to your account. It signs in as you without a password.'
    : 'A passkey of your account was removed. It signs in no more.';
  return {
    to,
    subject: `A passkey of your Cortex account was ${isAdded ? 'added' : 'removed'}`,
    text: `${text} Your passkeys: ${webUrl}/update-password?view=passkeys

If it was not you, remove what you do not know there, set another password at once, and tell your organization's admins.
`,
  };
}

/** Tells a person that their account is no longer linked to their company's sign-in; `by` names the admin who did it, where it was not they. */
export function companyLinkMail(to: string, by: string | undefined, webUrl: string): MailMessage {
  return {
    to,
    subject: 'Your company’s sign-in was taken off your Cortex account',
    text: `${by ? `The link between your account and your company's sign-in was removed by ${quoteTyped(by)}` : "You removed the link between your account and your company's sign-in"}. Sessions that only the company's sign-in had proved have ended. Your password still signs you in: ${webUrl}

Without a password, ask for a one-time password: ${webUrl}/forgot-password. If you sign in at your company again with this email, the account is linked anew.
`,
  };
}

/** Tells an admin that a webhook was switched off by the server. */
export function webhookMail(
  to: string,
  { host, isGone }: { host: string; isGone: boolean },
  webUrl: string,
): MailMessage {
  const why = isGone
    ? 'answered that it is gone (410)'
    : `took nothing for ${webhooksLimits.failingDays} days, although each event was tried again and again`;
  return {
    to,
    subject: 'A webhook of your organization was switched off',
    text: `The webhook to ${toLine(host)} ${why}. It was switched off: nothing is sent to it, and what happens while it is off is not sent later.

What was tried, and the way to switch it on again: ${webUrl}/organization/update?view=webhooks
`,
  };
}

export function secondFactorMail(
  to: string,
  { isOn, by }: { isOn: boolean; by: string | undefined },
  webUrl: string,
): MailMessage {
  const done = `The second factor of your account was turned ${isOn ? 'on' : 'off'}${by ? ` by ${quoteTyped(by)}` : ''}.`;
  const now = isOn
    ? 'Whoever signs in as you needs a code of your authenticator app, or one of your recovery codes, beside the password.'
    : `The password alone signs you in now. You can set up another second factor on ${webUrl}/update-password?view=second-factor.`;
  return {
    to,
    subject: `Your second factor on Cortex was turned ${isOn ? 'on' : 'off'}`,
    text: `${done} ${now}

If this was not agreed with you, set another password at once, with a one-time password from ${webUrl}/forgot-password, and tell your organization's admins.
`,
  };
}
