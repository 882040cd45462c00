import type { OperationId } from '@cortex/api-client/operations';
import { messages } from '../../packages/ui/src/feedback/messages.ts';
import { ROWS_KEPT } from '../../packages/ui/src/lists/BackgroundTasks/RowsToFix.tsx';
import { TOO_LATE } from '../../packages/ui/src/lists/RecentDeletions/recentDeletions.ts';
import { ENDED_MEANWHILE } from '../../packages/ui/src/screens/InvitationScreen/AcceptanceForm.tsx';
import { type FailureId, failureIds } from './failures.ts';
import { RANKING } from './journeys/backgroundTasks.ts';
import type { Failed } from './rules.ts';

type Difference = {
  operationId: OperationId;
  from?: string;
  failureIds: readonly FailureId[];
  reason: string;
  /** What differs from the rules. */
  outcome?: Partial<Failed>;
  /** Whether there is nothing to do once more after a new sign-in. */
  endsThere?: boolean;
  /** Whether nothing is said at all. */
  unsaid?: boolean;
};

/** The cells where the product does something else than the rules say, each with its reason. */
const differences: readonly Difference[] = [
  ...(
    [
      'readJobCriteria',
      'previewScores',
      'listNearestLines',
      'listAnalyses',
      'listDecisions',
      'listShares',
      'listApplicantRequests',
      'listWaitingRequests',
      'listComingInterviews',
      'getSourceFigures',
      'readResume',
      'getResumeText',
    ] as const
  ).map((operationId) => ({
    operationId,
    failureIds: [404] as const,
    reason: 'A server may lack an addition: what it would show is left out, and nothing is said.',
    unsaid: true,
  })),
  {
    operationId: 'analyzeResumes',
    failureIds: [404],
    reason: 'A server may lack an addition: each pair is then analyzed by itself.',
    unsaid: true,
  },
  {
    operationId: 'analyzeResumes',
    failureIds: ['timeout'],
    reason: 'A ranking asks again for fewer pairs, twice, before it says so.',
    unsaid: true,
  },
  {
    operationId: 'listSignInMethods',
    failureIds,
    reason: 'Email and password are there: another way is offered where the server says that it has one.',
    unsaid: true,
  },
  {
    operationId: 'getRescoring',
    failureIds: failureIds.filter((id) => id !== 401),
    reason: 'The panel and the board are whole without the offer to score again.',
    unsaid: true,
  },
  {
    operationId: 'listApplicationCounts',
    failureIds: failureIds.filter((id) => id !== 401),
    reason: 'The list of jobs is whole without how many candidates are with each.',
    unsaid: true,
  },
  {
    operationId: 'finishCompanySignIn',
    failureIds,
    reason: 'What the provider sent is good once: the way back to the sign-in stands in place of Retry.',
    outcome: { canRetry: false },
  },
  {
    operationId: 'listStages',
    failureIds: [404],
    reason: 'A server may lack an addition: the page says that it has no stages.',
    unsaid: true,
  },
  {
    operationId: 'listApiKeys',
    failureIds: [404],
    reason: 'A server may lack an addition: what it would show is left out, and nothing is said.',
    unsaid: true,
  },
  {
    operationId: 'listWebhooks',
    failureIds: [404],
    reason: 'A server may lack an addition: the page says that it has no webhooks.',
    unsaid: true,
  },
  {
    operationId: 'getJobsPage',
    failureIds: [404],
    reason: 'A server may lack an addition: the page says that it has no jobs page.',
    unsaid: true,
  },
  {
    operationId: 'listApplications',
    failureIds: [404],
    reason: 'The page says that the job is not open, with the way back to the jobs.',
    unsaid: true,
  },
  {
    operationId: 'listCandidateApplications',
    from: 'the panel of a candidate',
    failureIds: [404],
    reason: 'A server may lack an addition: what it would show is left out, and nothing is said.',
    unsaid: true,
  },
  {
    operationId: 'listScorecardJobs',
    failureIds: [404],
    reason: 'A server may lack an addition: what it would show is left out, and nothing is said.',
    unsaid: true,
  },
  {
    operationId: 'listScorecards',
    failureIds: [404],
    reason: 'A server may lack an addition: what it would show is left out, and nothing is said.',
    unsaid: true,
  },
  {
    operationId: 'listMailTemplates',
    failureIds: [404],
    reason: 'A server may lack an addition: what it would show is left out, and nothing is said.',
    unsaid: true,
  },
  {
    operationId: 'listMailTemplates',
    from: 'selected candidates',
    failureIds: [404],
    reason: 'A server may lack an addition: what it would show is left out, and nothing is said.',
    unsaid: true,
  },
  {
    operationId: 'listCandidateNotes',
    failureIds: [404],
    reason: 'A server may lack an addition: what it would show is left out, and nothing is said.',
    unsaid: true,
  },
  {
    operationId: 'searchNotes',
    failureIds: failureIds.filter((id) => id !== 401),
    reason:
      'What else was found is shown; a row of the search says that the notes were not searched, and tries again.',
    unsaid: true,
  },
  {
    operationId: 'searchResumes',
    failureIds: failureIds.filter((id) => id !== 401),
    reason:
      'What else was found is shown; a row of the search says that the resumes were not searched, and tries again.',
    unsaid: true,
  },
  {
    operationId: 'listBackgroundTasks',
    failureIds: ['network', 'timeout', 500, 403, 'upgrade', 404, 422, 429, 'html', 'truncated', 'empty'],
    reason: 'What goes on without the page is shown where it is known; nothing is said where it is not.',
    unsaid: true,
  },
  {
    operationId: 'listImports',
    failureIds: ['network', 'timeout', 500, 403, 'upgrade', 404, 422, 429, 'html', 'truncated', 'empty'],
    reason: 'What goes on without the page is shown where it is known; nothing is said where it is not.',
    unsaid: true,
  },
  {
    operationId: 'startImport',
    failureIds: [404, 429],
    reason: 'Where the server does not take an import over, the page saves the rows itself.',
    unsaid: true,
  },
  {
    operationId: 'startImport',
    failureIds: [401],
    reason: 'The dialog still has what was chosen, to be continued.',
    endsThere: true,
  },
  {
    operationId: 'startBackgroundTask',
    from: RANKING,
    failureIds: [404, 429],
    reason: 'Where the server does not take a ranking over, the page asks for the pairs itself.',
    unsaid: true,
  },
  {
    operationId: 'readBackgroundTaskResults',
    failureIds: [404],
    reason: 'A task that is gone is no loss: the page asks for the pairs that are left itself.',
    unsaid: true,
  },
  {
    operationId: 'readImportRows',
    failureIds: [500],
    reason: 'Nothing was to be saved there: the toast says that the rows are kept, and for how long.',
    outcome: { detail: ROWS_KEPT },
  },
  ...(['restoreCandidate', 'restoreUser'] as const).flatMap((operationId) => [
    {
      operationId,
      failureIds: [404] as const,
      reason: 'It is too late then, which is said in words of our own.',
      outcome: { detail: TOO_LATE },
    },
    {
      operationId,
      failureIds: [401] as const,
      reason: 'The offer to undo goes with the session; the record stays deleted.',
      endsThere: true,
    },
  ]),
  {
    operationId: 'listSessions',
    failureIds: [404],
    reason: 'A server may lack an addition: the page says that it does not list where one is signed in.',
    unsaid: true,
  },
  ...(['getSecondFactor', 'getSecondFactorPolicy'] as const).map((operationId) => ({
    operationId,
    failureIds: [404] as const,
    reason: 'A server may lack an addition: the page says that it does not support a second factor.',
    unsaid: true,
  })),
  {
    operationId: 'listPasskeys',
    failureIds: [404],
    reason: 'A server may lack an addition: the page says that it does not support passkeys.',
    unsaid: true,
  },
  {
    operationId: 'listLedger',
    failureIds: [404],
    reason: 'A server may lack an addition: the page says that it keeps no record.',
    unsaid: true,
  },
  {
    operationId: 'listVocabulary',
    failureIds: [404],
    reason: 'A server may lack an addition: the page says that it keeps no vocabulary.',
    unsaid: true,
  },
  {
    operationId: 'listInvitations',
    failureIds: [404],
    reason: 'A server may lack an addition: there is the form with a password alone.',
    unsaid: true,
  },
  {
    operationId: 'openInvitation',
    failureIds: [404, 422],
    reason: 'The page says that the invitation does not work any more.',
    unsaid: true,
  },
  {
    operationId: 'acceptInvitation',
    failureIds: [404],
    reason: 'The invitation ended meanwhile, which is said in words of our own.',
    outcome: { detail: ENDED_MEANWHILE },
  },
  {
    operationId: 'openApplication',
    failureIds: [404, 422],
    reason: 'The page says that the link does not work any more.',
    unsaid: true,
  },
  {
    operationId: 'getRetention',
    failureIds: [404],
    reason: 'A server may lack an addition: the page says that it has no retention.',
    unsaid: true,
  },
  {
    operationId: 'getCandidate',
    failureIds: [404],
    reason: 'Who is gone does not come back: the way back to the candidates stands in place of Retry.',
    outcome: { title: messages.loadCandidate.notFound, canRetry: false },
  },
  {
    operationId: 'getUserPerformance',
    failureIds: [404],
    reason: 'Nobody of this name is here: the way to all users stands in place of Retry.',
    outcome: { canRetry: false },
  },
  {
    operationId: 'createJob',
    from: 'Undo of a deletion',
    failureIds: [401],
    reason: 'The offer to undo goes with the session; the job stays deleted.',
    endsThere: true,
  },
  {
    operationId: 'createJob',
    from: 'Undo of a deletion',
    failureIds: ['upgrade'],
    reason: 'The toast has one action, and the way to a higher plan takes the place of “Try again”.',
    outcome: { canRetry: false },
  },
];

export function findDifference(
  operationId: OperationId,
  from: string | undefined,
  failureId: FailureId,
): Difference | undefined {
  return differences.find(
    (difference) =>
      difference.operationId === operationId &&
      difference.from === from &&
      difference.failureIds.includes(failureId),
  );
}
