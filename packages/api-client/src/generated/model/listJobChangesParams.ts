/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ListTagBeforeParameter } from './listTagBeforeParameter';

export type ListJobChangesParams = {
/**
 * The tag of the caller's list that the client has.
 * @minLength 1
 * @maxLength 200
 * @pattern ^[\x21-\x7e]+$
 */
since: ListTagBeforeParameter;
};
