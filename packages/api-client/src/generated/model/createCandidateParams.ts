/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { IdempotencyKeyParameter } from './idempotencyKeyParameter';

export type CreateCandidateParams = {
/**
 * A word of the client's choice for one form, e.g. a random UUID. The same form sent again with it is stored once.
 * @minLength 8
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
idempotency_key?: IdempotencyKeyParameter;
};
