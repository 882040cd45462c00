/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The code is wrong or was used, or the body is no JSON.
 */
export type CodeRefusedResponse = ErrorBody;
