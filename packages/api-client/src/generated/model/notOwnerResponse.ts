/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The caller sees the candidate because it was shared with them, and may not change it.
 */
export type NotOwnerResponse = ErrorBody;
