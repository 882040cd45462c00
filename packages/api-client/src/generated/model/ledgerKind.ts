/**
 * Generated from openapi.yaml by Orval. Do not edit: run `npm run generate`.
 */

/**
 * What was done.
 */
export type LedgerKind = typeof LedgerKind[keyof typeof LedgerKind];


export const LedgerKind = {
  decision_made: 'decision_made',
  signed_in: 'signed_in',
  signed_out: 'signed_out',
  organization_created: 'organization_created',
  user_created: 'user_created',
  user_deleted: 'user_deleted',
  role_changed: 'role_changed',
  plan_changed: 'plan_changed',
  job_deleted: 'job_deleted',
  job_restored: 'job_restored',
  candidate_deleted: 'candidate_deleted',
  candidate_restored: 'candidate_restored',
  candidates_merged: 'candidates_merged',
  user_restored: 'user_restored',
  ledger_exported: 'ledger_exported',
  finding_corrected: 'finding_corrected',
  vocabulary_changed: 'vocabulary_changed',
  retention_changed: 'retention_changed',
  retention_held: 'retention_held',
  retention_released: 'retention_released',
  sessions_ended: 'sessions_ended',
  email_changed: 'email_changed',
  email_confirmed: 'email_confirmed',
  password_changed: 'password_changed',
  password_reset_requested: 'password_reset_requested',
  password_reset: 'password_reset',
  sign_in_failed: 'sign_in_failed',
  applicant_link_created: 'applicant_link_created',
  applicant_link_revoked: 'applicant_link_revoked',
  applicant_request: 'applicant_request',
  applicant_answered: 'applicant_answered',
  invitation_sent: 'invitation_sent',
  invitation_revoked: 'invitation_revoked',
  invitation_accepted: 'invitation_accepted',
  application_moved: 'application_moved',
  application_removed: 'application_removed',
  stages_changed: 'stages_changed',
  second_factor_on: 'second_factor_on',
  second_factor_off: 'second_factor_off',
  recovery_codes_renewed: 'recovery_codes_renewed',
  recovery_code_used: 'recovery_code_used',
  second_factor_policy_changed: 'second_factor_policy_changed',
  passkey_added: 'passkey_added',
  passkey_removed: 'passkey_removed',
  api_key_created: 'api_key_created',
  api_key_revoked: 'api_key_revoked',
  jobs_page_changed: 'jobs_page_changed',
  job_published: 'job_published',
  job_unpublished: 'job_unpublished',
  application_received: 'application_received',
} as const;
