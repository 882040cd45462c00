import type { OperationId } from '@cortex/api-client/operations';
import { extensionMessages } from '../../packages/ui/src/feedback/extensionMessages.ts';
import { messages } from '../../packages/ui/src/feedback/messages.ts';
import { clearToasts } from '../../packages/ui/src/feedback/Toaster/toaster.ts';
import { retentionMessages } from '../../packages/ui/src/screens/OrganizationEditScreen/retentionMessages.ts';
import { choose, pickFile, press, seeNoDialog } from './person.ts';

type Texts = {
  failed: string;
  error?: string;
  /** The second line where nobody answered, if it is the catalogue's. */
  noAnswer?: string;
};

type Place = {
  /** Told in the table where an operation is called from several places. */
  from?: string;
  path: string;
  as: 'visitor' | 'user' | 'admin';
  heading: string;
  /** The record that the call is about, where the address does not name it. */
  recordId?: string;
  /** The texts of its failure. One alone serves both cases. */
  texts: Texts;
  /** From the opened page to what the call is made with, or for. */
  open?: () => Promise<void>;
};

/** A page, or a part of one, is loaded. */
export type Load = Place & { kind: 'load'; loaded: string };

/** Something is sent. */
export type Save = Place & {
  kind: 'save';
  /** What a person fills in, by label. */
  typed?: Readonly<Record<string, string>>;
  /** Of that, what is never kept when the session ends. */
  secrets?: readonly string[];
  /** Whether what was typed stands there again after a new sign-in. Without a text there is nothing to bring back. */
  comesBack?: boolean;
  /** The way to it, where the address alone does not lead there. */
  reopen?: () => Promise<void>;
  /** The fields that the server can refuse by the contract, in the form's order, each with its label. */
  fields?: Readonly<Record<string, string>>;
  submit: () => Promise<void>;
  /** Sends once more after a failure, where that is done differently. */
  submitAgain?: () => Promise<void>;
  saved: string;
  /** Whether the screen needs what the server answers with success. */
  answerRead: boolean;
};

/** Something is sent, and nobody waits for the answer. */
export type Unheard = Pick<Place, 'from' | 'path' | 'as' | 'heading'> & { kind: 'unheard' };

/** A part that a page can do without is loaded: its failure is said in its place, quietly. */
export type Aside = Pick<Place, 'from' | 'path' | 'as' | 'heading' | 'open' | 'recordId'> & {
  kind: 'aside';
  said: string;
  /** What the button is called with which it is tried again. */
  again: string;
};

export type Journey = Load | Save | Unheard | Aside;

const jobText = {
  Title: 'Night Baker',
  Description: 'Bakes bread from ten to six.',
  Skills: 'sourdough, laminating',
};
const jobFields = { title: 'Title', description: 'Description', skills_required: 'Skills' };
const candidateText = {
  Name: 'Nia Holm',
  Email: 'nia.holm@example.com',
  Phone: '+47 22 55 01 00',
  Notes: 'Bakes at night.',
};
const candidateFields = { name: 'Name', email: 'Email', phone: 'Phone', notes: 'Notes' };
const userText = { Username: 'nia.holm', Email: 'nia.holm@cortex.test', 'Full name': 'Nia Holm' };
const userFields = { username: 'Username', email: 'Email', full_name: 'Full name' };
const newUser = { ...userText, Password: 'three unrelated words' };
const job = '/active-jobs?job=job_backend';
const candidate = '/active-candidates?candidate=cnd_mara';
const user = '/active-users?user=usr_one';
const analysis = '/resume-analysis?job=job_backend&candidate=cnd_mara';
const record = '/organization/update?view=record';
const retention = '/organization/update?view=retention';
const share = () => press('Share Candidate');

async function chooseWhomToShareWith(): Promise<void> {
  await share();
  await choose('User 1');
}

async function decideToDecline(): Promise<void> {
  await press('Analyze Resume');
  await choose('Decline');
  // What was said of the analysis is not about the decision.
  clearToasts();
}

async function askToDelete(): Promise<void> {
  await choose('Mara Lindqvist');
  await press('Delete 1 candidate');
}

/** The way to each call through the screens. A new operation without one does not compile. */
export const journeys: Record<OperationId, readonly [Journey, ...Journey[]]> = {
  logIn: [
    {
      kind: 'save',
      path: '/',
      as: 'visitor',
      heading: 'Sign in to Cortex',
      texts: messages.login,
      typed: { Email: 'user@cortex.test', Password: 'three unrelated words' },
      fields: { email: 'Email', password: 'Password' },
      submit: () => press('Sign In'),
      saved: messages.login.success,
      answerRead: true,
    },
  ],
  logOut: [{ kind: 'unheard', path: '/logout', as: 'user', heading: 'Logout Successful' }],
  requestPasswordReset: [
    {
      kind: 'save',
      path: '/forgot-password',
      as: 'visitor',
      heading: 'Forgot Password',
      texts: messages.requestPasswordReset,
      typed: { Email: 'user@cortex.test' },
      fields: { email: 'Email' },
      submit: () => press('Submit'),
      saved: messages.requestPasswordReset.success,
      answerRead: false,
    },
  ],
  updatePassword: [
    {
      kind: 'save',
      path: '/update-password',
      as: 'visitor',
      heading: 'Update Password',
      texts: messages.updatePassword,
      typed: {
        Email: 'user@cortex.test',
        'Current password': 'one unrelated word',
        'New password': 'three of them',
      },
      fields: { email: 'Email', current_password: 'Current password', new_password: 'New password' },
      submit: () => press('Update Password'),
      saved: messages.updatePassword.success,
      answerRead: false,
    },
  ],
  getDashboard: [
    {
      kind: 'load',
      path: '/dashboard',
      as: 'user',
      heading: "Welcome! Here's an overview of your hiring activity",
      texts: messages.dashboard,
      loaded: 'See all candidates',
    },
  ],
  createOrganization: [
    {
      kind: 'save',
      path: '/organization/create',
      as: 'visitor',
      heading: 'Create Organization',
      texts: messages.createOrganization,
      typed: {
        'Organization name': 'Night Bakers',
        'Admin username': 'nia',
        'Admin email': 'nia.holm@example.com',
        'Admin password': 'three unrelated words',
        'Confirm password': 'three unrelated words',
      },
      fields: {
        name: 'Organization name',
        admin_username: 'Admin username',
        admin_email: 'Admin email',
        admin_password: 'Admin password',
      },
      submit: () => press('Create Organization'),
      saved: messages.createOrganization.success,
      answerRead: false,
    },
  ],
  getOrganization: [
    {
      kind: 'load',
      path: '/organization/update',
      as: 'admin',
      heading: 'Update Organization',
      texts: messages.loadOrganization,
      loaded: 'Pricing tier',
    },
  ],
  updateOrganization: [
    {
      kind: 'save',
      path: '/organization/update',
      as: 'admin',
      heading: 'Update Organization',
      texts: messages.updateOrganization,
      typed: { Name: 'Night Bakers', 'Admin email': 'nia.holm@example.com' },
      comesBack: true,
      fields: { name: 'Name', adminEmail: 'Admin email' },
      async submit() {
        await seeNoDialog();
        await press('Save');
        await press('Save changes');
      },
      saved: messages.updateOrganization.success,
      answerRead: false,
    },
  ],
  listJobs: [
    {
      kind: 'load',
      path: '/active-jobs',
      as: 'user',
      heading: 'Active Jobs',
      texts: messages.loadJobs,
      loaded: 'Staff Accountant',
    },
    {
      kind: 'load',
      from: 'Resume Analysis',
      path: '/resume-analysis',
      as: 'user',
      heading: 'Resume Analysis',
      texts: messages.loadJobs,
      loaded: 'Analyze Resume',
    },
  ],
  createJob: [
    {
      kind: 'save',
      path: '/create-job',
      as: 'user',
      heading: 'Create Job',
      texts: messages.createJob,
      typed: jobText,
      comesBack: true,
      fields: jobFields,
      submit: () => press('Create Job'),
      saved: messages.createJob.success,
      answerRead: true,
    },
    {
      kind: 'save',
      from: 'Undo of a deletion',
      path: job,
      as: 'user',
      heading: 'Active Jobs',
      texts: messages.createJob,
      open: () => press('Delete'),
      submit: () => press('Undo'),
      submitAgain: () => press('Try again'),
      saved: 'Job restored.',
      answerRead: true,
    },
  ],
  updateJob: [
    {
      kind: 'save',
      path: job,
      as: 'user',
      heading: 'Active Jobs',
      texts: messages.updateJob,
      open: () => press('Edit'),
      typed: jobText,
      comesBack: true,
      fields: jobFields,
      submit: () => press('Save'),
      saved: messages.updateJob.success,
      answerRead: true,
    },
  ],
  deleteJob: [
    {
      kind: 'save',
      path: job,
      as: 'user',
      heading: 'Active Jobs',
      texts: messages.deleteJob,
      submit: () => press('Delete'),
      saved: messages.deleteJob.success,
      answerRead: false,
    },
  ],
  readJobCriteria: [
    {
      kind: 'aside',
      path: job,
      as: 'user',
      heading: 'Active Jobs',
      open: () => press('Edit'),
      said: 'The criteria could not be read. You can still save the job.',
      again: 'Try again',
    },
  ],
  listCandidates: [
    {
      kind: 'load',
      path: '/active-candidates',
      as: 'user',
      heading: 'Active Candidates',
      texts: messages.loadCandidates,
      loaded: 'Mara Lindqvist',
    },
    {
      kind: 'load',
      from: 'Candidate Comparison',
      path: '/compare-candidates',
      as: 'user',
      heading: 'Candidate Comparison',
      texts: messages.loadCandidates,
      loaded: 'Compare Candidates',
    },
  ],
  createCandidate: [
    {
      kind: 'save',
      path: '/create-candidate',
      as: 'user',
      heading: 'Create Candidate',
      texts: messages.createCandidate,
      typed: candidateText,
      comesBack: true,
      fields: candidateFields,
      submit: () => press('Create Candidate'),
      saved: messages.createCandidate.success,
      answerRead: true,
    },
  ],
  getCandidate: [
    {
      kind: 'load',
      path: '/candidates/cnd_mara',
      as: 'user',
      heading: 'Candidate',
      texts: messages.loadCandidate,
      loaded: 'Download Resume',
    },
  ],
  updateCandidate: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: messages.updateCandidate,
      open: () => press('Edit'),
      typed: candidateText,
      comesBack: true,
      fields: candidateFields,
      submit: () => press('Save'),
      saved: messages.updateCandidate.success,
      answerRead: true,
    },
  ],
  deleteCandidate: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: messages.deleteCandidate,
      open: () => press('Delete'),
      submit: () => press('Delete candidate'),
      saved: messages.deleteCandidate.success,
      answerRead: false,
    },
  ],
  restoreCandidate: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.restoreCandidate,
      async open() {
        await press('Delete');
        await press('Delete candidate');
      },
      submit: () => press('Undo'),
      saved: extensionMessages.restoreCandidate.success,
      answerRead: true,
    },
  ],
  getResumeText: [
    {
      kind: 'aside',
      path: '/resume-analysis?candidate=cnd_mara&job=job_backend',
      as: 'user',
      heading: 'Resume Analysis',
      recordId: 'cnd_mara',
      async open() {
        await press('Analyze Resume');
        await press('Resume');
        // What was said of the analysis is not about the resume.
        clearToasts();
      },
      said: extensionMessages.loadResumeText.failed,
      again: 'Retry',
    },
  ],
  listShares: [
    {
      kind: 'load',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.loadShares,
      loaded: 'Analyze Resume',
    },
  ],
  withdrawShare: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.withdrawShare,
      submit: () => press('Stop sharing'),
      saved: extensionMessages.withdrawShare.success,
      answerRead: false,
    },
  ],
  readResume: [
    {
      kind: 'aside',
      path: '/create-candidate',
      as: 'user',
      heading: 'Create Candidate',
      open: () => pickFile('Resume', new File(['%PDF-1.7'], 'mara.pdf', { type: 'application/pdf' })),
      said: 'The resume could not be read just now. You can still save it.',
      again: 'Try again',
    },
  ],
  shareCandidate: [
    {
      kind: 'save',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: messages.shareCandidate,
      open: chooseWhomToShareWith,
      typed: { Note: 'She bakes at night.' },
      comesBack: true,
      reopen: chooseWhomToShareWith,
      fields: { shared_with_user_id: 'Share with', note: 'Note' },
      submit: () => press('Share'),
      saved: messages.shareCandidate.success,
      answerRead: false,
    },
  ],
  listUsers: [
    {
      kind: 'load',
      path: '/active-users',
      as: 'admin',
      heading: 'Active Users',
      texts: messages.loadUsers,
      loaded: 'user.two',
    },
    {
      kind: 'load',
      from: 'search for whom to share with',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: messages.searchUsers,
      open: share,
      loaded: 'user.two@cortex.test',
    },
  ],
  createUser: [
    {
      kind: 'save',
      path: '/create-user',
      as: 'admin',
      heading: 'Create User',
      texts: messages.createUser,
      typed: newUser,
      secrets: ['Password'],
      comesBack: true,
      fields: { ...userFields, password: 'Password' },
      submit: () => press('Create User'),
      saved: messages.createUser.success,
      answerRead: true,
    },
    {
      kind: 'save',
      from: 'User Form',
      path: '/user-form',
      as: 'admin',
      heading: 'User Form',
      texts: messages.createTestUser,
      typed: newUser,
      secrets: ['Password'],
      comesBack: true,
      fields: { ...userFields, password: 'Password' },
      submit: () => press('Create User'),
      saved: messages.createTestUser.success,
      answerRead: true,
    },
  ],
  updateUser: [
    {
      kind: 'save',
      path: user,
      as: 'admin',
      heading: 'Active Users',
      texts: messages.updateUser,
      open: () => press('Edit'),
      typed: userText,
      comesBack: true,
      fields: userFields,
      submit: () => press('Save'),
      saved: messages.updateUser.success,
      answerRead: true,
    },
  ],
  deleteUser: [
    {
      kind: 'save',
      path: user,
      as: 'admin',
      heading: 'Active Users',
      texts: messages.deleteUser,
      open: () => press('Delete'),
      submit: () => press('Delete user'),
      saved: messages.deleteUser.success,
      answerRead: false,
    },
  ],
  restoreUser: [
    {
      kind: 'save',
      path: user,
      as: 'admin',
      heading: 'Active Users',
      texts: extensionMessages.restoreUser,
      async open() {
        await press('Delete');
        await press('Delete user');
      },
      submit: () => press('Undo'),
      saved: extensionMessages.restoreUser.success,
      answerRead: true,
    },
  ],
  contactSupport: [
    {
      kind: 'save',
      path: '/contact-support',
      as: 'user',
      heading: 'Contact Support',
      texts: messages.contactSupport,
      typed: { Name: 'Nia Holm', Email: 'nia.holm@example.com', Message: 'The oven is cold.' },
      comesBack: true,
      fields: { name: 'Name', email: 'Email', message: 'Message' },
      submit: () => press('Submit'),
      saved: messages.contactSupport.success,
      answerRead: false,
    },
  ],
  getUserPerformance: [
    {
      kind: 'load',
      path: '/user-performance',
      as: 'user',
      heading: 'User Performance: All Users',
      texts: { failed: messages.performance.failed },
      loaded: 'Jobs Overview',
    },
  ],
  getUserPerformanceHistory: [
    {
      kind: 'load',
      path: '/user-performance',
      as: 'user',
      heading: 'User Performance: All Users',
      texts: { failed: messages.performance.historyFailed },
      loaded: 'Jobs filled and candidates shared by month',
    },
  ],
  getOrganizationPerformance: [
    {
      kind: 'load',
      path: '/org-performance',
      as: 'admin',
      heading: 'Organization Performance',
      texts: { failed: messages.performance.organizationFailed },
      loaded: 'See all candidates',
    },
  ],
  listAnalyses: [
    {
      kind: 'load',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.loadAnalyses,
      loaded: 'Analyze Resume',
    },
  ],
  listDecisions: [
    {
      kind: 'load',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.loadDecisions,
      loaded: 'Analyze Resume',
    },
  ],
  recordDecision: [
    {
      kind: 'save',
      path: analysis,
      as: 'user',
      heading: 'Resume Analysis',
      texts: extensionMessages.recordDecision,
      open: decideToDecline,
      typed: { Reason: 'The bakery has no night shift.' },
      comesBack: true,
      fields: { reason: 'Reason' },
      submit: () => press('Save decision'),
      saved: extensionMessages.recordDecision.success,
      answerRead: true,
    },
  ],
  listLedger: [
    {
      kind: 'load',
      path: record,
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.loadLedger,
      loaded: 'Avery Stone signed in',
    },
  ],
  exportLedger: [
    {
      kind: 'save',
      path: record,
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.exportLedger,
      submit: () => press('Download CSV'),
      saved: extensionMessages.exportLedger.success,
      answerRead: true,
    },
  ],
  getRetention: [
    {
      kind: 'load',
      path: retention,
      as: 'admin',
      heading: 'Update Organization',
      texts: retentionMessages.load,
      loaded: 'Mara Lindqvist',
    },
  ],
  updateRetention: [
    {
      kind: 'save',
      path: retention,
      as: 'admin',
      heading: 'Update Organization',
      texts: retentionMessages.update,
      typed: { 'Propose candidates': '24 months without activity' },
      comesBack: false,
      submit: () => press('Save'),
      saved: retentionMessages.update.success,
      answerRead: true,
    },
  ],
  deleteInactiveCandidates: [
    {
      kind: 'save',
      path: retention,
      as: 'admin',
      heading: 'Update Organization',
      texts: retentionMessages.erase,
      open: askToDelete,
      reopen: askToDelete,
      submit: () => press('Delete 1 candidate for good'),
      saved: retentionMessages.erase.success,
      answerRead: true,
    },
  ],
  holdCandidate: [
    {
      kind: 'save',
      path: retention,
      as: 'admin',
      heading: 'Update Organization',
      texts: retentionMessages.hold,
      recordId: 'cnd_mara',
      open: () => press('Hold'),
      reopen: () => press('Hold'),
      typed: { Reason: 'We agreed to talk again in spring.' },
      comesBack: true,
      fields: { reason: 'Reason' },
      submit: () => press('Set hold'),
      saved: retentionMessages.hold.success,
      answerRead: true,
    },
  ],
  liftHold: [
    {
      kind: 'save',
      path: retention,
      as: 'admin',
      heading: 'Update Organization',
      texts: retentionMessages.lift,
      recordId: 'cnd_tomas',
      submit: () => press('Lift hold'),
      saved: retentionMessages.lift.success,
      answerRead: false,
    },
  ],
  analyzeResume: [
    {
      kind: 'save',
      path: '/resume-analysis',
      as: 'user',
      heading: 'Resume Analysis',
      texts: messages.analyzeResume,
      typed: { Candidate: 'Mara Lindqvist', Job: 'Senior Backend Engineer' },
      submit: () => press('Analyze Resume'),
      saved: messages.analyzeResume.success,
      answerRead: true,
    },
    {
      kind: 'load',
      from: 'Candidate Comparison',
      path: '/compare-candidates?job=job_backend&candidate=cnd_mara&candidate=cnd_tomas&candidate=cnd_elena',
      as: 'user',
      heading: 'Candidate Comparison',
      texts: messages.analyzeResume,
      loaded:
        'Mara Lindqvist and Elena Duarte have the same score (78\u00a0%), before Tomas Okafor (12\u00a0%). ' +
        'They differ in 3 of 4 criteria.',
    },
  ],
  analyzeResumes: [
    {
      kind: 'load',
      path: '/resume-analysis?job=job_backend&candidate=all',
      as: 'user',
      heading: 'Resume Analysis',
      texts: messages.analyzeResume,
      loaded: 'Worth an interview. Go and PostgreSQL are shown; ask about Kubernetes.',
    },
  ],
  compareCandidates: [
    {
      kind: 'save',
      path: '/compare-candidates',
      as: 'user',
      heading: 'Candidate Comparison',
      texts: messages.compareCandidates,
      typed: {
        'First candidate': 'Mara Lindqvist',
        'Second candidate': 'Tomas Okafor',
        Job: 'Senior Backend Engineer',
      },
      submit: () => press('Compare Candidates'),
      saved: messages.compareCandidates.success,
      answerRead: true,
    },
  ],
};
