/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The resume is larger than 10 MB, or the whole form larger than 11 MiB.
 */
export type ResumeTooLargeResponse = ErrorBody;
