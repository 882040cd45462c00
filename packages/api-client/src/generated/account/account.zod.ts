/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * The caller's own sessions that have not ended, the last used first. Nobody sees those of somebody else, no admin either.
 * @summary Where the caller is signed in
 */
export const listSessionsResponseIdMax = 64;


export const listSessionsResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListSessionsResponseItem = zod.object({
  "id": zod.string().min(1).max(listSessionsResponseIdMax).regex(listSessionsResponseIdRegExp).describe('An id, opaque to the client.'),
  "device": zod.string().describe('Browser and system in words, e.g. "Firefox on Windows"; empty where they are not known.'),
  "network": zod.string().describe('From where, in words: a coarse network, never a whole address; empty where it is not known.'),
  "signed_in_at": zod.iso.datetime({"offset":true}).describe('When it began (UTC).'),
  "last_used_at": zod.iso.datetime({"offset":true}).describe('When it was last used (UTC), to within some minutes.'),
  "is_current": zod.boolean().describe('Whether it is the session that asks.')
}).describe('Where somebody is signed in, as of the sign-in.')
export const ListSessionsResponse = zod.array(ListSessionsResponseItem)

/**
 * Its token is refused from then on. The session that calls may end itself. The record says that a session was ended (`sessions_ended`). A second call is 404.
 * @summary End one of the caller's sessions
 */
export const endSessionPathIdMax = 64;


export const endSessionPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const EndSessionParams = zod.object({
  "id": zod.string().min(1).max(endSessionPathIdMax).regex(endSessionPathIdRegExp).describe('The session\'s id. It is not its token.')
})

export const EndSessionResponse = zod.void()

/**
 * The record says how many were ended (`sessions_ended`), where there was one.
 * @summary End all of the caller's sessions but this one
 */
export const endOtherSessionsResponseEndedMin = 0;



export const EndOtherSessionsResponse = zod.object({
  "ended": zod.int().min(endOtherSessionsResponseEndedMin).describe('How many sessions were ended.')
})

/**
 * Who signed in longer than `x-limits.session.proofHours` hours ago enters the password again before what is dangerous (403 `reauthentication_required`);
 * the call that was refused can then be repeated. A one-time password is none here. After ten wrong ones within a quarter of an hour the session gets 429.
 * @summary Enter one's password again
 */
export const confirmSessionBodyPasswordMax = 1024;



export const ConfirmSessionBody = zod.strictObject({
  "password": zod.string().min(1).max(confirmSessionBodyPasswordMax).describe('The password, kept as typed, white space included.')
})

export const ConfirmSessionResponse = zod.void()

/**
 * The caller proves that a changed email is theirs, with the word from the link that was mailed to it. Both are needed, the mailbox and being signed in: whoever
 * changes the email of a colleague to one of their own has no session of theirs. Until then, and for `x-limits.emailConfirmation.days` days at most, one-time
 * passwords go to the email before. A word that is unknown, used or too old is answered 200 all the same, with `confirmed: false`. The record says that
 * the email was confirmed (`email_confirmed`). A server may want the email of a new organization's first admin confirmed in the same way before they add or invite
 * anybody: until then `createUser` and `createInvitation` answer 403 `email_unconfirmed`.
 * @summary Confirm one's email
 */
export const confirmEmailBodyTokenMax = 200;



export const ConfirmEmailBody = zod.strictObject({
  "token": zod.string().min(1).max(confirmEmailBodyTokenMax).describe('The word from the link in the mail.')
})

export const ConfirmEmailResponse = zod.object({
  "confirmed": zod.boolean().describe('Whether the word was right and the email is confirmed now.')
})

/**
 * To the caller's email, where it waits to be confirmed; else nothing is sent and the answer is the same. The link of the mail before works no more. Mails to one address are counted: 429.
 * @summary Send the mail that confirms one's email again
 */
export const ResendEmailConfirmationResponse = zod.void()

