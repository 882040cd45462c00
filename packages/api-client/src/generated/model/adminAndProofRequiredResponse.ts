/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The caller is not an admin, or has to enter their password again first (an extension).
 */
export type AdminAndProofRequiredResponse = ErrorBody;
