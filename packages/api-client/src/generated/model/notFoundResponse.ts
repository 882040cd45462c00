/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * There is no such record that the caller may see.
 */
export type NotFoundResponse = ErrorBody;
