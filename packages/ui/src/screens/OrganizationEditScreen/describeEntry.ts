import type {
  CorrectedFinding,
  DecisionKind,
  LedgerEntry,
  LedgerKind,
  LedgerPerson,
  LedgerRecord,
  SignInWay,
} from '@cortex/api-client/model';

/** The kinds of entries as one chooses among them. */
export const kindNames: Record<LedgerKind, string> = {
  decision_made: 'Decisions',
  signed_in: 'Sign-ins',
  signed_out: 'Sign-outs',
  user_created: 'New users',
  user_deleted: 'Deleted users',
  role_changed: 'Changes of role',
  plan_changed: 'Changes of plan',
  job_deleted: 'Deleted jobs',
  job_restored: 'Restored jobs',
  candidate_deleted: 'Deleted candidates',
  candidate_restored: 'Restored candidates',
  candidates_merged: 'Merged candidates',
  user_restored: 'Restored users',
  ledger_exported: 'Downloads of the record',
  finding_corrected: 'Corrected findings',
  vocabulary_changed: 'Changes of the vocabulary',
  retention_changed: 'Changes of retention',
  retention_held: 'Retention holds',
  retention_released: 'Lifted retention holds',
  sessions_ended: 'Ended sessions',
  email_changed: 'Changes of email',
  email_confirmed: 'Confirmed emails',
  password_changed: 'Changes of password',
  password_reset_requested: 'Asked one-time passwords',
  password_reset: 'Passwords set with a one-time password',
  sign_in_failed: 'Failed sign-ins',
  applicant_link_created: 'Links for applicants',
  applicant_link_revoked: 'Ended links for applicants',
  applicant_request: 'Requests of applicants',
  applicant_answered: 'Answers to applicants',
  invitation_sent: 'Sent invitations',
  invitation_revoked: 'Revoked invitations',
  invitation_accepted: 'Accepted invitations',
  application_moved: 'Moves between stages',
  application_removed: 'Candidates taken off a job',
  application_received: 'Applications by the jobs page',
  stages_changed: 'Changes of the stages',
  api_key_created: 'New API keys',
  api_key_revoked: 'Revoked API keys',
  webhook_added: 'New webhooks',
  webhook_changed: 'Changes of webhooks',
  webhook_secret_rotated: 'New secrets of webhooks',
  webhook_deleted: 'Deleted webhooks',
  webhook_stopped: 'Webhooks that were switched off',
  jobs_page_changed: 'Changes of the jobs page',
  job_published: 'Published jobs',
  job_unpublished: 'Jobs taken off the page',
  second_factor_on: 'Second factors turned on',
  second_factor_off: 'Second factors turned off',
  recovery_codes_renewed: 'New recovery codes',
  recovery_code_used: 'Used recovery codes',
  passkey_added: 'Added passkeys',
  passkey_removed: 'Removed passkeys',
  company_link_removed: 'Removed links to the company’s sign-in',
  second_factor_policy_changed: 'Who is asked for a second factor',
  organization_created: 'The organization’s creation',
};

const decided: Record<DecisionKind, (candidate: string) => string> = {
  shortlist: (candidate) => `shortlisted ${candidate}`,
  hold: (candidate) => `put ${candidate} on hold`,
  decline: (candidate) => `declined ${candidate}`,
};

const corrected: Record<CorrectedFinding, string> = {
  shown: 'marked as shown',
  not_shown: 'marked as not shown',
  as_read: 'withdrew the correction of',
};

const former: Record<DecisionKind, string> = {
  shortlist: 'shortlisted',
  hold: 'on hold',
  decline: 'declined',
};
const ways: Record<SignInWay, string> = {
  password: ' with their password',
  passkey: ' with a passkey',
  company: ' through the company',
};

const roles: Readonly<Record<string, string>> = { admin: 'an admin', user: 'a regular user' };

const sentences: Record<LedgerKind, (entry: LedgerEntry) => string> = {
  decision_made: ({ by, candidate, job, decision }) =>
    `${nameOf(by)} ${decided[decision?.decision ?? 'hold'](titleOf(candidate, 'candidate'))} for ${titleOf(job, 'job')}`,
  signed_in: ({ by, sign_in }) => `${nameOf(by)} signed in${sign_in ? ways[sign_in] : ''}`,
  signed_out: ({ by }) => `${nameOf(by)} signed out`,
  organization_created: ({ by, change }) =>
    `${nameOf(by)} created the organization on the ${change?.to} plan`,
  user_created: ({ by, person, change }) => `${nameOf(by)} added ${nameOf(person)} as ${roleOf(change?.to)}`,
  user_deleted: ({ by, person }) => `${nameOf(by)} deleted ${nameOf(person, '')}`,
  role_changed: ({ by, person, change }) => `${nameOf(by)} made ${nameOf(person)} ${roleOf(change?.to)}`,
  plan_changed: ({ by, change }) => `${nameOf(by)} changed the plan from ${change?.from} to ${change?.to}`,
  application_moved: ({ by, candidate, job, change }) =>
    change?.from === undefined
      ? `${nameOf(by)} put ${titleOf(candidate, 'candidate')} into “${change?.to}” for ${titleOf(job, 'job')}`
      : `${nameOf(by)} moved ${titleOf(candidate, 'candidate')} from “${change.from}” to “${change.to}” for ${titleOf(job, 'job')}`,
  application_removed: ({ by, candidate, job }) =>
    `${nameOf(by)} took ${titleOf(candidate, 'candidate')} off ${titleOf(job, 'job')}`,
  application_received: ({ candidate, job }) =>
    `${titleOf(candidate, 'candidate')} applied for ${titleOf(job, 'job')} on the jobs page`,
  api_key_created: ({ by, change }) =>
    `${nameOf(by)} made an API key that may ${change?.to === 'write' ? 'read and write' : 'read'}`,
  api_key_revoked: ({ by }) => `${nameOf(by)} revoked an API key`,
  webhook_added: ({ by, change }) => `${nameOf(by)} added a webhook to ${change?.to}`,
  webhook_changed: ({ by, change }) =>
    change?.from === undefined
      ? `${nameOf(by)} changed the webhook to ${change?.to}`
      : `${nameOf(by)} switched a webhook ${change.to}`,
  webhook_secret_rotated: ({ by, change }) =>
    `${nameOf(by)} made a new secret for the webhook to ${change?.to}`,
  webhook_deleted: ({ by, change }) => `${nameOf(by)} deleted the webhook to ${change?.to}`,
  webhook_stopped: ({ change }) => `The webhook to ${change?.to} was switched off, as it failed or is gone`,
  jobs_page_changed: ({ by, change }) =>
    change?.to === 'off'
      ? `${nameOf(by)} turned the jobs page off`
      : change?.from === 'off'
        ? `${nameOf(by)} turned the jobs page on, at ${change.to}`
        : `${nameOf(by)} moved the jobs page from ${change?.from} to ${change?.to}`,
  job_published: ({ by, job }) => `${nameOf(by)} put ${titleOf(job, 'job')} on the jobs page`,
  job_unpublished: ({ by, job }) => `${nameOf(by)} took ${titleOf(job, 'job')} off the jobs page`,
  stages_changed: ({ by, change }) => `${nameOf(by)} changed the stages to ${change?.to}`,
  job_deleted: ({ by, job }) => `${nameOf(by)} deleted ${titleOf(job, 'job', '')}`,
  job_restored: ({ by, job }) => `${nameOf(by)} restored ${titleOf(job, 'job')}`,
  candidate_deleted: ({ by, candidate }) => `${nameOf(by)} deleted ${titleOf(candidate, 'candidate', '')}`,
  candidates_merged: ({ by, candidate }) =>
    `${nameOf(by)} merged another candidate into ${titleOf(candidate, 'candidate')}`,
  candidate_restored: ({ by, candidate }) => `${nameOf(by)} restored ${titleOf(candidate, 'candidate')}`,
  user_restored: ({ by, person }) => `${nameOf(by)} restored ${nameOf(person)}`,
  ledger_exported: ({ by, exported = 0 }) =>
    `${nameOf(by)} downloaded ${exported.toLocaleString('en-US')} ${exported === 1 ? 'entry' : 'entries'} of the record`,
  finding_corrected: ({ by, candidate, job, correction }) =>
    `${nameOf(by)} ${corrected[correction?.finding ?? 'as_read']} “${correction?.criterion}” of ${titleOf(candidate, 'candidate')} for ${titleOf(job, 'job')}`,
  vocabulary_changed: ({ by, vocabulary }) =>
    `${nameOf(by)} ${vocabulary?.change === 'removed' ? 'removed' : 'agreed on'} “${vocabulary?.words}” for “${vocabulary?.criterion}” in the vocabulary`,
  retention_changed: ({ by, change }) =>
    `${nameOf(by)} changed retention from ${monthsOf(change?.from)} to ${monthsOf(change?.to)}`,
  retention_held: ({ by, candidate }) =>
    `${nameOf(by)} set a retention hold on ${titleOf(candidate, 'candidate')}`,
  retention_released: ({ by, candidate }) =>
    `${nameOf(by)} lifted the retention hold on ${titleOf(candidate, 'candidate')}`,
  sessions_ended: ({ by, ended = 1 }) =>
    `${nameOf(by)} ended ${ended === 1 ? 'a session' : `${ended} sessions`} of their own`,
  email_changed: ({ by, person }) =>
    by.id === person?.id
      ? `${nameOf(by)} changed their sign-in email`
      : `${nameOf(by)} changed the sign-in email of ${nameOf(person)}`,
  email_confirmed: ({ by }) => `${nameOf(by)} confirmed their sign-in email`,
  password_changed: ({ by }) => `${nameOf(by)} changed their password`,
  password_reset_requested: ({ person }) => `A one-time password was asked for ${nameOf(person)}`,
  password_reset: ({ by }) => `${nameOf(by)} set a new password with a one-time password`,
  second_factor_on: ({ by }) => `${nameOf(by)} turned on their second factor`,
  second_factor_off: ({ by, person }) =>
    by.id === person?.id
      ? `${nameOf(by)} turned off their second factor`
      : `${nameOf(by)} turned off the second factor of ${nameOf(person)}`,
  recovery_codes_renewed: ({ by }) => `${nameOf(by)} made new recovery codes`,
  recovery_code_used: ({ by }) => `${nameOf(by)} used a recovery code`,
  passkey_added: ({ by }) => `${nameOf(by)} added a passkey`,
  passkey_removed: ({ by }) => `${nameOf(by)} removed a passkey`,
  company_link_removed: ({ by, person }) =>
    by.id === person?.id
      ? `${nameOf(by)} removed the link of their account to the company’s sign-in`
      : `${nameOf(by)} removed the link of ${nameOf(person)} to the company’s sign-in`,
  second_factor_policy_changed: ({ by, change }) =>
    change?.to === 'everybody'
      ? `${nameOf(by)} asked everybody for a second factor`
      : `${nameOf(by)} asked nobody for a second factor any more`,
  sign_in_failed: ({ person, network }) =>
    `A sign-in as ${nameOf(person)} failed${network ? `, from ${lowerFirst(network)}` : ''}`,
  applicant_link_created: ({ by, candidate }) =>
    `${nameOf(by)} made a link for ${titleOf(candidate, 'candidate')}`,
  applicant_link_revoked: ({ by, candidate }) =>
    `${nameOf(by)} ended the link for ${titleOf(candidate, 'candidate')}`,
  applicant_request: ({ candidate }) => `${titleOf(candidate, 'candidate')} sent a request by their link`,
  applicant_answered: ({ by, candidate }) =>
    `${nameOf(by)} answered a request of ${titleOf(candidate, 'candidate')}`,
  invitation_sent: ({ by, change }) => `${nameOf(by)} invited somebody as ${roleOf(change?.to)}`,
  invitation_revoked: ({ by }) => `${nameOf(by)} revoked an invitation`,
  invitation_accepted: ({ by, change }) => `${nameOf(by)} accepted an invitation as ${roleOf(change?.to)}`,
};

/** What an entry tells, as a sentence without its full stop. */
export function describeEntry(entry: LedgerEntry): string {
  // A server may know kinds that are newer than this page.
  return sentences[entry.kind]?.(entry) ?? `${nameOf(entry.by)}: ${entry.kind}`;
}

/** What else is to be known of a decision; nothing of other entries. */
export function describeDecision({ decision }: LedgerEntry): string {
  if (!decision) return '';
  const { analysis, before, against_verdict } = decision;
  const parts = [
    before && before !== decision.decision ? `Before: ${former[before]}.` : '',
    analysis
      ? `Fit score ${Math.round(analysis.fit_score)} %, ${analysis.scored_by.name} ${analysis.scored_by.version}.`
      : 'Without an analysis.',
    against_verdict ? 'Against the verdict of the score.' : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function nameOf(person: LedgerPerson | undefined, gone = 'deleted '): string {
  if (!person) return 'somebody';
  return person.full_name ?? `a ${gone}user (${person.id})`;
}

function titleOf(record: LedgerRecord | undefined, what: 'candidate' | 'job', gone = 'deleted '): string {
  if (!record) return `a ${what}`;
  if (record.name === undefined) return `a ${gone}${what} (${record.id})`;
  return what === 'job' ? `the job ${record.name}` : record.name;
}

function monthsOf(months = 'off'): string {
  if (months === 'off') return months;
  return months === '1' ? '1 month' : `${months} months`;
}

function roleOf(role = ''): string {
  return roles[role] ?? role;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
