/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * A field is not valid, or the resume cannot be opened. Nothing was saved.
 */
export type InvalidCandidateResponse = ErrorBody;
