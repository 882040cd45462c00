/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * Every member may ask. With `query`, only people whose full name, username or email contains it, without regard to case; letters with and without accents are different ones. The caller's own
 * entry carries `is_self`. In no promised order; the client sorts by username.
 * @summary The people of the organization
 */
export const listUsersQueryQueryMax = 200;



export const ListUsersQueryParams = zod.object({
  "query": zod.string().max(listUsersQueryQueryMax).optional().describe('Part of a full name, a username or an email. Empty is as if it were left out.')
})

export const listUsersResponseIdMax = 64;


export const listUsersResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ListUsersResponseItem = zod.object({
  "id": zod.string().min(1).max(listUsersResponseIdMax).regex(listUsersResponseIdRegExp).describe('An id, opaque to the client.'),
  "username": zod.string().describe('Unique in the organization.'),
  "email": zod.string().describe('The login.'),
  "full_name": zod.string().describe('The person\'s full name.'),
  "is_admin": zod.boolean().describe('Whether the person is an admin.'),
  "is_self": zod.boolean().optional().describe('Whether this is the caller.'),
  "company_linked": zod.boolean().optional().describe('Whether the account is linked to an identity at the company\'s provider. Admins are told it of everybody, others of themself.')
})
export const ListUsersResponse = zod.array(ListUsersResponseItem)

/**
 * The new person can sign in at once. Where the organization already has as many people as its plan allows (basic 1, standard 5), the answer is 403
 * `upgrade_required`. Emails are unique over the server (409 `email_taken`), usernames in the organization
 * (409 `username_taken`), both without regard to case. The password is never mailed nor given back. To add an admin a server may want a fresh proof of the caller (403 `reauthentication_required`, an extension), as for a change of role.
 * @summary Add a person to the organization
 */
export const createUserBodyUsernameMax = 100;


export const createUserBodyUsernameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createUserBodyEmailMin = 3;
export const createUserBodyEmailMax = 254;


export const createUserBodyEmailRegExp = new RegExp('^([A-Za-z0-9_\'+-]+\\.)*[A-Za-z0-9_\'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$');
export const createUserBodyFullNameMax = 200;


export const createUserBodyFullNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createUserBodyPasswordMax = 1024;

export const createUserBodyIsAdminDefault = false;

export const CreateUserBody = zod.strictObject({
  "username": zod.string().min(1).max(createUserBodyUsernameMax).regex(createUserBodyUsernameRegExp).describe('Unique in the organization without regard to case.'),
  "email": zod.email().min(createUserBodyEmailMin).max(createUserBodyEmailMax).regex(createUserBodyEmailRegExp).describe('An email address, as the pattern has it, with at most 64 characters before the @. Compared without regard to case.'),
  "full_name": zod.string().min(1).max(createUserBodyFullNameMax).regex(createUserBodyFullNameRegExp).describe('The person\'s full name.'),
  "password": zod.string().min(1).max(createUserBodyPasswordMax).describe('Any but an empty one.'),
  "is_admin": zod.boolean().default(createUserBodyIsAdminDefault).describe('Whether the person is an admin.')
})

export const createUserResponseIdMax = 64;


export const createUserResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateUserResponse = zod.object({
  "id": zod.string().min(1).max(createUserResponseIdMax).regex(createUserResponseIdRegExp).describe('An id, opaque to the client.'),
  "username": zod.string().describe('Unique in the organization.'),
  "email": zod.string().describe('The login.'),
  "full_name": zod.string().describe('The person\'s full name.'),
  "is_admin": zod.boolean().describe('Whether the person is an admin.'),
  "is_self": zod.boolean().optional().describe('Whether this is the caller.'),
  "company_linked": zod.boolean().optional().describe('Whether the account is linked to an identity at the company\'s provider. Admins are told it of everybody, others of themself.')
})

/**
 * Replaces username, email, full name and role of a person of the organization. A changed email is the person's new login. The last admin
 * cannot be made a regular user: 409 `last_admin`. The role is in force from the person's next request; an edit ends no session.
 * @summary Edit a person
 */
export const updateUserPathIdMax = 64;


export const updateUserPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UpdateUserParams = zod.object({
  "id": zod.string().min(1).max(updateUserPathIdMax).regex(updateUserPathIdRegExp).describe('The person\'s id.')
})

export const updateUserBodyUsernameMax = 100;


export const updateUserBodyUsernameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateUserBodyEmailMin = 3;
export const updateUserBodyEmailMax = 254;


export const updateUserBodyEmailRegExp = new RegExp('^([A-Za-z0-9_\'+-]+\\.)*[A-Za-z0-9_\'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$');
export const updateUserBodyFullNameMax = 200;


export const updateUserBodyFullNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const UpdateUserBody = zod.strictObject({
  "username": zod.string().min(1).max(updateUserBodyUsernameMax).regex(updateUserBodyUsernameRegExp).describe('Unique in the organization without regard to case.'),
  "email": zod.email().min(updateUserBodyEmailMin).max(updateUserBodyEmailMax).regex(updateUserBodyEmailRegExp).describe('An email address, as the pattern has it, with at most 64 characters before the @. Compared without regard to case.'),
  "full_name": zod.string().min(1).max(updateUserBodyFullNameMax).regex(updateUserBodyFullNameRegExp).describe('The person\'s full name.'),
  "is_admin": zod.boolean().describe('Whether the person is an admin.')
})

export const updateUserResponseIdMax = 64;


export const updateUserResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UpdateUserResponse = zod.object({
  "id": zod.string().min(1).max(updateUserResponseIdMax).regex(updateUserResponseIdRegExp).describe('An id, opaque to the client.'),
  "username": zod.string().describe('Unique in the organization.'),
  "email": zod.string().describe('The login.'),
  "full_name": zod.string().describe('The person\'s full name.'),
  "is_admin": zod.boolean().describe('Whether the person is an admin.'),
  "is_self": zod.boolean().optional().describe('Whether this is the caller.'),
  "company_linked": zod.boolean().optional().describe('Whether the account is linked to an identity at the company\'s provider. Admins are told it of everybody, others of themself.')
})

/**
 * Ends the person's sessions and removes them; their jobs, their candidates and what they shared with colleagues pass to the
 * admin who deletes them (to the longest-standing other admin where an admin deletes themself). Their team notes stay. The last admin cannot be deleted:
 * 409 `last_admin`. A second call is 404.
 * @summary Delete a person
 */
export const deleteUserPathIdMax = 64;


export const deleteUserPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const DeleteUserParams = zod.object({
  "id": zod.string().min(1).max(deleteUserPathIdMax).regex(deleteUserPathIdRegExp).describe('The person\'s id.')
})




export const DeleteUserResponse = zod.object({
  "message": zod.string().describe('What was done.'),
  "undo_seconds": zod.int().min(1).optional().describe('For how long the deletion can be undone, by `restoreCandidate` or `restoreUser`; missing where it cannot.')
}).describe('A plain acknowledgement. Clients show their own text.')

/**
 * Within `x-limits.deletion.undoSeconds` of the deletion: the person is back, with their role and with the jobs, candidates and shares that passed on with the deletion, as far as they are
 * still with whom they passed to. They sign in again. Afterwards 404. Where the email or the username was taken meanwhile 409, where the plan has no room any more 403.
 * @summary Take back the deletion of a person
 */
export const restoreUserPathIdMax = 64;


export const restoreUserPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RestoreUserParams = zod.object({
  "id": zod.string().min(1).max(restoreUserPathIdMax).regex(restoreUserPathIdRegExp).describe('The person\'s id.')
})

export const restoreUserResponseIdMax = 64;


export const restoreUserResponseIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RestoreUserResponse = zod.object({
  "id": zod.string().min(1).max(restoreUserResponseIdMax).regex(restoreUserResponseIdRegExp).describe('An id, opaque to the client.'),
  "username": zod.string().describe('Unique in the organization.'),
  "email": zod.string().describe('The login.'),
  "full_name": zod.string().describe('The person\'s full name.'),
  "is_admin": zod.boolean().describe('Whether the person is an admin.'),
  "is_self": zod.boolean().optional().describe('Whether this is the caller.'),
  "company_linked": zod.boolean().optional().describe('Whether the account is linked to an identity at the company\'s provider. Admins are told it of everybody, others of themself.')
})

/**
 * For somebody who has lost the phone and the recovery codes. It wants a fresh proof of the caller (403 `reauthentication_required`). The person gets a mail, and the record
 * says who did it (`second_factor_off`). Where it is off already nothing happens.
 * @summary Turn off the second factor of a person
 */
export const removeSecondFactorPathIdMax = 64;


export const removeSecondFactorPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RemoveSecondFactorParams = zod.object({
  "id": zod.string().min(1).max(removeSecondFactorPathIdMax).regex(removeSecondFactorPathIdRegExp).describe('The person\'s id.')
})

export const RemoveSecondFactorResponse = zod.void()

