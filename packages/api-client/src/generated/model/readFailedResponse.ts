/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The server could not do its work. There was nothing to save; the same request may be sent again.
 */
export type ReadFailedResponse = ErrorBody;
