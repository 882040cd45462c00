import { jobsPage, publishedJob } from '@cortex/api-client/fixtures/publication';
import { getListJobsMockHandler200 } from '@cortex/api-client/jobs/mocks';
import { getGetJobsPageMockHandler200 } from '@cortex/api-client/publication/mocks';
import { extensionMessages } from '../../../packages/ui/src/feedback/extensionMessages.ts';
import type { Journey } from '../Journey.ts';
import { press } from '../person.ts';
import { job } from './places.ts';

const settings = '/organization/update?view=jobs-page';
const answers = [getGetJobsPageMockHandler200(jobsPage)];

/**
 * What the app never calls: the public pages do, which the server draws and a browser's own form is on. What they show of a
 * failure is tested in `apps/web/openJobs.test.ts` and `tests/e2e/open-jobs.spec.ts`.
 */
export const calledOutsideTheApp = ['listOpenJobs', 'getOpenJob', 'applyToJob'] as const;

/** The way through the screens to each call about the public page of open jobs. */
export const publicationJourneys = {
  getJobsPage: [
    {
      kind: 'load',
      path: settings,
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.loadJobsPage,
      answers,
      loaded: 'Save Address',
    },
  ],
  updateJobsPage: [
    {
      kind: 'save',
      path: settings,
      as: 'admin',
      heading: 'Update Organization',
      texts: extensionMessages.updateJobsPage,
      answers,
      typed: { Address: 'south-harbour' },
      comesBack: true,
      fields: { address: 'Address' },
      submit: () => press('Save Address'),
      saved: extensionMessages.updateJobsPage.success,
      answerRead: true,
    },
  ],
  publishJob: [
    {
      kind: 'save',
      path: job,
      as: 'user',
      heading: 'Active Jobs',
      texts: extensionMessages.publishJob,
      answers,
      typed: { Place: 'Utrecht' },
      comesBack: true,
      submit: () => press('Put on Jobs Page'),
      saved: extensionMessages.publishJob.success,
      answerRead: true,
    },
  ],
  unpublishJob: [
    {
      kind: 'save',
      path: job,
      as: 'user',
      heading: 'Active Jobs',
      texts: extensionMessages.unpublishJob,
      answers: [...answers, getListJobsMockHandler200([publishedJob])],
      submit: () => press('Take Off'),
      saved: extensionMessages.unpublishJob.success,
      answerRead: true,
    },
  ],
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
