/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The server has all the work that it can take. Nothing was saved; the same request may be sent again.
 */
export type BusyResponse = ErrorBody;
