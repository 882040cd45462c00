/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The email or the username is taken.
 */
export type PersonConflictResponse = ErrorBody;
