import {
  getGetRescoringMockHandler200,
  getListBackgroundTasksMockHandler200,
  getListImportsMockHandler200,
  getReadBackgroundTaskResultsMockHandler200,
  getReadImportRowsMockHandler200,
  getStartBackgroundTaskMockHandler201,
  getStartImportMockHandler201,
} from '@cortex/api-client/background/mocks';
import { getListCandidatesMockHandler200 } from '@cortex/api-client/candidates/mocks';
import {
  doneImport,
  importRows,
  manyCandidates,
  manyResults,
  rescoringTask,
  runningImport,
  runningTask,
} from '@cortex/api-client/fixtures/backgroundTasks';
import { backendJob } from '@cortex/api-client/fixtures/jobs';
import { getUpdateJobMockHandler200 } from '@cortex/api-client/jobs/mocks';
import type { ImportRows } from '@cortex/api-client/model';
import { extensionMessages } from '../../../packages/ui/src/feedback/extensionMessages.ts';
import { messages } from '../../../packages/ui/src/feedback/messages.ts';
import { clearToasts } from '../../../packages/ui/src/feedback/Toaster/toaster.ts';
import type { Journey } from '../Journey.ts';
import { pickFile, press, seeToast } from '../person.ts';
import { job } from './places.ts';

/** Where candidates are ranked. */
export const RANKING = 'a ranking';

const rankingOfMany = [
  getListCandidatesMockHandler200(manyCandidates),
  getStartBackgroundTaskMockHandler201(runningTask),
  getReadBackgroundTaskResultsMockHandler200(manyResults),
];

/** All rows of an import at once, and then no more. */
function rowsOf(all: ImportRows) {
  return getReadImportRowsMockHandler200(({ request }) =>
    new URL(request.url).searchParams.get('after') === '0' ? all : { ...all, rows: [] },
  );
}

const importOfOne = [
  getStartImportMockHandler201({ ...runningImport, total: 1, done: 0, refused: 0 }),
  rowsOf({
    import: { ...doneImport, total: 1, done: 1, refused: 0 },
    rows: [{ number: 2, candidate_id: 'cnd_new' }],
    next: 2,
  }),
];

async function chooseRows() {
  await press('Import');
  const lines = ['Name,Email,Phone,Notes', 'Ada Example,ada@example.com,+44 20 7946 0000,Met at the fair.'];
  await pickFile('CSV file', new File([lines.join('\n')], 'people.csv', { type: 'text/csv' }));
}

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
  getRescoring: [
    {
      kind: 'load',
      path: job,
      as: 'user',
      heading: 'Active Jobs',
      texts: { failed: 'Nothing is said.' },
      answers: [getGetRescoringMockHandler200({ to_rescore: 24 })],
      loaded: 'Score the 24 people again',
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
  listImports: [
    {
      kind: 'load',
      path: '/active-jobs',
      as: 'user',
      heading: 'Active Jobs',
      texts: extensionMessages.loadBackgroundTasks,
      loaded: 'Senior Backend Engineer',
    },
  ],
  startImport: [
    {
      kind: 'save',
      path: '/active-candidates',
      as: 'user',
      heading: 'Active Candidates',
      texts: extensionMessages.startImport,
      answers: importOfOne,
      open: chooseRows,
      reopen: chooseRows,
      submit: () => press('Import 1 candidate'),
      submitAgain: () => press('Continue with 1'),
      saved: '1 candidate added.',
      saidOnPage: true,
      answerRead: true,
    },
  ],
  readImportRows: [
    {
      kind: 'save',
      path: '/active-jobs',
      as: 'user',
      heading: 'Active Jobs',
      texts: extensionMessages.readImportRows,
      answers: [getListImportsMockHandler200([doneImport]), rowsOf(importRows)],
      recordId: 'imp_people',
      open: () => press('Background work: 1 finished'),
      reopen: () => press('Background work: 1 finished'),
      submit: () => press('Download 3 rows to fix'),
      saved: extensionMessages.readImportRows.success,
      answerRead: true,
    },
  ],
  cancelImport: [
    {
      kind: 'save',
      path: '/active-jobs',
      as: 'user',
      heading: 'Active Jobs',
      texts: extensionMessages.cancelBackgroundTask,
      answers: [getListImportsMockHandler200([runningImport])],
      recordId: 'imp_people',
      open: () => press('Background work: 1 running'),
      reopen: () => press('Background work: 1 running'),
      submit: () => press('Cancel the import of people-of-the-career-fair-in-november.csv'),
      saved: extensionMessages.cancelBackgroundTask.success,
      answerRead: false,
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
