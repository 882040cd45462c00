/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The server cannot check codes of apps, as the key of its secrets is another one or lost. A recovery code still works.
 */
export type SecondFactorUnreadableResponse = ErrorBody;
