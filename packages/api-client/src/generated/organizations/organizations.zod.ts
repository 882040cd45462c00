/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * Creates the organization on the chosen plan and its first person, an admin who can sign in at once with
 * `admin_email` and `admin_password`; their `full_name` is `admin_username` until it is edited, and the
 * organization's contact address is `admin_email`. Organization names are unique over the server without regard to case: a second one is 409 with a
 * `detail` that names the constraint `organizations_name_key`. Emails are unique over the server (they are the
 * login): 409 `email_taken`. Nothing is created on an error. 201 is the answer to prefer; the client takes 200 alike.
 * @summary Create an organization and its first admin
 */
export const createOrganizationBodyNameMax = 200;


export const createOrganizationBodyNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createOrganizationBodyAdminUsernameMax = 100;


export const createOrganizationBodyAdminUsernameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const createOrganizationBodyAdminEmailMin = 3;
export const createOrganizationBodyAdminEmailMax = 254;


export const createOrganizationBodyAdminEmailRegExp = new RegExp('^([A-Za-z0-9_\'+-]+\\.)*[A-Za-z0-9_\'+-]*[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$');
export const createOrganizationBodyAdminPasswordMax = 1024;

export const createOrganizationBodyInvitationMax = 100;



export const CreateOrganizationBody = zod.strictObject({
  "name": zod.string().min(1).max(createOrganizationBodyNameMax).regex(createOrganizationBodyNameRegExp).describe('Unique over the server without regard to case.'),
  "admin_username": zod.string().min(1).max(createOrganizationBodyAdminUsernameMax).regex(createOrganizationBodyAdminUsernameRegExp).describe('The first admin\'s username, and full name at first.'),
  "admin_email": zod.email().min(createOrganizationBodyAdminEmailMin).max(createOrganizationBodyAdminEmailMax).regex(createOrganizationBodyAdminEmailRegExp).describe('An email address, as the pattern has it, with at most 64 characters before the @. Compared without regard to case.'),
  "admin_password": zod.string().min(1).max(createOrganizationBodyAdminPasswordMax).describe('Any but an empty one.'),
  "pricing_tier": zod.enum(['basic', 'standard', 'premium']).describe('The plan, in lower case here.'),
  "invitation": zod.string().max(createOrganizationBodyInvitationMax).optional().describe('From whoever runs a server that takes only organizations that were invited.')
})

export const createOrganizationResponseOrganizationIdMax = 64;


export const createOrganizationResponseOrganizationIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateOrganizationResponse = zod.object({
  "name": zod.string().describe('The organization\'s name.'),
  "pricing_tier": zod.enum(['basic', 'standard', 'premium']).describe('The plan.'),
  "organization_id": zod.string().min(1).max(createOrganizationResponseOrganizationIdMax).regex(createOrganizationResponseOrganizationIdRegExp).optional().describe('The new organization\'s id.')
})

/**
 * Name, contact address and plan of the organization of the calling admin. The plan is capitalised here (`Basic`, `Standard`, `Premium`).
 * @summary The caller's organization
 */
export const GetOrganizationResponse = zod.object({
  "name": zod.string().describe('The organization\'s name.'),
  "adminEmail": zod.string().describe('The contact address.'),
  "pricingTier": zod.enum(['Basic', 'Standard', 'Premium']).describe('The plan, capitalised in `/api/organization*`.')
})

/**
 * Replaces name, contact address and plan. `adminEmail` is the contact address: changing it changes nobody's login.
 * The plan is in force for the next request of everyone; a downgrade removes nobody. Status 200 is success, unless its body
 * carries `error`: then nothing was saved and the client shows that text. A name that another organization has
 * is answered so, as 200 with `error`.
 * @summary Edit the organization
 */
export const updateOrganizationBodyNameMax = 200;


export const updateOrganizationBodyNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const updateOrganizationBodyAdminEmailMax = 254;


export const updateOrganizationBodyAdminEmailRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const UpdateOrganizationBody = zod.strictObject({
  "name": zod.string().min(1).max(updateOrganizationBodyNameMax).regex(updateOrganizationBodyNameRegExp).describe('The organization\'s name.'),
  "adminEmail": zod.string().min(1).max(updateOrganizationBodyAdminEmailMax).regex(updateOrganizationBodyAdminEmailRegExp).describe('The contact address. Not format-checked.'),
  "pricingTier": zod.enum(['Basic', 'Standard', 'Premium']).describe('The plan, capitalised in `/api/organization*`.')
})

export const UpdateOrganizationResponse = zod.object({
  "name": zod.string().optional().describe('The organization\'s name.'),
  "adminEmail": zod.string().optional().describe('The contact address.'),
  "pricingTier": zod.enum(['Basic', 'Standard', 'Premium']).optional().describe('The plan, capitalised in `/api/organization*`.'),
  "error": zod.string().optional().describe('Why nothing was saved, for the person.')
}).describe('The saved organization, or `error` alone.')

/**
 * The organization's setting, and its people with whether their second factor is on, in the order in which they came.
 * @summary Whether everybody has to have a second factor, and who has
 */
export const getSecondFactorPolicyResponsePeopleItemIdMax = 64;


export const getSecondFactorPolicyResponsePeopleItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetSecondFactorPolicyResponse = zod.object({
  "required": zod.boolean().describe('Whether everybody has to have a second factor.'),
  "people": zod.array(zod.object({
  "id": zod.string().min(1).max(getSecondFactorPolicyResponsePeopleItemIdMax).regex(getSecondFactorPolicyResponsePeopleItemIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.'),
  "enabled": zod.boolean().describe('Whether their second factor is on.'),
  "since": zod.iso.datetime({"offset":true}).optional().describe('Since when (UTC); missing where it is off.'),
  "is_self": zod.boolean().describe('Whether this is the caller.')
})).describe('The people of the organization.')
})

/**
 * Where it is asked of everybody, the session of a person without one is good for setting it up alone (403 `second_factor_setup_required`), from their next request on.
 * The admin who asks it has to have it on themself: 409 `second_factor_not_on`. It wants a fresh proof of the caller (403 `reauthentication_required`). A change stands in
 * the record (`second_factor_policy_changed`).
 * @summary Ask everybody for a second factor, or nobody
 */
export const UpdateSecondFactorPolicyBody = zod.strictObject({
  "required": zod.boolean().describe('Whether everybody has to have a second factor.')
})

export const updateSecondFactorPolicyResponsePeopleItemIdMax = 64;


export const updateSecondFactorPolicyResponsePeopleItemIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UpdateSecondFactorPolicyResponse = zod.object({
  "required": zod.boolean().describe('Whether everybody has to have a second factor.'),
  "people": zod.array(zod.object({
  "id": zod.string().min(1).max(updateSecondFactorPolicyResponsePeopleItemIdMax).regex(updateSecondFactorPolicyResponsePeopleItemIdRegExp).describe('An id, opaque to the client.'),
  "full_name": zod.string().describe('The person\'s full name.'),
  "enabled": zod.boolean().describe('Whether their second factor is on.'),
  "since": zod.iso.datetime({"offset":true}).optional().describe('Since when (UTC); missing where it is off.'),
  "is_self": zod.boolean().describe('Whether this is the caller.')
})).describe('The people of the organization.')
})

