/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBodyErrors } from './errorBodyErrors';
import type { ErrorCode } from './errorCode';

/**
 * The one shape of every error.
 */
export interface ErrorBody {
  /** What happened and what to do, in a sentence or two for people. */
  detail: string;
  code: ErrorCode;
  /** The fields at fault, each with a sentence; `body` where the body is no object. Only where fields are at fault. */
  errors?: ErrorBodyErrors;
}
