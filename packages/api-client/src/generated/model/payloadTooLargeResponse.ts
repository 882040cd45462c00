/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The body is larger than the server takes.
 */
export type PayloadTooLargeResponse = ErrorBody;
