/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * No token, an unknown one, or the session has ended.
 */
export type UnauthenticatedResponse = ErrorBody;
