import type { Database } from './schema.ts';

/**
 * All tables, each after those that it refers to, with the columns that name a row; a new one without an entry fails
 * to compile.
 */
const KEYS: { [Table in keyof Database]: readonly (keyof Database[Table] & string)[] } = {
  organizations: ['id'],
  users: ['id'],
  sessions: ['token_hash'],
  jobs: ['id'],
  candidates: ['id'],
  resume_files: ['candidate_id'],
  stored_files: ['candidate_id'],
  loose_files: ['object_key'],
  resume_layouts: ['candidate_id'],
  shares: ['shared_with_user_id', 'candidate_id', 'shared_by_user_id'],
  events: ['id'],
  settings: ['name'],
  reset_passwords: ['user_id'],
  rate_counters: ['key'],
  known_addresses: ['key'],
  support_requests: ['id'],
  analyses: ['candidate_id', 'job_id'],
  creations: ['id'],
  outbox: ['id'],
  outbox_files: ['outbox_id', 'number'],
  ledger_heads: ['organization_id'],
  ledger: ['organization_id', 'seq'],
  ledger_reasons: ['organization_id', 'seq'],
  retention_holds: ['candidate_id'],
  looks: ['user_id', 'job_id', 'candidate_id'],
  held_deletions: ['subject_id'],
  list_versions: ['organization_id'],
  list_changes: ['organization_id', 'list', 'sequence'],
  corrections: ['candidate_id', 'job_id', 'criterion_key'],
  vocabularies: ['organization_id'],
  vocabulary_terms: ['id'],
  embeddings: ['id'],
  email_changes: ['user_id'],
  applicant_links: ['candidate_id'],
  applicant_requests: ['id'],
  applicant_notices: ['user_id'],
  invitations: ['id'],
  email_verifications: ['user_id'],
  second_factors: ['user_id'],
  recovery_codes: ['user_id', 'code_hash'],
  background_tasks: ['id'],
  background_task_parts: ['task_id', 'part'],
  imports: ['id'],
  import_rows: ['import_id', 'number'],
  stages: ['organization_id', 'id'],
  applications: ['candidate_id', 'job_id'],
  candidate_notes: ['id'],
  candidate_mails: ['note_id'],
  mail_templates: ['organization_id'],
  api_keys: ['id'],
  jobs_pages: ['organization_id'],
  publications: ['job_id'],
  application_notices: ['user_id'],
  scorecards: ['candidate_id', 'job_id', 'user_id'],
  company_sign_ins: ['state_hash'],
  company_identities: ['issuer', 'subject'],
  passkeys: ['id'],
  passkey_challenges: ['challenge_hash'],
  webhooks: ['id'],
  webhook_deliveries: ['id'],
};

export type TableName = keyof Database;

/** The tables in an order in which they can be filled. */
export function* tableNames(): Generator<TableName> {
  let table: TableName;
  for (table in KEYS) yield table;
}

/** The columns that name a row of a table. */
export function keyOf(table: TableName): readonly string[] {
  return KEYS[table];
}
