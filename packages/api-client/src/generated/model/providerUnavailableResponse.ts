/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The company's identity provider gives no usable answer. Email and password still work.
 */
export type ProviderUnavailableResponse = ErrorBody;
