/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import * as zod from 'zod';


/**
 * Keeps the message and mails it to the support address. Open to everyone, signed in or not; the email is not format-checked. Limited by address.
 * @summary Send a message to support
 */
export const contactSupportBodyNameMax = 200;


export const contactSupportBodyNameRegExp = new RegExp('\\S');
export const contactSupportBodyEmailMax = 254;


export const contactSupportBodyEmailRegExp = new RegExp('\\S');
export const contactSupportBodyMessageMax = 10000;


export const contactSupportBodyMessageRegExp = new RegExp('\\S');


export const ContactSupportBody = zod.strictObject({
  "name": zod.string().min(1).max(contactSupportBodyNameMax).regex(contactSupportBodyNameRegExp).describe('Who asks.'),
  "email": zod.string().min(1).max(contactSupportBodyEmailMax).regex(contactSupportBodyEmailRegExp).describe('Where to answer. Not format-checked.'),
  "message": zod.string().min(1).max(contactSupportBodyMessageMax).regex(contactSupportBodyMessageRegExp).describe('The question.')
})

export const ContactSupportResponse = zod.object({
  "message": zod.string().describe('What was done.')
}).describe('A plain acknowledgement. Clients show their own text.')

