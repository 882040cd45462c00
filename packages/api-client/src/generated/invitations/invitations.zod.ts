/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * Those of the caller's organization that were neither accepted nor revoked and have not ended, the newest first. An invitation ends with its time, and when whoever sent it last is deleted or no longer an admin.
 * @summary The invitations that are open
 */
export const listInvitationsResponseIdMax = 64;


export const listInvitationsResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const listInvitationsResponseByIdMax = 64;


export const listInvitationsResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListInvitationsResponseItem = zod.object({
  "id": zod.string().min(1).max(listInvitationsResponseIdMax).regex(listInvitationsResponseIdRegExp).describe('An id, opaque to the client.'),
  "email": zod.string().describe('Who is invited.'),
  "full_name": zod.string().describe('Whom the admin means; empty where they did not say.'),
  "is_admin": zod.boolean().describe('Whether the person will be an admin.'),
  "sent_at": zod.iso.datetime({"offset":true}).describe('When it was last sent (UTC).'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When it ends (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(listInvitationsResponseByIdMax).regex(listInvitationsResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
})
})
export const ListInvitationsResponse = zod.array(ListInvitationsResponseItem)

/**
 * A mail with a link goes to the email. Whoever opens it chooses username, full name and password (`acceptInvitation`); until then nobody can sign in with the email. The link is valid for
 * `x-limits.invitation.days` days and good once; its word is in the mail alone and kept as a hash. An open invitation takes a place of those that the plan allows: 403 `upgrade_required` where there is none.
 * Another invitation for the same email takes the place of the one before. An email that signs somebody in is 409 `email_taken`. Invitations to one email, and mails of a person and of an
 * organization, are counted: 429. To invite an admin wants a fresh proof of the caller (403 `reauthentication_required`), as does to send that again. The record says so (`invitation_sent`).
 * @summary Invite a person by mail
 */
export const createInvitationBodyEmailMin = 3;
export const createInvitationBodyEmailMax = 254;


export const createInvitationBodyEmailRegExp = new RegExp('^([A-Za-z0-9_\'+-]+\\.)*[A-Za-z0-9_\'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$');
export const createInvitationBodyFullNameMax = 200;

export const createInvitationBodyIsAdminDefault = false;

export const CreateInvitationBody = zod.strictObject({
  "email": zod.email().min(createInvitationBodyEmailMin).max(createInvitationBodyEmailMax).regex(createInvitationBodyEmailRegExp).describe('An email address, as the pattern has it, with at most 64 characters before the @. Compared without regard to case.'),
  "full_name": zod.string().max(createInvitationBodyFullNameMax).optional().describe('Whom the admin means, for the list of open invitations; empty for none. The person writes their own.'),
  "is_admin": zod.boolean().default(createInvitationBodyIsAdminDefault).describe('Whether the person will be an admin.')
})

export const createInvitationResponseIdMax = 64;


export const createInvitationResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const createInvitationResponseByIdMax = 64;


export const createInvitationResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateInvitationResponse = zod.object({
  "id": zod.string().min(1).max(createInvitationResponseIdMax).regex(createInvitationResponseIdRegExp).describe('An id, opaque to the client.'),
  "email": zod.string().describe('Who is invited.'),
  "full_name": zod.string().describe('Whom the admin means; empty where they did not say.'),
  "is_admin": zod.boolean().describe('Whether the person will be an admin.'),
  "sent_at": zod.iso.datetime({"offset":true}).describe('When it was last sent (UTC).'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When it ends (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(createInvitationResponseByIdMax).regex(createInvitationResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
})
})

/**
 * Its link works no more, and its place is free. The record says so (`invitation_revoked`). A second call is 404.
 * @summary Revoke an invitation
 */
export const revokeInvitationPathIdMax = 64;


export const revokeInvitationPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RevokeInvitationParams = zod.object({
  "id": zod.string().min(1).max(revokeInvitationPathIdMax).regex(revokeInvitationPathIdRegExp).describe('The invitation\'s id. It is not its word.')
})

export const RevokeInvitationResponse = zod.void()

/**
 * A new mail with a new link, which is valid for `x-limits.invitation.days` days from now; the one before works no more. Counted as `createInvitation`. The record says so (`invitation_sent`).
 * @summary Send an invitation again
 */
export const resendInvitationPathIdMax = 64;


export const resendInvitationPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ResendInvitationParams = zod.object({
  "id": zod.string().min(1).max(resendInvitationPathIdMax).regex(resendInvitationPathIdRegExp).describe('The invitation\'s id. It is not its word.')
})

export const resendInvitationResponseIdMax = 64;


export const resendInvitationResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const resendInvitationResponseByIdMax = 64;


export const resendInvitationResponseByIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ResendInvitationResponse = zod.object({
  "id": zod.string().min(1).max(resendInvitationResponseIdMax).regex(resendInvitationResponseIdRegExp).describe('An id, opaque to the client.'),
  "email": zod.string().describe('Who is invited.'),
  "full_name": zod.string().describe('Whom the admin means; empty where they did not say.'),
  "is_admin": zod.boolean().describe('Whether the person will be an admin.'),
  "sent_at": zod.iso.datetime({"offset":true}).describe('When it was last sent (UTC).'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When it ends (UTC).'),
  "by": zod.object({
  "id": zod.string().min(1).max(resendInvitationResponseByIdMax).regex(resendInvitationResponseByIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().optional().describe('The person\'s full name; missing where they were deleted.')
})
})

/**
 * For whoever has the word of a link. It names the organization, the email and who invited, and nothing else. A word that is unknown, used, revoked or too old is 404.
 * @summary Who invites, and where to
 */
export const openInvitationBodyTokenMax = 200;



export const OpenInvitationBody = zod.strictObject({
  "token": zod.string().min(1).max(openInvitationBodyTokenMax).describe('The word from the link in the mail.')
})

export const OpenInvitationResponse = zod.object({
  "organization": zod.string().describe('The name of the organization.'),
  "email": zod.string().describe('Who is invited: the login to be.'),
  "invited_by": zod.string().optional().describe('The full name of who invited; missing where they were deleted.')
})

/**
 * Creates the person with the email and the role of the invitation, with a username, full name and password of their own, and signs them in. The mailbox is proven, so that the email counts as confirmed.
 * - a word that is unknown, used, revoked or of an invitation that has ended is 404; it ends as well where somebody was added with the email,
 * - a username that the organization has is 409 `username_taken`, an email that signs somebody in at that moment 409 `email_taken`,
 * - where the plan allows no more people by now, 403 `upgrade_required`.
 *
 * The record says so (`invitation_accepted`).
 * @summary Accept an invitation
 */
export const acceptInvitationBodyTokenMax = 200;

export const acceptInvitationBodyUsernameMax = 100;


export const acceptInvitationBodyUsernameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const acceptInvitationBodyFullNameMax = 200;


export const acceptInvitationBodyFullNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const acceptInvitationBodyPasswordMax = 1024;



export const AcceptInvitationBody = zod.strictObject({
  "token": zod.string().min(1).max(acceptInvitationBodyTokenMax).describe('The word from the link in the mail.'),
  "username": zod.string().min(1).max(acceptInvitationBodyUsernameMax).regex(acceptInvitationBodyUsernameRegExp).describe('Unique in the organization without regard to case.'),
  "full_name": zod.string().min(1).max(acceptInvitationBodyFullNameMax).regex(acceptInvitationBodyFullNameRegExp).describe('The person\'s full name.'),
  "password": zod.string().min(1).max(acceptInvitationBodyPasswordMax).describe('Any but an empty one.')
})


export const acceptInvitationResponseOrganizationIdMax = 64;


export const acceptInvitationResponseOrganizationIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AcceptInvitationResponse = zod.object({
  "access_token": zod.string().min(1).describe('Opaque; to be sent as a bearer token.'),
  "role": zod.string().describe('`admin`, or any other value for a regular user (this server says `user`).'),
  "organization_id": zod.string().min(1).max(acceptInvitationResponseOrganizationIdMax).regex(acceptInvitationResponseOrganizationIdRegExp).describe('An id, opaque to the client.')
})

