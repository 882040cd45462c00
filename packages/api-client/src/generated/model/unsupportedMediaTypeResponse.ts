/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The body has another content type than the one declared here.
 */
export type UnsupportedMediaTypeResponse = ErrorBody;
