/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * A field is not valid, or there is too little text to score.
 */
export type NotAnalyzableResponse = ErrorBody;
