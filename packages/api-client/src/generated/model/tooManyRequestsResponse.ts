/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * Too many attempts from this address, or for this account from this address.
 */
export type TooManyRequestsResponse = ErrorBody;
