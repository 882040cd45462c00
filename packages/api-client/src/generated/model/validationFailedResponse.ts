/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * A field is missing, blank, too long, of the wrong form, or unknown.
 */
export type ValidationFailedResponse = ErrorBody;
