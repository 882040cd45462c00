/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * Checks the credentials and opens a session. The email is compared without regard to case and is not
 * format-checked. Unknown email and wrong password give the same answer in the same time. Only status 200 is success.
 * Attempts are limited by account and address together and by address (429), so that a stranger cannot lock
 * an account out. Strangers to an account, who never signed in to it from their address, are slowed down after 100 attempts from all addresses
 * together. A one-time password from `POST /forgot-password/` never signs in. Where the account has a second factor (an extension) the right password alone is 401
 * `second_factor_required`; a wrong or used `code` is 401 `second_factor_wrong` and counts by account as well, from all addresses together: 429 after
 * 5 within 15 minutes or 50 within a day. 409 `second_factor_unreadable` says that the server cannot check codes of apps now; recovery codes still work.
 * @summary Sign in with email and password
 */
export const logInBodyEmailMax = 254;


export const logInBodyEmailRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const logInBodyPasswordMax = 1024;

export const logInBodyCodeMax = 64;



export const LogInBody = zod.strictObject({
  "email": zod.string().min(1).max(logInBodyEmailMax).regex(logInBodyEmailRegExp).describe('The login. Not format-checked, and not blank.'),
  "password": zod.string().min(1).max(logInBodyPasswordMax).describe('The password, kept as typed, white space included.'),
  "code": zod.string().min(1).max(logInBodyCodeMax).optional().describe('A code of the authenticator app or a recovery code, where the account has a second factor. Spaces and hyphens in it do not count.')
})


export const logInResponseOrganizationIdMax = 64;


export const logInResponseOrganizationIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const LogInResponse = zod.object({
  "access_token": zod.string().min(1).describe('Opaque; to be sent as a bearer token.'),
  "role": zod.string().describe('`admin`, or any other value for a regular user (this server says `user`).'),
  "organization_id": zod.string().min(1).max(logInResponseOrganizationIdMax).regex(logInResponseOrganizationIdRegExp).describe('An id, opaque to the client.')
})

/**
 * Ends the session whose token the request carries. The web app calls it best effort and does not wait for it.
 * @summary End the session
 */
export const LogOutResponse = zod.void()

/**
 * Answers the same, and as fast, for known and unknown emails; it mails after answering. A known person gets a
 * one-time password of 128 random bits. The newest one only is valid, for 30 minutes, once, as
 * `current_password` of `PUT /update-password/`, and never for signing in. The old password stays valid until
 * it is changed. Requests are limited by account and address together and by address.
 * @summary Mail a one-time password
 */
export const requestPasswordResetBodyEmailMin = 3;
export const requestPasswordResetBodyEmailMax = 254;


export const requestPasswordResetBodyEmailRegExp = new RegExp('^([A-Za-z0-9_\'+-]+\\.)*[A-Za-z0-9_\'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$');


export const RequestPasswordResetBody = zod.strictObject({
  "email": zod.email().min(requestPasswordResetBodyEmailMin).max(requestPasswordResetBodyEmailMax).regex(requestPasswordResetBodyEmailRegExp).describe('An email address, as the pattern has it, with at most 64 characters before the @. Compared without regard to case.')
})

export const RequestPasswordResetResponse = zod.object({
  "message": zod.string().describe('What was done.')
}).describe('A plain acknowledgement. Clients show their own text.')

/**
 * Sets a new password for the person with this email, who proves themself with the current password or with a valid
 * one-time password; no token is needed. There is no strength rule: only an empty password is refused.
 * Success ends the person's other sessions; a session whose token the request carries stays. An unknown email
 * and a wrong current password are both 400 `wrong_password`, in the same time. Only status 200 is success.
 * @summary Change a password
 */
export const updatePasswordBodyEmailMax = 254;


export const updatePasswordBodyEmailRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updatePasswordBodyCurrentPasswordMax = 1024;

export const updatePasswordBodyNewPasswordMax = 1024;



export const UpdatePasswordBody = zod.strictObject({
  "email": zod.string().min(1).max(updatePasswordBodyEmailMax).regex(updatePasswordBodyEmailRegExp).describe('The login. Not format-checked, and not blank.'),
  "current_password": zod.string().min(1).max(updatePasswordBodyCurrentPasswordMax).describe('The current password or a one-time password.'),
  "new_password": zod.string().min(1).max(updatePasswordBodyNewPasswordMax).describe('The new password. Any but an empty one.')
})

export const UpdatePasswordResponse = zod.object({
  "message": zod.string().describe('What was done.')
}).describe('A plain acknowledgement. Clients show their own text.')

