/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * A fixed word for programs. A client treats one that it does not know as the status says.
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];


export const ErrorCode = {
  malformed_request: 'malformed_request',
  wrong_password: 'wrong_password',
  unauthenticated: 'unauthenticated',
  invalid_credentials: 'invalid_credentials',
  admin_required: 'admin_required',
  sign_up_closed: 'sign_up_closed',
  company_sign_in_refused: 'company_sign_in_refused',
  provider_unavailable: 'provider_unavailable',
  email_unconfirmed: 'email_unconfirmed',
  reauthentication_required: 'reauthentication_required',
  second_factor_required: 'second_factor_required',
  second_factor_wrong: 'second_factor_wrong',
  second_factor_unreadable: 'second_factor_unreadable',
  second_factor_setup_required: 'second_factor_setup_required',
  second_factor_already_on: 'second_factor_already_on',
  second_factor_not_on: 'second_factor_not_on',
  upgrade_required: 'upgrade_required',
  not_owner: 'not_owner',
  other_person: 'other_person',
  not_found: 'not_found',
  method_not_allowed: 'method_not_allowed',
  organization_name_taken: 'organization_name_taken',
  email_taken: 'email_taken',
  username_taken: 'username_taken',
  last_admin: 'last_admin',
  stage_in_use: 'stage_in_use',
  payload_too_large: 'payload_too_large',
  unsupported_media_type: 'unsupported_media_type',
  unsupported_resume_type: 'unsupported_resume_type',
  validation_failed: 'validation_failed',
  analysis_changed: 'analysis_changed',
  too_little_text: 'too_little_text',
  corrupt_resume: 'corrupt_resume',
  password_protected_resume: 'password_protected_resume',
  resume_too_complex: 'resume_too_complex',
  rate_limited: 'rate_limited',
  server_busy: 'server_busy',
  internal_error: 'internal_error',
  storage_full: 'storage_full',
} as const;
