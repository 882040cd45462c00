import {
  getListBackgroundTasksMockHandler200,
  getReadBackgroundTaskResultsMockHandler200,
  getStartBackgroundTaskMockHandler201,
} from '@cortex/api-client/background/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import {
  manyCandidates,
  manyResults,
  rescoringTask,
  runningTask,
} from '@cortex/api-client/fixtures/backgroundTasks';
import { backendJob } from '@cortex/api-client/fixtures/jobs';
import { getUpdateJobMockHandler200 } from '@cortex/api-client/jobs/mocks';
import { extensionMessages } from '../../../packages/ui/src/feedback/extensionMessages.ts';
import { messages } from '../../../packages/ui/src/feedback/messages.ts';
import { clearToasts } from '../../../packages/ui/src/feedback/Toaster/toaster.ts';
import type { Journey } from '../Journey.ts';
import { press, seeToast } from '../person.ts';
import { job } from './places.ts';

/** Where candidates are ranked. */
export const RANKING = 'a ranking';

const rankingOfMany = [
  getListCandidatesMockHandler200(manyCandidates),
  getStartBackgroundTaskMockHandler201(runningTask),
  getReadBackgroundTaskResultsMockHandler200(manyResults),
];

async function changeJob() {
  await press('Edit');
  await press('Save');
  await seeToast(messages.updateJob.success);
  clearToasts();
}

/** The way through the screens to each call about background tasks. */
export const backgroundTasksJourneys = {
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
      from: RANKING,
      path: '/resume-analysis?job=job_backend&candidate=all',
      as: 'user',
      heading: 'Resume Analysis',
      texts: messages.analyzeResume,
      answers: rankingOfMany,
      loaded: '60 of 60 candidates analyzed',
    },
    {
      kind: 'save',
      from: 'a changed job',
      path: job,
      as: 'user',
      heading: 'Active Jobs',
      texts: extensionMessages.startRescoring,
      answers: [
        getUpdateJobMockHandler200({ ...backendJob, to_rescore: 24 }),
        getStartBackgroundTaskMockHandler201(rescoringTask),
      ],
      open: changeJob,
      reopen: changeJob,
      submit: () => press('Score the 24 people again'),
      saved: extensionMessages.startRescoring.success,
      answerRead: true,
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
} satisfies Record<string, readonly [Journey, ...Journey[]]>;
