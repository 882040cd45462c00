/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * `company` is there where a company's identity provider signs its people in (OpenID Connect), and `passkeys` is true where passkeys do.
 * @summary How one can sign in here beside email and password
 */
export const ListSignInMethodsResponse = zod.object({
  "company": zod.object({
  "name": zod.string().describe('How people call it, for a button: "Sign in with" and this.')
}).optional(),
  "passkeys": zod.boolean().optional().describe('Whether one can sign in with a passkey.')
})

/**
 * The client keeps `binding` in the tab and goes to `url`. The provider sends the person back to the web app's `/company-sign-in` with `code` and `state`, which `finishCompanySignIn` takes within
 * ten minutes, once, with the binding. 404 where no provider is set up; 503 `provider_unavailable` where it gives no usable answer. Attempts of an address are counted: 429.
 * @summary Begin a sign-in at the company's identity provider
 */



export const StartCompanySignInResponse = zod.object({
  "url": zod.url().describe('Where the person signs in.'),
  "binding": zod.string().min(1).describe('Ties the sign-in to this tab: the client keeps it, and sends it nowhere else.')
})

/**
 * Opens a session for the person whom the provider names: known by the provider's own id of them, or else by their email, if the provider says that it is verified, within the one organization that the provider is for. The record says so
 * (`signed_in`, with `sign_in: company`). From a first sign-in on, by email, the provider's id is linked to the account and counts, until `removeCompanyLink`. The provider's own second factor counts; a code is not asked for. Whatever is not right, an attempt that is unknown, used or too old included, is 401 `company_sign_in_refused`, with what to do in `detail`.
 * @summary End a sign-in at the company's identity provider
 */
export const finishCompanySignInBodyCodeMax = 4096;

export const finishCompanySignInBodyStateMax = 512;

export const finishCompanySignInBodyIssMax = 2048;

export const finishCompanySignInBodyBindingMax = 512;



export const FinishCompanySignInBody = zod.strictObject({
  "code": zod.string().min(1).max(finishCompanySignInBodyCodeMax).describe('What the provider sent back as `code`.'),
  "state": zod.string().min(1).max(finishCompanySignInBodyStateMax).describe('What it sent back as `state`.'),
  "iss": zod.string().min(1).max(finishCompanySignInBodyIssMax).optional().describe('What it sent back as `iss`, where it did.'),
  "binding": zod.string().min(1).max(finishCompanySignInBodyBindingMax).describe('What the client kept.')
})


export const finishCompanySignInResponseOrganizationIdMax = 64;


export const finishCompanySignInResponseOrganizationIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const FinishCompanySignInResponse = zod.object({
  "access_token": zod.string().min(1).describe('Opaque; to be sent as a bearer token.'),
  "role": zod.string().describe('`admin`, or any other value for a regular user (this server says `user`).'),
  "organization_id": zod.string().min(1).max(finishCompanySignInResponseOrganizationIdMax).regex(finishCompanySignInResponseOrganizationIdRegExp).describe('An id, opaque to the client.'),
  "email": zod.string().describe('The email of the account.')
})

/**
 * For an admin of the organization, and for the person themself. The provider's id of the person is forgotten, and the sessions that rest on the company's sign-in alone end. The next sign-in there is as a first one: whoever has the
 * account's email there, verified, is linked anew. It wants a fresh proof of the caller (403 `reauthentication_required`), which for one's own account is a password or a passkey, not the company's sign-in, so that nobody locks themself out.
 * Somebody else's account is 404 for who is no admin. The person gets a mail, and the record says who did it (`company_link_removed`). Where nothing is linked nothing happens.
 * @summary Unlink an account from the company's identity provider
 */
export const removeCompanyLinkPathIdMax = 64;


export const removeCompanyLinkPathIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RemoveCompanyLinkParams = zod.object({
  "id": zod.string().min(1).max(removeCompanyLinkPathIdMax).regex(removeCompanyLinkPathIdRegExp).describe('The person\'s id.')
})

export const RemoveCompanyLinkResponse = zod.void()

