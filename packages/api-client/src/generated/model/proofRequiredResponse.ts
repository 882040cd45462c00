/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The caller has to enter their password again first.
 */
export type ProofRequiredResponse = ErrorBody;
