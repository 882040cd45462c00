/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The caller is not an admin.
 */
export type AdminRequiredResponse = ErrorBody;
