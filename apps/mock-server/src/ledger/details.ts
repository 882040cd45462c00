import type {
  CorrectedFinding,
  DecisionBasis,
  DecisionKind,
  SignInWay,
  VocabularyChange,
} from '@cortex/api-client/model';

/** What an entry tells beside who, when and what about, by its kind. It names ids only, never a person's name or email. */
export type LedgerDetails = {
  decision_made: {
    job_id: string;
    decision: DecisionKind;
    before?: DecisionKind | undefined;
    against_verdict: boolean;
    /** Stands for the words of the reason, which are kept apart. */
    reason_hash?: string;
    analysis?: KeptBasis | undefined;
  };
  /** Entries from before do not say how. */
  signed_in: { by?: SignInWay };
  signed_out: NoDetails;
  organization_created: { to: string };
  user_created: { to: string };
  user_deleted: NoDetails;
  role_changed: { from: string; to: string };
  plan_changed: { from: string; to: string };
  job_deleted: NoDetails;
  job_restored: NoDetails;
  candidate_deleted: NoDetails;
  candidate_restored: NoDetails;
  /** The one that is no more; entries from before do not say who. */
  candidates_merged: { other_id?: string };
  user_restored: { to: string };
  ledger_exported: { entries: number };
  finding_corrected: { job_id: string; criterion: string; finding: CorrectedFinding };
  vocabulary_changed: VocabularyChange;
  retention_changed: { from: string; to: string };
  retention_held: NoDetails;
  retention_released: NoDetails;
  sessions_ended: { sessions: number };
  email_changed: NoDetails;
  email_confirmed: NoDetails;
  password_changed: NoDetails;
  password_reset_requested: NoDetails;
  password_reset: NoDetails;
  sign_in_failed: { network: string };
  second_factor_on: NoDetails;
  second_factor_off: NoDetails;
  recovery_codes_renewed: NoDetails;
  recovery_code_used: NoDetails;
  passkey_added: NoDetails;
  passkey_removed: NoDetails;
  company_link_removed: NoDetails;
  second_factor_policy_changed: { from: string; to: string };
  applicant_link_created: NoDetails;
  applicant_link_revoked: NoDetails;
  applicant_request: NoDetails;
  applicant_answered: NoDetails;
  invitation_sent: { to: string };
  invitation_revoked: NoDetails;
  invitation_accepted: { to: string };
  /** Stages by name, as they were called, and in newer entries by id. */
  application_moved: MoveDetails & { to: string; to_id?: string };
  application_removed: MoveDetails;
  application_received: { job_id: string; to: string; to_id: string };
  stages_changed: { from: string; to: string };
  api_key_created: { to: string };
  api_key_revoked: NoDetails;
  jobs_page_changed: { from: string; to: string };
  job_published: NoDetails;
  job_unpublished: NoDetails;
  /** Webhooks by host, and whether one was switched `on` or `off`. */
  webhook_added: { to: string };
  webhook_changed: { from?: string; to: string };
  webhook_secret_rotated: { to: string };
  webhook_deleted: { to: string };
  webhook_stopped: { to: string };
};

/** What the analysis said, its criteria as name, weight and credit: there are many of them in each of very many entries. */
export type KeptBasis = Omit<DecisionBasis, 'criteria'> & {
  criteria: [name: string, weight: number, credit: number][];
};

type NoDetails = Record<string, never>;

type MoveDetails = {
  job_id: string;
  from?: string;
  from_id?: string;
  /** The application as it was in the stage before, for who undoes the move. */
  before?: { since: string; by_user_id: string; added_at: string; source?: 'jobs_page' };
  /** Whether it took the last move back; both count as not made. */
  undo?: boolean;
};
