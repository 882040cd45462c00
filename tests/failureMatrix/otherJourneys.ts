import { getConfirmEmailMockHandler200 } from '@cortex/api-client/account/mocks';
import { getListStagesMockHandler200 } from '@cortex/api-client/applications/mocks';
import {
  getListBackgroundTasksMockHandler200,
  getReadBackgroundTaskResultsMockHandler200,
  getStartBackgroundTaskMockHandler201,
} from '@cortex/api-client/background/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import {
  getListSignInMethodsMockHandler200,
  getStartCompanySignInMockHandler200,
} from '@cortex/api-client/company/mocks';
import { stages } from '@cortex/api-client/fixtures/applications';
import { manyCandidates, manyResults, runningTask } from '@cortex/api-client/fixtures/backgroundTasks';
import { mayRepeat } from '@cortex/api-client/reauthentication';
import { accountMessages } from '../../packages/ui/src/feedback/accountMessages.ts';
import { extensionMessages } from '../../packages/ui/src/feedback/extensionMessages.ts';
import { messages } from '../../packages/ui/src/feedback/messages.ts';
import { clearToasts } from '../../packages/ui/src/feedback/Toaster/toaster.ts';
import { retentionMessages } from '../../packages/ui/src/screens/OrganizationEditScreen/retentionMessages.ts';
import { secondFactorPolicyMessages } from '../../packages/ui/src/screens/OrganizationEditScreen/secondFactorPolicyMessages.ts';
import { companyMessages } from '../../packages/ui/src/screens/SignInScreen/companyMessages.ts';
import type { Journey } from './Journey.ts';
import { choose, fill, press, seeNoDialog, seeText, seeToast } from './person.ts';
import { answerWith } from './product.tsx';

const board = '/jobs/job_backend/board';
const rankingOfMany = [
  getListCandidatesMockHandler200(manyCandidates),
  getStartBackgroundTaskMockHandler201(runningTask),
  getReadBackgroundTaskResultsMockHandler200(manyResults),
];
const candidate = '/active-candidates?candidate=cnd_mara';
const analysis = '/resume-analysis?job=job_backend&candidate=cnd_mara';
const record = '/organization/update?view=record';
const retention = '/organization/update?view=retention';
const signedIn = '/update-password?view=sessions';
const secondFactor = '/update-password?view=second-factor';
const signInOfAll = '/organization/update?view=sign-in';
const vocabulary = '/organization/update?view=vocabulary';
async function seeCriteria(): Promise<void> {
  await press('Analyze Resume');
  await seeToast(messages.analyzeResume.success);
  clearToasts();
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

async function openAnOldLink(): Promise<void> {
  answerWith(getConfirmEmailMockHandler200({ confirmed: false }));
  await press('Confirm email');
}

/** It is on at first, and off once it was turned off. */
async function haveNone(): Promise<void> {
  await press('Turn off...');
  await press('Turn off');
  await seeText('Your second factor is off');
}

async function setUp(): Promise<void> {
  await haveNone();
  await press('Set up');
  await seeText('Set up your second factor');
}

/** As a call does that the server refuses for want of a fresh proof. */
async function beAskedForThePassword(): Promise<void> {
  void mayRepeat('reauthentication_required');
}

/** The way to each call about sessions, the organization, figures, analyses and the ledger. */
export const otherJourneys = {
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
  listSessions: [
    {
      kind: 'load',
      path: signedIn,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.loadSessions,
      loaded: 'This session',
    },
  ],
  endSession: [
    {
      kind: 'save',
      path: signedIn,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.endSession,
      recordId: 'ses_phone',
      submit: () => press('Sign out'),
      saved: accountMessages.endSession.success,
      answerRead: false,
    },
  ],
  endOtherSessions: [
    {
      kind: 'save',
      path: signedIn,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.endOtherSessions,
      submit: () => press('Sign out everywhere else'),
      saved: accountMessages.endOtherSessions.success,
      answerRead: false,
    },
  ],
  getSecondFactor: [
    {
      kind: 'load',
      path: secondFactor,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.loadSecondFactor,
      loaded: 'Your second factor is on',
    },
  ],
  beginSecondFactor: [
    {
      kind: 'save',
      path: secondFactor,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.beginSecondFactor,
      open: haveNone,
      reopen: haveNone,
      submit: () => press('Set up'),
      saved: 'Set up your second factor',
      saidOnPage: true,
      answerRead: true,
    },
  ],
  confirmSecondFactor: [
    {
      kind: 'save',
      path: secondFactor,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.confirmSecondFactor,
      open: setUp,
      reopen: setUp,
      typed: { Code: '492 039' },
      secrets: ['Code'],
      comesBack: false,
      fields: { code: 'Code' },
      submit: () => press('Turn on'),
      saved: 'Keep your recovery codes',
      saidOnPage: true,
      answerRead: true,
    },
  ],
  turnOffSecondFactor: [
    {
      kind: 'save',
      path: secondFactor,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.turnOffSecondFactor,
      open: () => press('Turn off...'),
      reopen: () => press('Turn off...'),
      typed: { Code: '492 039' },
      secrets: ['Code'],
      comesBack: false,
      fields: { code: 'Code' },
      submit: () => press('Turn off'),
      saved: 'Your second factor is off',
      saidOnPage: true,
      answerRead: true,
    },
  ],
  renewRecoveryCodes: [
    {
      kind: 'save',
      path: secondFactor,
      as: 'user',
      membersOnly: true,
      heading: 'Your Account',
      texts: accountMessages.renewRecoveryCodes,
      submit: () => press('New recovery codes'),
      saved: 'Keep your recovery codes',
      saidOnPage: true,
      answerRead: true,
    },
  ],
  getSecondFactorPolicy: [
    {
      kind: 'load',
      path: signInOfAll,
      as: 'admin',
      heading: 'Update Organization',
      texts: secondFactorPolicyMessages.load,
      loaded: 'Jordan Reyes',
    },
  ],
  updateSecondFactorPolicy: [
    {
      kind: 'save',
      path: signInOfAll,
      as: 'admin',
      heading: 'Update Organization',
      texts: secondFactorPolicyMessages.update,
      typed: { 'Who has to have': 'Everybody' },
      comesBack: false,
      submit: () => press('Save'),
      saved: secondFactorPolicyMessages.update.success,
      answerRead: true,
    },
  ],
  removeSecondFactor: [
    {
      kind: 'save',
      path: signInOfAll,
      as: 'admin',
      heading: 'Update Organization',
      texts: secondFactorPolicyMessages.remove,
      recordId: 'usr_jordan',
      open: () => press('Turn off...'),
      reopen: () => press('Turn off...'),
      submit: () => press('Turn off'),
      saved: secondFactorPolicyMessages.remove.success,
      answerRead: false,
    },
  ],
  confirmSession: [
    {
      kind: 'save',
      path: '/active-users',
      as: 'admin',
      heading: 'Active Users',
      texts: accountMessages.confirmSession,
      open: beAskedForThePassword,
      reopen: beAskedForThePassword,
      typed: { Password: 'three unrelated words' },
      secrets: ['Password'],
      comesBack: false,
      fields: { password: 'Password' },
      submit: () => press('Continue'),
      saved: accountMessages.confirmSession.success,
      answerRead: false,
    },
  ],
  confirmEmail: [
    {
      kind: 'save',
      path: '/update-password#confirm=a-word-from-a-mail',
      as: 'user',
      heading: 'Update Password',
      membersOnly: true,
      texts: accountMessages.confirmEmail,
      submit: () => press('Confirm email'),
      saved: accountMessages.confirmEmail.confirmed,
      answerRead: true,
    },
  ],
  resendEmailConfirmation: [
    {
      kind: 'save',
      path: '/update-password#confirm=a-word-from-an-old-mail',
      as: 'user',
      heading: 'Update Password',
      membersOnly: true,
      texts: accountMessages.resendEmailConfirmation,
      open: openAnOldLink,
      reopen: openAnOldLink,
      submit: () => press('Send the mail again'),
      saved: accountMessages.resendEmailConfirmation.success,
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
  getReceipt: [
    {
      kind: 'save',
      path: analysis,
      as: 'user',
      heading: 'Resume Analysis',
      recordId: 'cnd_mara',
      texts: extensionMessages.getReceipt,
      open: seeCriteria,
      submit: () => press('Receipt'),
      saved: extensionMessages.getReceipt.success,
      answerRead: true,
    },
  ],
  correctFinding: [
    {
      kind: 'save',
      path: analysis,
      as: 'user',
      heading: 'Resume Analysis',
      texts: extensionMessages.correctFinding,
      open: seeCriteria,
      submit: () => press('This does not show it'),
      saved: extensionMessages.correctFinding.success,
      answerRead: true,
    },
  ],
  previewScores: [
    {
      kind: 'aside',
      path: analysis,
      as: 'user',
      heading: 'Resume Analysis',
      recordId: 'job_backend',
      async open() {
        await seeCriteria();
        await press('Change criteria');
      },
      said: 'The scores could not be computed. You can still save.',
      again: 'Try again',
    },
  ],
  listVocabulary: [
    {
      kind: 'load',
      path: vocabulary,
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.loadVocabulary,
      loaded: 'Export',
    },
  ],
  addVocabularyTerm: [
    {
      kind: 'save',
      path: vocabulary,
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.addVocabularyTerm,
      typed: { Words: 'container clusters', Criterion: 'Kubernetes' },
      comesBack: true,
      fields: { words: 'Words', criterion: 'Criterion' },
      submit: () => press('Add'),
      saved: extensionMessages.addVocabularyTerm.success,
      answerRead: true,
    },
  ],
  removeVocabularyTerm: [
    {
      kind: 'save',
      path: vocabulary,
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.removeVocabularyTerm,
      recordId: 'trm_clusters',
      submit: () => press('Remove'),
      saved: extensionMessages.removeVocabularyTerm.success,
      answerRead: false,
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
      loaded: '2 others met',
    },
  ],
  listSignInMethods: [
    {
      kind: 'load',
      path: '/',
      as: 'visitor',
      heading: 'Sign in to Cortex',
      texts: { failed: 'Nothing is said.' },
      loaded: 'Sign In',
    },
  ],
  startCompanySignIn: [
    {
      kind: 'save',
      path: '/',
      as: 'visitor',
      heading: 'Sign in to Cortex',
      texts: companyMessages.start,
      answers: [
        getListSignInMethodsMockHandler200({ company: { name: 'Northwind' } }),
        getStartCompanySignInMockHandler200({ url: '#provider', binding: 'binding' }),
      ],
      submit: () => press('Sign in with Northwind'),
      saved: companyMessages.start.success,
      answerRead: true,
    },
  ],
  finishCompanySignIn: [
    {
      kind: 'load',
      path: '/company-sign-in?code=code&state=state',
      as: 'visitor',
      heading: 'Signing in',
      texts: companyMessages.finish,
      before: () => sessionStorage.setItem('company-sign-in', 'binding'),
      loaded: 'Dashboard',
    },
  ],
  listStages: [
    {
      kind: 'load',
      path: '/organization/update?view=stages',
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.loadStages,
      answers: [getListStagesMockHandler200(stages)],
      loaded: 'Add a stage',
    },
  ],
  updateStages: [
    {
      kind: 'save',
      path: '/organization/update?view=stages',
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.updateStages,
      answers: [getListStagesMockHandler200(stages)],
      open: () => press('Add a stage'),
      submit: () => press('Save stages'),
      saved: extensionMessages.updateStages.success,
      answerRead: true,
    },
  ],
  listApplications: [
    {
      kind: 'load',
      path: board,
      as: 'user',
      heading: 'Senior Backend Engineer',
      texts: extensionMessages.loadApplications,
      recordId: 'job_backend',
      answers: [getListStagesMockHandler200(stages)],
      loaded: 'Tomas Okafor',
    },
  ],
  moveApplications: [
    {
      kind: 'save',
      path: board,
      as: 'user',
      heading: 'Senior Backend Engineer',
      texts: extensionMessages.moveApplications,
      recordId: 'job_backend',
      answers: [getListStagesMockHandler200(stages)],
      submit: () => fill('Stage of Tomas Okafor', 'Offer'),
      saved: 'Tomas Okafor: moved to Offer.',
      answerRead: true,
    },
  ],
  listCandidateApplications: [
    {
      kind: 'load',
      from: 'the panel of a candidate',
      path: candidate,
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.loadApplications,
      recordId: 'cnd_mara',
      answers: [getListStagesMockHandler200(stages)],
      loaded: 'Registered Nurse, Intensive Care',
    },
  ],
  listBackgroundTasks: [
    {
      kind: 'load',
      path: '/active-jobs',
      as: 'user',
      heading: 'Active Jobs',
      texts: extensionMessages.loadBackgroundTasks,
      loaded: 'Senior Backend Engineer',
    },
  ],
  startBackgroundTask: [
    {
      kind: 'load',
      path: '/resume-analysis?job=job_backend&candidate=all',
      as: 'user',
      heading: 'Resume Analysis',
      texts: messages.analyzeResume,
      answers: rankingOfMany,
      loaded: '60 of 60 candidates analyzed',
    },
  ],
  readBackgroundTaskResults: [
    {
      kind: 'load',
      path: '/resume-analysis?job=job_backend&candidate=all',
      as: 'user',
      heading: 'Resume Analysis',
      texts: messages.analyzeResume,
      recordId: 'tsk_backend',
      answers: rankingOfMany,
      loaded: '60 of 60 candidates analyzed',
    },
  ],
  cancelBackgroundTask: [
    {
      kind: 'save',
      path: '/active-jobs',
      as: 'user',
      heading: 'Active Jobs',
      texts: extensionMessages.cancelBackgroundTask,
      answers: [getListBackgroundTasksMockHandler200([runningTask])],
      recordId: 'tsk_backend',
      open: () => press('Background work: 1 running'),
      reopen: () => press('Background work: 1 running'),
      submit: () => press('Cancel the ranking for Senior Backend Engineer'),
      saved: extensionMessages.cancelBackgroundTask.success,
      answerRead: false,
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
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
