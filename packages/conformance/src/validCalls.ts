import type { Stage } from '@cortex/api-client/model';
import type { OperationId } from '@cortex/api-client/operations';
import type { Call } from './Call.ts';
import type { Login, Person } from './Person.ts';
import { resumeFile } from './resumeFiles.ts';
import {
  candidateOf,
  importOf,
  invitationOf,
  jobOf,
  newPassword,
  organizationOf,
  personOf,
  termOf,
} from './texts.ts';

/** What valid calls are made of: words that are new, and the people and records of an organization. */
type Body = NonNullable<Call['body']>;

/** The lists that may have a tag. */
export type ListId = 'listJobs' | 'listCandidates';

export type Supply = {
  /** Stands in every text of the organization. */
  marker: string;
  /** Who signs in. */
  login: Login;
  /** An admin of the organization, with whom every plan that has sharing shares. */
  recipient: { id: string };
  /** A word that no record has yet. */
  word(kind: string): string;
  /** The organization as it is, as the form that writes it back. */
  form(): { name: string; adminEmail: string; pricingTier: string };
  job(): Promise<string>;
  candidate(): Promise<string>;
  person(): Promise<Omit<Person, 'fullName'>>;
  /** A candidate and a person that were deleted just now. */
  deletedCandidate(): Promise<string>;
  deletedPerson(): Promise<string>;
  /** A candidate that is shared with the recipient, and one that is held, where the server has that. */
  sharedCandidate(): Promise<string>;
  heldCandidate(): Promise<string>;
  /** A term of the vocabulary. */
  term(): Promise<string>;
  /** Another session of who calls. */
  session(): Promise<string>;
  /** The id of who calls. */
  self(): Promise<string>;
  /** The tag that a list of who calls had before its last record was added, where the server gives it one. */
  tagBefore(operationId: ListId): Promise<string>;
  /** The password of who calls. */
  password(): string;
  /** Calls of new people who have begun a second factor, or have one. */
  confirmFactor(): Promise<Call>;
  renewCodes(): Promise<Call>;
  /** The secret of a link for a person who applied, and the id of a request of theirs. */
  applicantToken(): Promise<string>;
  applicantRequest(): Promise<string>;
  /** The id of an open invitation, and the word of the link of another one. */
  invitation(): Promise<string>;
  /** The id of one for what only reads: mails are counted. */
  anyInvitation(): Promise<string>;
  invitationToken(): Promise<string>;
  /** What a company's provider sends back, where the server has none. */
  companySignIn(): Promise<Call>;
  /** What who calls adds a passkey with and signs in with, and the id of one of theirs. */
  newPasskey(): Promise<Body>;
  passkeySignIn(): Promise<Body>;
  passkey(): Promise<string>;
  /** The stages of the organization of who calls. */
  stages(): Promise<Stage[]>;
  /** The id of a note about a candidate that who calls wrote. */
  note(): Promise<string>;
  /** The id of an API key of the organization. */
  apiKey(): Promise<string>;
  /** What a webhook is added with, the id of one of the organization, of another one to be deleted, and of an event on its way. */
  webhookForm(): Promise<Body>;
  webhook(): Promise<string>;
  newWebhook(): Promise<string>;
  webhookDelivery(): Promise<string>;
  /** The address of the organization's page of open jobs, and the id of a job of who calls that is on it. */
  jobsPage: string;
  openJob(): Promise<string>;
  /** Another one, to be taken off it. */
  publishedJob(): Promise<string>;
  /** Ends the background tasks that go on: only so many may. */
  endTasks(): Promise<void>;
  /** The id of a background task of who calls. */
  backgroundTask(): Promise<string>;
  /** The id of an import of who calls. */
  import(): Promise<string>;
};

/**
 * For every operation a call that succeeds for an admin of the supply's organization on each plan that has it, and
 * for the owner of its records where the role allows.
 */
export const validCalls: Record<OperationId, (supply: Supply) => Promise<Call> | Call> = {
  logIn: ({ login }) => ({ body: { ...login } }),
  logOut: () => ({}),
  listSignInMethods: () => ({}),
  startCompanySignIn: () => ({}),
  finishCompanySignIn: ({ companySignIn }) => companySignIn(),
  requestPasswordReset: ({ word }) => ({ body: { email: `${word('nobody')}@example.com` } }),
  updatePassword: async ({ person }) => {
    const { email, password } = await person();
    return { body: { email, current_password: password, new_password: newPassword() } };
  },
  listSessions: () => ({}),
  endSession: async ({ session }) => ({ id: await session() }),
  endOtherSessions: () => ({}),
  confirmSession: ({ password }) => ({ body: { password: password() } }),
  // A word that no mail holds is answered like one that does.
  confirmEmail: ({ word }) => ({ body: { token: word('token') } }),
  resendEmailConfirmation: () => ({}),
  getSecondFactor: () => ({}),
  beginSecondFactor: () => ({}),
  confirmSecondFactor: ({ confirmFactor }) => confirmFactor(),
  turnOffSecondFactor: () => ({ body: {} }),
  renewRecoveryCodes: ({ renewCodes }) => renewCodes(),
  listPasskeys: () => ({}),
  beginPasskey: () => ({}),
  addPasskey: async ({ newPasskey }) => ({ body: await newPasskey() }),
  removePasskey: async ({ passkey }) => ({ id: await passkey() }),
  startPasskeySignIn: () => ({}),
  finishPasskeySignIn: async ({ passkeySignIn }) => ({ body: await passkeySignIn() }),
  getSecondFactorPolicy: () => ({}),
  updateSecondFactorPolicy: () => ({ body: { required: false } }),
  removeCompanyLink: async ({ self }) => ({ id: await self() }),
  removeSecondFactor: async ({ person }) => ({ id: (await person()).id }),
  getDashboard: () => ({}),
  createOrganization: ({ word }) => ({ body: organizationOf(word('new'), newPassword()) }),
  getOrganization: () => ({}),
  updateOrganization: ({ form }) => ({ body: form() }),
  listJobs: async ({ job }) => {
    await job();
    return {};
  },
  listJobChanges: async ({ tagBefore }) => ({ query: { since: await tagBefore('listJobs') } }),
  createJob: ({ word }) => ({ body: jobOf(word('job')) }),
  updateJob: async ({ job, word }) => ({ id: await job(), body: jobOf(word('job')) }),
  readJobCriteria: ({ word }) => ({ body: jobOf(word('job')) }),
  deleteJob: async ({ job }) => ({ id: await job() }),
  listCandidates: async ({ candidate }) => {
    await candidate();
    return {};
  },
  listCandidateChanges: async ({ tagBefore }) => ({ query: { since: await tagBefore('listCandidates') } }),
  createCandidate: ({ word }) => ({ body: withResume(word('candidate')) }),
  getCandidate: async ({ candidate }) => ({ id: await candidate() }),
  updateCandidate: async ({ candidate, word }) => ({
    id: await candidate(),
    body: withResume(word('candidate')),
  }),
  listAnalyses: async ({ candidate }) => ({ id: await candidate() }),
  getReceipt: async ({ candidate, job }) => ({ id: await candidate(), query: { job_id: await job() } }),
  listDecisions: async ({ candidate }) => ({ id: await candidate() }),
  listNearestLines: async ({ candidate, job }) => ({
    id: await candidate(),
    query: { job_id: await job(), criterion: 'PostgreSQL' },
  }),
  correctFinding: async ({ candidate, job }) => ({
    id: await candidate(),
    body: { job_id: await job(), criterion: 'PostgreSQL', finding: 'as_read' },
  }),
  recordDecision: async ({ candidate, job, marker }) => ({
    id: await candidate(),
    body: { job_id: await job(), decision: 'hold', reason: `Wait for the others. ${marker}` },
  }),
  listLedger: () => ({ query: {} }),
  exportLedger: () => ({ body: {} }),
  getRetention: () => ({}),
  updateRetention: () => ({ body: { months: null } }),
  deleteInactiveCandidates: async ({ candidate }) => ({ body: { candidate_ids: [await candidate()] } }),
  holdCandidate: async ({ candidate, marker }) => ({
    id: await candidate(),
    body: { reason: `In touch. ${marker}` },
  }),
  liftHold: async ({ heldCandidate }) => ({ id: await heldCandidate() }),
  deleteCandidate: async ({ candidate }) => ({ id: await candidate() }),
  restoreCandidate: async ({ deletedCandidate }) => ({ id: await deletedCandidate() }),
  mergeCandidates: async ({ candidate, word }) => ({
    id: await candidate(),
    body: { other_id: await candidate(), ...candidateOf(word('merged')) },
  }),
  readResume: () => ({ body: { resume_file: resumeFile('word-document.docx') } }),
  getResumeText: async ({ candidate }) => ({ id: await candidate() }),
  listShares: async ({ candidate }) => ({ id: await candidate() }),
  withdrawShare: async ({ sharedCandidate, recipient }) => ({
    body: { candidate_id: await sharedCandidate(), shared_with_user_id: recipient.id },
  }),
  shareCandidate: async ({ candidate, recipient, marker }) => ({
    body: {
      candidate_id: await candidate(),
      shared_with_user_id: recipient.id,
      note: `Have a look. ${marker}`,
    },
  }),
  listUsers: ({ marker }) => ({ query: { query: marker } }),
  createUser: ({ word }) => ({
    body: { ...personOf(word('person')), password: newPassword(), is_admin: false },
  }),
  updateUser: async ({ person, word }) => {
    const { id, email, username } = await person();
    return { id, body: { username, email, full_name: `Person ${word('named')}`, is_admin: false } };
  },
  deleteUser: async ({ person }) => ({ id: (await person()).id }),
  restoreUser: async ({ deletedPerson }) => ({ id: await deletedPerson() }),
  listInvitations: async ({ anyInvitation }) => {
    await anyInvitation();
    return {};
  },
  createInvitation: ({ word }) => ({ body: invitationOf(word('invited')) }),
  revokeInvitation: async ({ invitation }) => ({ id: await invitation() }),
  resendInvitation: async ({ invitation }) => ({ id: await invitation() }),
  openInvitation: async ({ invitationToken }) => ({ body: { token: await invitationToken() } }),
  acceptInvitation: async ({ invitationToken, word }) => {
    const { username, full_name } = personOf(word('accepted'));
    return { body: { token: await invitationToken(), username, full_name, password: newPassword() } };
  },
  contactSupport: ({ marker }) => ({
    body: {
      name: 'Conformance kit',
      email: 'kit@example.com',
      message: `A test, no answer needed. ${marker}`,
    },
  }),
  getUserPerformance: () => ({ query: { user: 'All Users' } }),
  getUserPerformanceHistory: () => ({ query: { user: 'All Users', range: '90 Days' } }),
  getOrganizationPerformance: async ({ job }) => {
    await job();
    return {};
  },
  analyzeResume: async ({ candidate, job }) => ({
    body: { candidate_id: await candidate(), job_id: await job() },
  }),
  analyzeResumes: async ({ candidate, job }) => ({
    body: { pairs: [{ candidate_id: await candidate(), job_id: await job() }] },
  }),
  listStages: () => ({}),
  updateStages: async ({ stages, word }) => {
    const [first, ...others] = await stages();
    return { body: { stages: [{ ...first, name: word('first').slice(0, 40) }, ...others] } };
  },
  listApplications: async ({ job }) => ({ id: await job() }),
  moveApplications: async ({ job, candidate, stages }) => ({
    id: await job(),
    body: { candidate_ids: [await candidate()], stage_id: (await stages())[0]?.id ?? '' },
  }),
  listApplicationCounts: () => ({}),
  getSourceFigures: () => ({}),
  getFunnel: async ({ job }) => ({ id: await job() }),
  listCandidateApplications: async ({ candidate }) => ({ id: await candidate() }),
  setCandidateTags: async ({ candidate, word }) => ({
    id: await candidate(),
    body: { tags: [word('tag').slice(0, 40)] },
  }),
  listCandidateNotes: async ({ candidate }) => ({ id: await candidate() }),
  createCandidateNote: async ({ candidate, marker }) => ({
    id: await candidate(),
    body: { text: `Called today. ${marker}` },
  }),
  sendCandidateMail: async ({ candidate, marker }) => ({
    id: await candidate(),
    body: {
      subject: `About ${marker}`,
      text: marker,
      interview: { starts_at: '2030-01-02T09:00:00Z', minutes: 45, place: 'Room 2' },
    },
  }),
  listMailTemplates: () => ({}),
  updateMailTemplates: ({ marker }) => ({
    body: { templates: [{ name: marker, subject: 'About {job}', text: 'Dear {candidate}' }] },
  }),
  deleteCandidateNote: async ({ note }) => ({ id: await note() }),
  searchResumes: ({ marker }) => ({ body: { text: marker } }),
  searchNotes: ({ marker }) => ({ body: { text: marker } }),
  listScorecardJobs: async ({ candidate }) => ({ id: await candidate() }),
  listScorecards: async ({ candidate, job }) => ({
    id: await candidate(),
    query: { job_id: await job() },
  }),
  saveScorecard: async ({ candidate, job, marker }) => ({
    id: await candidate(),
    body: { job_id: await job(), marks: [{ criterion: 'Go', mark: 3, comment: marker }] },
  }),
  listBackgroundTasks: async ({ backgroundTask }) => {
    await backgroundTask();
    return {};
  },
  getRescoring: async ({ job }) => ({ id: await job() }),
  startBackgroundTask: async ({ candidate, job, endTasks }) => {
    await endTasks();
    return { body: { kind: 'ranking', job_id: await job(), candidate_ids: [await candidate()] } };
  },
  listImports: async ({ import: add }) => {
    await add();
    return {};
  },
  startImport: async ({ word, endTasks }) => {
    await endTasks();
    return { body: importOf(word('import')) };
  },
  cancelImport: async ({ import: add }) => ({ id: await add() }),
  readImportRows: async ({ import: add }) => ({ id: await add() }),
  cancelBackgroundTask: async ({ backgroundTask }) => ({ id: await backgroundTask() }),
  readBackgroundTaskResults: async ({ backgroundTask }) => ({ id: await backgroundTask() }),
  previewScores: async ({ candidate, job }) => ({
    body: { job_id: await job(), candidate_ids: [await candidate()], criteria: [] },
  }),
  listVocabulary: () => ({}),
  addVocabularyTerm: ({ word }) => ({ body: termOf(word('shelf')) }),
  removeVocabularyTerm: async ({ term }) => ({ id: await term() }),
  createApplicantLink: async ({ candidate }) => ({ id: await candidate() }),
  revokeApplicantLink: async ({ candidate }) => ({ id: await candidate() }),
  listApplicantRequests: async ({ candidate }) => ({ id: await candidate() }),
  listWaitingRequests: () => ({}),
  listComingInterviews: () => ({}),
  answerApplicantRequest: async ({ applicantRequest, marker }) => ({
    id: await applicantRequest(),
    body: { answer: `We looked again. ${marker}` },
  }),
  openApplication: async ({ applicantToken }) => ({ body: { token: await applicantToken() } }),
  sendApplicantRequest: async ({ applicantToken, marker }) => ({
    body: { token: await applicantToken(), kind: 'person', text: `Please look. ${marker}` },
  }),
  listApiKeys: () => ({}),
  createApiKey: ({ word }) => ({ body: { name: word('key'), scope: 'read', days: 1 } }),
  revokeApiKey: async ({ apiKey }) => ({ id: await apiKey() }),
  listWebhooks: async ({ webhook }) => {
    await webhook();
    return {};
  },
  createWebhook: async ({ webhookForm }) => ({ body: await webhookForm() }),
  updateWebhook: async ({ webhook, webhookForm }) => ({ id: await webhook(), body: await webhookForm() }),
  deleteWebhook: async ({ newWebhook }) => ({ id: await newWebhook() }),
  rotateWebhookSecret: async ({ webhook }) => ({ id: await webhook() }),
  testWebhook: async ({ webhook }) => ({ id: await webhook() }),
  listWebhookDeliveries: async ({ webhook }) => ({ id: await webhook() }),
  resendWebhookDelivery: async ({ webhookDelivery }) => ({ id: await webhookDelivery() }),
  getJobsPage: () => ({}),
  updateJobsPage: ({ jobsPage }) => ({ body: { is_on: true, address: jobsPage } }),
  publishJob: async ({ job }) => ({ id: await job(), body: { place: 'Rotterdam' } }),
  unpublishJob: async ({ publishedJob }) => ({ id: await publishedJob() }),
  listOpenJobs: async ({ openJob, jobsPage }) => {
    await openJob();
    return { query: { address: jobsPage } };
  },
  getOpenJob: async ({ openJob }) => ({ id: await openJob() }),
  applyToJob: async ({ openJob, word }) => {
    const { name, email, phone, resume_file } = withResume(word('applicant'));
    return { id: await openJob(), body: { name, email, phone, resume_file } };
  },
  compareCandidates: async ({ candidate, job }) => ({
    body: { candidate1_id: await candidate(), candidate2_id: await candidate(), job_id: await job() },
  }),
};

/** Whether the kit can call an operation: another contract may have some that it was not written for. */
export function hasValidCall(operationId: string): operationId is OperationId {
  return Object.hasOwn(validCalls, operationId);
}

/** A valid call of an operation. Throws for one that the kit was not written for. */
export async function validCall(operationId: string, supply: Supply): Promise<Call> {
  if (!hasValidCall(operationId)) {
    throw new Error(`The kit knows no valid call of ${operationId}: add one to validCalls.ts.`);
  }
  return validCalls[operationId](supply);
}

function withResume(name: string) {
  return { ...candidateOf(name), resume_file: resumeFile('word-document.docx') };
}
