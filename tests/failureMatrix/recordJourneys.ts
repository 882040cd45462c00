import { extensionMessages } from '../../packages/ui/src/feedback/extensionMessages.ts';
import { messages } from '../../packages/ui/src/feedback/messages.ts';
import { clearToasts } from '../../packages/ui/src/feedback/Toaster/toaster.ts';
import type { Journey } from './Journey.ts';
import { choose, pickFile, press } from './person.ts';

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
const details = '/candidates/cnd_mara';
const share = () => press('Share Candidate');

async function chooseWhomToShareWith(): Promise<void> {
  await share();
  await choose('User 1');
}

const invitation = '/create-user?view=invitation';

/** The way through the screens to each call about jobs, candidates and users. */
export const recordJourneys = {
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
  createApplicantLink: [
    {
      kind: 'save',
      path: details,
      as: 'user',
      heading: 'Mara Lindqvist',
      texts: extensionMessages.createApplicantLink,
      submit: () => press('New link'),
      saved: extensionMessages.createApplicantLink.success,
      answerRead: true,
    },
  ],
  revokeApplicantLink: [
    {
      kind: 'save',
      path: details,
      as: 'user',
      heading: 'Mara Lindqvist',
      texts: extensionMessages.revokeApplicantLink,
      submit: () => press('End the link'),
      saved: extensionMessages.revokeApplicantLink.success,
      answerRead: false,
    },
  ],
  listApplicantRequests: [
    {
      kind: 'load',
      path: details,
      as: 'user',
      heading: 'Mara Lindqvist',
      texts: extensionMessages.loadApplicantRequests,
      loaded: 'Download Resume',
    },
  ],
  answerApplicantRequest: [
    {
      kind: 'save',
      path: details,
      as: 'user',
      heading: 'Mara Lindqvist',
      recordId: 'apr_overdue',
      texts: extensionMessages.answerApplicantRequest,
      open: () => press('Answer'),
      reopen: async () => {},
      typed: { Answer: 'We looked again: your last post counts.' },
      comesBack: true,
      fields: { answer: 'Answer' },
      submit: () => press('Send answer'),
      saved: extensionMessages.answerApplicantRequest.success,
      answerRead: true,
    },
  ],
  openApplication: [
    {
      kind: 'load',
      path: '/your-application#secret',
      as: 'visitor',
      heading: 'Your application',
      texts: extensionMessages.openApplication,
      loaded: 'Print or save as PDF',
    },
  ],
  sendApplicantRequest: [
    {
      kind: 'save',
      path: '/your-application#secret',
      as: 'visitor',
      heading: 'Your application',
      texts: extensionMessages.sendApplicantRequest,
      open: () => press('This is wrong'),
      typed: { 'What is wrong?': 'I ran our clusters for two years.' },
      submit: () => press('Send'),
      saved: extensionMessages.sendApplicantRequest.success,
      answerRead: true,
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
  listInvitations: [
    {
      kind: 'load',
      path: invitation,
      as: 'admin',
      heading: 'Create User',
      texts: extensionMessages.loadInvitations,
      loaded: 'Revoke',
    },
  ],
  createInvitation: [
    {
      kind: 'save',
      path: invitation,
      as: 'admin',
      heading: 'Create User',
      texts: extensionMessages.createInvitation,
      typed: { Email: 'sam.lee@cortex.test', 'Full name': 'Sam Lee' },
      comesBack: true,
      fields: { email: 'Email', full_name: 'Full name' },
      submit: () => press('Send Invitation'),
      saved: extensionMessages.createInvitation.success,
      answerRead: true,
    },
  ],
  resendInvitation: [
    {
      kind: 'save',
      path: invitation,
      as: 'admin',
      heading: 'Create User',
      recordId: 'inv_sam',
      texts: extensionMessages.resendInvitation,
      submit: () => press('Send again'),
      saved: extensionMessages.resendInvitation.success,
      answerRead: true,
    },
  ],
  revokeInvitation: [
    {
      kind: 'save',
      path: invitation,
      as: 'admin',
      heading: 'Create User',
      recordId: 'inv_sam',
      texts: extensionMessages.revokeInvitation,
      submit: () => press('Revoke'),
      saved: extensionMessages.revokeInvitation.success,
      answerRead: false,
    },
  ],
  openInvitation: [
    {
      kind: 'load',
      path: '/invitation#word',
      as: 'visitor',
      heading: 'Your invitation',
      texts: extensionMessages.openInvitation,
      loaded: 'Accept Invitation',
    },
  ],
  acceptInvitation: [
    {
      kind: 'save',
      path: '/invitation#word',
      as: 'visitor',
      heading: 'Your invitation',
      texts: extensionMessages.acceptInvitation,
      typed: { Username: 'sam.lee', 'Full name': 'Sam Lee', Password: 'four calm green lamps' },
      secrets: ['Password'],
      fields: { username: 'Username', full_name: 'Full name', password: 'Password' },
      submit: () => press('Accept Invitation'),
      saved: extensionMessages.acceptInvitation.success,
      answerRead: true,
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
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
