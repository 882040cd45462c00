/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * Too many attempts from this address, for this account or by this person or organization.
 */
export type TooManyRequestsResponse = ErrorBody;
