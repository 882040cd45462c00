import type { SignInWay } from '@cortex/api-client/model';
import type { Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { ApiKeyTables } from './apiKeyTable.ts';
import type { ApplicantTables } from './applicantTables.ts';
import type { ApplicationTables } from './applicationTables.ts';
import type { BackgroundTaskTables } from './backgroundTaskTables.ts';
import type { CompanySignInTables } from './companySignInTables.ts';
import type { CorrectionTables } from './correctionTable.ts';
import type { DeletionTables } from './deletionTables.ts';
import type { EmailChangeTables } from './emailChangeTable.ts';
import type { EmailVerificationTables } from './emailVerificationTable.ts';
import type { EmbeddingTables } from './embeddingTable.ts';
import type { ImportTables } from './importTables.ts';
import type { InvitationTables } from './invitationTable.ts';
import type { LedgerTables } from './ledgerTables.ts';
import type { ListVersionTables } from './listVersionTables.ts';
import type { MailTables } from './mailTables.ts';
import type { NoteTables } from './noteTables.ts';
import type { PasskeyTables } from './passkeyTables.ts';
import type { PublicationTables } from './publicationTables.ts';
import type { RetentionTables } from './retentionTables.ts';
import type { ScorecardTables } from './scorecardTable.ts';
import type { SecondFactorTables } from './secondFactorTables.ts';
import type { StoredFileTables } from './storedFileTables.ts';
import type { VocabularyTables } from './vocabularyTables.ts';
import type { WebhookTables } from './webhookTables.ts';

/** The plans, lowest first. */
export type Plan = 'basic' | 'standard' | 'premium';

/**
 * The tables. Times are ISO 8601 texts in UTC and truth values 0 or 1, so that every engine keeps them alike; a `_key`
 * column holds the lower-case form that must be unique or is searched.
 */
export type Database = LedgerTables &
  RetentionTables &
  DeletionTables &
  StoredFileTables &
  ListVersionTables &
  CorrectionTables &
  VocabularyTables &
  EmailChangeTables &
  ApplicantTables &
  InvitationTables &
  EmailVerificationTables &
  SecondFactorTables &
  BackgroundTaskTables &
  ImportTables &
  ApplicationTables &
  NoteTables &
  MailTables &
  ScorecardTables &
  PublicationTables &
  ApiKeyTables &
  CompanySignInTables &
  PasskeyTables &
  WebhookTables &
  EmbeddingTables & {
    organizations: OrganizationTable;
    users: UserTable;
    sessions: SessionTable;
    jobs: JobTable;
    candidates: CandidateTable;
    resume_files: ResumeFileTable;
    resume_layouts: ResumeLayoutTable;
    shares: ShareTable;
    events: EventTable;
    settings: SettingTable;
    reset_passwords: ResetPasswordTable;
    rate_counters: RateCounterTable;
    known_addresses: KnownAddressTable;
    support_requests: SupportRequestTable;
    analyses: AnalysisTable;
    creations: CreationTable;
    outbox: OutboxTable;
  };

type OrganizationTable = {
  id: string;
  name: string;
  name_key: string;
  contact_email: string;
  plan: Plan;
  created_at: string;
  /** After how many months without activity candidates are proposed for deletion; null for never. */
  retention_months: number | null;
  /** Whether everybody has to have a second factor. */
  second_factor_required: Generated<number>;
};

type UserTable = {
  id: string;
  organization_id: string;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  full_name: string;
  password_hash: string;
  is_admin: number;
  created_at: string;
};

type SessionTable = {
  token_hash: string;
  /** What the person names it by. It says nothing about the token. */
  id: string;
  user_id: string;
  /** Browser and network of the sign-in, in words; empty where they are not known. */
  device: string;
  network: string;
  created_at: string;
  last_used_at: string;
  /** When the password was entered again; null where it was not since the sign-in. */
  proved_at: string | null;
  /** By what the person last proved who they are in it; null in sessions of before this was kept. */
  proved_by: SignInWay | null;
};

type JobTable = {
  id: string;
  organization_id: string;
  owner_id: string;
  title: string;
  description: string;
  skills_required: string;
  /** What a person set about the criteria, as JSON. */
  criteria: string | null;
  created_at: string;
  deleted_at: string | null;
  deleted_by: string | null;
};

type CandidateTable = {
  id: string;
  organization_id: string;
  owner_id: string;
  name: string;
  email: string;
  email_key: string;
  phone: string;
  notes: string;
  skills: string;
  resume_file_name: string | null;
  resume_reading: 'none' | 'read' | 'no_text';
  resume_text: string | null;
  /** SHA-256 of the text, in hexadecimal digits; null without one, or where an older release took it in. */
  resume_hash: string | null;
  /** When the resume came: what it calls "present" is then. */
  resume_uploaded_at: string | null;
  /** How many words of the file were left out, because a reader cannot see them. */
  resume_hidden_words: number;
  created_at: string;
  /** As JSON. */
  tags: Generated<string>;
  /** The ids of the candidates that were merged into it, as JSON; null where none was. */
  merged_ids: Generated<string | null>;
};

type ResumeFileTable = { candidate_id: string; media_type: string; bytes: Uint8Array };

/**
 * What else was read of a resume, as JSON: passages that nobody can see, and where each run of text stands (deflated,
 * in base64). Resumes that came before this was kept have no row.
 */
type ResumeLayoutTable = { candidate_id: string; hidden: string; runs: string };

type ShareTable = {
  candidate_id: string;
  shared_with_user_id: string;
  shared_by_user_id: string;
  note: string;
  created_at: string;
};

/** What really happened, for the performance figures. It keeps ids only. */
type EventTable = {
  id: string;
  organization_id: string;
  user_id: string;
  type: EventType;
  subject_id: string;
  at: string;
};

export type EventType =
  | 'job_created'
  | 'job_closed'
  | 'candidate_created'
  | 'candidate_deleted'
  | 'candidate_shared';

/** The newest one-time password of a person, hashed. */
type ResetPasswordTable = { user_id: string; secret_hash: string; expires_at: string };

/** How often something was tried in a window of time. The key is hashed: it names an account or an address. */
type RateCounterTable = { key: string; window_ends_at: string; count: number };

/** From where somebody was let in to an account. The key is hashed. */
type KnownAddressTable = { key: string; known_until: string };

/** The newest analysis of a candidate for a job. `fingerprint` stands for all that was read, `result` is the answer as JSON. */
type AnalysisTable = {
  candidate_id: string;
  job_id: string;
  fingerprint: string;
  version: string;
  result: string;
  /** The score in the result; null in rows of older versions. */
  fit_score: number | null;
  scored_at: string;
  /** The hash of the job as this is its newest score; null in rows of releases before. */
  job_hash: string | null;
};

/** Forms that may be sent again, for a day. The id is hashed, and so is what was in the form. */
type CreationTable = {
  id: string;
  fingerprint: string;
  candidate_id: string;
  created_at: string;
  /** The copy of the mail to that candidate, where that is what was created. */
  note_id: string | null;
};

/**
 * Mails that are still to be sent. What one says is put together when it is sent, so that the outbox holds no text
 * and nothing of a person who was deleted meanwhile; files that go with one are held in `outbox_files`. `subject_id` is the record that it tells of, of an
 * application that has arrived a digest.
 */
type OutboxTable = {
  id: string;
  kind: MailKind;
  /** The one it goes to: a person's or a candidate's id; for a password reset the email that was typed, for a changed email the one before, for an invitation its id. */
  recipient: string;
  subject_id: string;
  attempts: number;
  next_at: string;
  created_at: string;
};

export type MailKind =
  | 'reset'
  | 'welcome'
  | 'shared'
  | 'mentioned'
  | 'support'
  | 'applicant'
  | 'applied'
  | 'application_arrived'
  | 'candidate'
  | 'email_changed'
  | 'email_confirmation'
  | 'email_verification'
  | 'invitation'
  | 'password_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'company_link_removed'
  | 'webhook_stopped';

type SupportRequestTable = { id: string; name: string; email: string; message: string; created_at: string };

type SettingTable = { name: string; value: string };

export type CandidateRow = Selectable<CandidateTable>;
export type NewCandidate = Insertable<CandidateTable>;
export type NewResumeFile = Insertable<ResumeFileTable>;
export type NewResumeLayout = Insertable<ResumeLayoutTable>;
/** The database, or a transaction on it. */
export type Executor = Kysely<Database> | Transaction<Database>;
