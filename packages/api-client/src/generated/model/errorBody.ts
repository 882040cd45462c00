/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */
import type { ErrorBodyErrors } from './errorBodyErrors';

/**
 * The one shape of every error.
 */
export interface ErrorBody {
  /** What happened and what to do, in a sentence or two for people. */
  detail: string;
  /**
     * A fixed word for programs: `malformed_request`, `wrong_password` (400); `unauthenticated`, `invalid_credentials` (401);
     * `admin_required`, `upgrade_required`, `not_owner`, `other_person` (403); `not_found` (404); `organization_name_taken`,
     * `email_taken`, `username_taken`, `last_admin` (409); `payload_too_large` (413); `unsupported_media_type`, `unsupported_resume_type` (415);
     * `validation_failed`, `too_little_text`, `corrupt_resume`, `password_protected_resume`, `resume_too_complex` (422);
     * `rate_limited` (429); `internal_error`, `storage_full` (500).
     * @pattern ^[a-z][a-z0-9_]*$
     */
  code: string;
  /** The fields at fault, each with a sentence; `body` where the body is no object. Only where fields are at fault. */
  errors?: ErrorBodyErrors;
}
