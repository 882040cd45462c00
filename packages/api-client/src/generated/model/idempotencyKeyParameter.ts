/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * A word of the client's choice for one form, e.g. a random UUID. The same form sent again with it is stored once. A browser asks a server of another
 * origin whether it allows the header, so that the web app sends it there only after an answer that carried `Accept-Idempotency-Key: true`
 * (exposed to scripts): a server without it is called as if there were no such header.
 */
export type IdempotencyKeyParameter = string;
