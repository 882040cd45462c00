/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBody } from './errorBody';

/**
 * The file is no .pdf or .docx (by its name or by its first bytes), or the body is no multipart form.
 */
export type UnsupportedResumeResponse = ErrorBody;
