import {
  getListApplicationCountsMockHandler200,
  getListStagesMockHandler200,
} from '@cortex/api-client/applications/mocks';
import { applicationCounts, stages } from '@cortex/api-client/fixtures/applications';
import { extensionMessages } from '../../../packages/ui/src/feedback/extensionMessages.ts';
import { messages } from '../../../packages/ui/src/feedback/messages.ts';
import type { Journey } from '../Journey.ts';
import { chooseAction, press } from '../person.ts';
import { candidate, job } from './places.ts';

const board = '/jobs/job_backend/board';
const jobText = {
  Title: 'Night Baker',
  Description: 'Bakes bread from ten to six.',
  Skills: 'sourdough, laminating',
};
const jobFields = { title: 'Title', description: 'Description', skills_required: 'Skills' };

/** The way through the screens to each call about jobs and the candidates of a job. */
export const jobsJourneys = {
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
      submit: () => chooseAction('Stage of Tomas Okafor', 'Offer'),
      saved: 'Tomas Okafor: moved to Offer.',
      answerRead: true,
    },
  ],
  listApplicationCounts: [
    {
      kind: 'load',
      path: '/active-jobs',
      as: 'user',
      heading: 'Active Jobs',
      texts: { failed: 'Nothing is said.' },
      answers: [getListApplicationCountsMockHandler200(applicationCounts)],
      loaded: '12 candidates, 3 new',
    },
  ],
  getSourceFigures: [
    {
      kind: 'load',
      path: '/org-performance',
      as: 'admin',
      heading: 'Organization Performance',
      texts: extensionMessages.loadSourceFigures,
      loaded: 'Where candidates come from',
    },
  ],
  getFunnel: [
    {
      kind: 'load',
      path: board,
      as: 'user',
      heading: 'Senior Backend Engineer',
      texts: extensionMessages.loadFunnel,
      recordId: 'job_backend',
      answers: [getListStagesMockHandler200(stages)],
      open: () => press('Figures'),
      loaded: 'Days there',
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
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
