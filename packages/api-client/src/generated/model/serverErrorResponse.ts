/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The server could not do its work. Nothing was saved; the same request may be sent again.
 */
export type ServerErrorResponse = ErrorBody;
