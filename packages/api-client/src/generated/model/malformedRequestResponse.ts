/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The body cannot be read as the content type that it claims.
 */
export type MalformedRequestResponse = ErrorBody;
