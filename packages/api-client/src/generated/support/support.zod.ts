/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * Keeps the message and mails it to the support address. Open to everyone, signed in or not; the email is not format-checked. Limited by address.
 * @summary Send a message to support
 */
export const contactSupportBodyNameMax = 200;


export const contactSupportBodyNameRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const contactSupportBodyEmailMax = 254;


export const contactSupportBodyEmailRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');
export const contactSupportBodyMessageMax = 10000;


export const contactSupportBodyMessageRegExp = new RegExp('[^\\s\\x00-\\x1f\\x7f-\\x9f\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff9-\\ufffb]');


export const ContactSupportBody = zod.strictObject({
  "name": zod.string().min(1).max(contactSupportBodyNameMax).regex(contactSupportBodyNameRegExp).describe('Who asks.'),
  "email": zod.string().min(1).max(contactSupportBodyEmailMax).regex(contactSupportBodyEmailRegExp).describe('Where to answer. Not format-checked.'),
  "message": zod.string().min(1).max(contactSupportBodyMessageMax).regex(contactSupportBodyMessageRegExp).describe('The question.')
})

export const ContactSupportResponse = zod.object({
  "message": zod.string().describe('What was done.')
}).describe('A plain acknowledgement. Clients show their own text.')

