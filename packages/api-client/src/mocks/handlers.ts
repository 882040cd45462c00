import { HttpResponse, http, type RequestHandler } from 'msw';
import { comparison, goodFit, nearestLines, ranked, receipt } from '../fixtures/analysis.ts';
import { answeredRequest, applicantLink, application, waitingRequest } from '../fixtures/applicants.ts';
import { applications, funnel, maraApplications, sourceFigures, stages } from '../fixtures/applications.ts';
import { candidates, maraDetails } from '../fixtures/candidates.ts';
import { recruiterCounts } from '../fixtures/dashboard.ts';
import { invitations, openedInvitation, sentInvitation } from '../fixtures/invitations.ts';
import { backendJob, jobs } from '../fixtures/jobs.ts';
import { madeKey } from '../fixtures/keys.ts';
import { ledgerPage, shortlisted } from '../fixtures/ledger.ts';
import { mailedNote, mailTemplates } from '../fixtures/mails.ts';
import { newNote } from '../fixtures/notes.ts';
import { acmeCreated, acmeDetails } from '../fixtures/organizations.ts';
import {
  laptopPasskey,
  passkeySetup,
  passkeySignInAnswer,
  passkeySignInStart,
  passkeys,
} from '../fixtures/passkeys.ts';
import { newUser, people, recruiterLogin } from '../fixtures/people.ts';
import { acmePerformance, last90Days, totals } from '../fixtures/performance.ts';
import { jobsPage, openJob, openJobs, publishedJob } from '../fixtures/publication.ts';
import { maraResumePdf, maraResumeText } from '../fixtures/resume.ts';
import { retention } from '../fixtures/retention.ts';
import { bothScorecards } from '../fixtures/scorecards.ts';
import {
  noSecondFactor,
  recoveryCodes,
  secondFactor,
  secondFactorPolicy,
  secondFactorSetup,
} from '../fixtures/secondFactors.ts';
import { sessions } from '../fixtures/sessions.ts';
import { containerClusters, scorePreview, vocabulary } from '../fixtures/vocabulary.ts';
import {
  changedWebhook,
  madeWebhook,
  rotatedWebhook,
  testDelivery,
  webhookDeliveries,
} from '../fixtures/webhooks.ts';
import {
  getBeginSecondFactorMockHandler200,
  getConfirmEmailMockHandler200,
  getConfirmSecondFactorMockHandler200,
  getConfirmSessionMockHandler204,
  getEndOtherSessionsMockHandler200,
  getEndSessionMockHandler204,
  getGetSecondFactorMockHandler200,
  getListSessionsMockHandler200,
  getRenewRecoveryCodesMockHandler200,
  getResendEmailConfirmationMockHandler204,
  getTurnOffSecondFactorMockHandler200,
} from '../generated/account/account.msw.ts';
import {
  getAddVocabularyTermMockHandler201,
  getAnalyzeResumeMockHandler200,
  getAnalyzeResumesMockHandler200,
  getCompareCandidatesMockHandler200,
  getCorrectFindingMockHandler200,
  getGetReceiptMockHandler200,
  getListAnalysesMockHandler200,
  getListNearestLinesMockHandler200,
  getListVocabularyMockHandler200,
  getPreviewScoresMockHandler200,
  getRemoveVocabularyTermMockHandler204,
} from '../generated/analysis/analysis.msw.ts';
import {
  getAnswerApplicantRequestMockHandler200,
  getCreateApplicantLinkMockHandler201,
  getListWaitingRequestsMockHandler200,
  getOpenApplicationMockHandler200,
  getRevokeApplicantLinkMockHandler204,
  getSendApplicantRequestMockHandler201,
} from '../generated/applicants/applicants.msw.ts';
import {
  getGetFunnelMockHandler200,
  getGetSourceFiguresMockHandler200,
  getListApplicationsMockHandler200,
  getListCandidateApplicationsMockHandler200,
  getMoveApplicationsMockHandler200,
  getUpdateStagesMockHandler200,
} from '../generated/applications/applications.msw.ts';
import {
  getLogInMockHandler200,
  getLogOutMockHandler204,
  getRequestPasswordResetMockHandler200,
  getUpdatePasswordMockHandler200,
} from '../generated/auth/auth.msw.ts';
import {
  getCancelBackgroundTaskMockHandler204,
  getCancelImportMockHandler204,
  getListBackgroundTasksMockHandler200,
  getListImportsMockHandler200,
} from '../generated/background/background.msw.ts';
import {
  getCreateCandidateMockHandler201,
  getDeleteCandidateMockHandler200,
  getGetCandidateMockHandler200,
  getGetResumeTextMockHandler200,
  getListCandidatesMockHandler200,
  getListSharesMockHandler200,
  getMergeCandidatesMockHandler200,
  getRestoreCandidateMockHandler200,
  getShareCandidateMockHandler201,
  getUpdateCandidateMockHandler200,
  getWithdrawShareMockHandler200,
} from '../generated/candidates/candidates.msw.ts';
import {
  getFinishCompanySignInMockHandler200,
  getListSignInMethodsMockHandler200,
  getRemoveCompanyLinkMockHandler204,
  getStartCompanySignInMockHandler200,
} from '../generated/company/company.msw.ts';
import { getGetDashboardMockHandler200 } from '../generated/dashboard/dashboard.msw.ts';
import {
  getAcceptInvitationMockHandler201,
  getCreateInvitationMockHandler201,
  getListInvitationsMockHandler200,
  getOpenInvitationMockHandler200,
  getResendInvitationMockHandler200,
  getRevokeInvitationMockHandler204,
} from '../generated/invitations/invitations.msw.ts';
import {
  getCreateJobMockHandler201,
  getDeleteJobMockHandler200,
  getListJobsMockHandler200,
  getUpdateJobMockHandler200,
} from '../generated/jobs/jobs.msw.ts';
import { getCreateApiKeyMockHandler201, getRevokeApiKeyMockHandler204 } from '../generated/keys/keys.msw.ts';
import {
  getExportLedgerMockHandler200,
  getListDecisionsMockHandler200,
  getListLedgerMockHandler200,
  getRecordDecisionMockHandler201,
} from '../generated/ledger/ledger.msw.ts';
import {
  getListComingInterviewsMockHandler200,
  getSendCandidateMailMockHandler201,
  getUpdateMailTemplatesMockHandler200,
} from '../generated/mails/mails.msw.ts';
import type {
  AnalysesAnswer,
  AnalysesRequest,
  ApplicationsMove,
  ApplicationsMoved,
} from '../generated/model/index.ts';
import {
  getCreateCandidateNoteMockHandler201,
  getDeleteCandidateNoteMockHandler204,
  getSetCandidateTagsMockHandler200,
} from '../generated/notes/notes.msw.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import {
  getCreateOrganizationMockHandler201,
  getGetOrganizationMockHandler200,
  getGetSecondFactorPolicyMockHandler200,
  getUpdateOrganizationMockHandler200,
  getUpdateSecondFactorPolicyMockHandler200,
} from '../generated/organizations/organizations.msw.ts';
import {
  getAddPasskeyMockHandler201,
  getBeginPasskeyMockHandler200,
  getFinishPasskeySignInMockHandler200,
  getListPasskeysMockHandler200,
  getRemovePasskeyMockHandler204,
  getStartPasskeySignInMockHandler200,
} from '../generated/passkeys/passkeys.msw.ts';
import {
  getGetOrganizationPerformanceMockHandler200,
  getGetUserPerformanceHistoryMockHandler200,
  getGetUserPerformanceMockHandler200,
} from '../generated/performance/performance.msw.ts';
import {
  getApplyToJobMockHandler201,
  getGetOpenJobMockHandler200,
  getListOpenJobsMockHandler200,
  getPublishJobMockHandler200,
  getUnpublishJobMockHandler200,
  getUpdateJobsPageMockHandler200,
} from '../generated/publication/publication.msw.ts';
import {
  getDeleteInactiveCandidatesMockHandler200,
  getGetRetentionMockHandler200,
  getHoldCandidateMockHandler200,
  getLiftHoldMockHandler204,
  getUpdateRetentionMockHandler200,
} from '../generated/retention/retention.msw.ts';
import { getSaveScorecardMockHandler200 } from '../generated/scorecards/scorecards.msw.ts';
import { getContactSupportMockHandler200 } from '../generated/support/support.msw.ts';
import {
  getCreateUserMockHandler201,
  getDeleteUserMockHandler200,
  getListUsersMockHandler200,
  getRemoveSecondFactorMockHandler204,
  getRestoreUserMockHandler200,
  getUpdateUserMockHandler200,
} from '../generated/users/users.msw.ts';
import {
  getCreateWebhookMockHandler201,
  getDeleteWebhookMockHandler204,
  getListWebhookDeliveriesMockHandler200,
  getResendWebhookDeliveryMockHandler200,
  getRotateWebhookSecretMockHandler200,
  getTestWebhookMockHandler201,
  getUpdateWebhookMockHandler200,
} from '../generated/webhooks/webhooks.msw.ts';

/**
 * Every call succeeds, answered with the fixtures. Stories start from these and override what they show; extensions
 * that add to a screen, too.
 */
export const handlers: RequestHandler[] = [
  getLogInMockHandler200(recruiterLogin),
  getLogOutMockHandler204(),
  getListSignInMethodsMockHandler200({}),
  getListPasskeysMockHandler200(passkeys),
  getBeginPasskeyMockHandler200(passkeySetup),
  getAddPasskeyMockHandler201(laptopPasskey),
  getRemovePasskeyMockHandler204(),
  getStartPasskeySignInMockHandler200(passkeySignInStart),
  getFinishPasskeySignInMockHandler200(passkeySignInAnswer),
  getStartCompanySignInMockHandler200(),
  getRemoveCompanyLinkMockHandler204(),
  getFinishCompanySignInMockHandler200({ ...recruiterLogin, email: 'user@cortex.test' }),
  getRequestPasswordResetMockHandler200(),
  getUpdatePasswordMockHandler200(),
  getListSessionsMockHandler200(sessions),
  getEndSessionMockHandler204(),
  getEndOtherSessionsMockHandler200(),
  getConfirmSessionMockHandler204(),
  getConfirmEmailMockHandler200({ confirmed: true }),
  getResendEmailConfirmationMockHandler204(),
  getGetSecondFactorMockHandler200(secondFactor),
  getBeginSecondFactorMockHandler200(secondFactorSetup),
  getConfirmSecondFactorMockHandler200(recoveryCodes),
  getTurnOffSecondFactorMockHandler200(noSecondFactor),
  getRenewRecoveryCodesMockHandler200(recoveryCodes),
  getGetSecondFactorPolicyMockHandler200(secondFactorPolicy),
  getUpdateSecondFactorPolicyMockHandler200({ ...secondFactorPolicy, required: true }),
  getRemoveSecondFactorMockHandler204(),
  getContactSupportMockHandler200(),
  getCreateOrganizationMockHandler201(acmeCreated),
  getGetOrganizationMockHandler200(acmeDetails),
  getUpdateOrganizationMockHandler200(acmeDetails),
  getGetDashboardMockHandler200(recruiterCounts),
  getListJobsMockHandler200(jobs),
  getCreateJobMockHandler201(backendJob),
  getUpdateJobMockHandler200(backendJob),
  getDeleteJobMockHandler200(),
  getListCandidatesMockHandler200(candidates),
  getGetCandidateMockHandler200(maraDetails),
  getCreateCandidateMockHandler201(maraDetails),
  getUpdateCandidateMockHandler200(maraDetails),
  getDeleteCandidateMockHandler200(),
  getShareCandidateMockHandler201(),
  getRestoreCandidateMockHandler200(maraDetails),
  getMergeCandidatesMockHandler200(maraDetails),
  getListSharesMockHandler200([]),
  getGetResumeTextMockHandler200(maraResumeText),
  sendResumeFile(maraResumePdf),
  getWithdrawShareMockHandler200(),
  absent('readResume'),
  absent('listApplicantRequests'),
  getListWaitingRequestsMockHandler200([]),
  getListComingInterviewsMockHandler200([]),
  getCreateApplicantLinkMockHandler201(applicantLink),
  getRevokeApplicantLinkMockHandler204(),
  getAnswerApplicantRequestMockHandler200(answeredRequest),
  getOpenApplicationMockHandler200(application),
  getSendApplicantRequestMockHandler201(waitingRequest),
  getListUsersMockHandler200(people),
  getCreateUserMockHandler201(newUser),
  getUpdateUserMockHandler200(newUser),
  getDeleteUserMockHandler200(),
  getRestoreUserMockHandler200(newUser),
  getListInvitationsMockHandler200(invitations),
  getCreateInvitationMockHandler201(sentInvitation),
  getResendInvitationMockHandler200(sentInvitation),
  getRevokeInvitationMockHandler204(),
  getOpenInvitationMockHandler200(openedInvitation),
  getAcceptInvitationMockHandler201(recruiterLogin),
  absent('readJobCriteria'),
  getListAnalysesMockHandler200([]),
  getListVocabularyMockHandler200(vocabulary),
  getAddVocabularyTermMockHandler201(containerClusters),
  getRemoveVocabularyTermMockHandler204(),
  getPreviewScoresMockHandler200(scorePreview),
  absent('listStages'),
  getUpdateStagesMockHandler200(stages),
  getListApplicationsMockHandler200(applications),
  getGetFunnelMockHandler200(funnel),
  absent('listApplicationCounts'),
  getGetSourceFiguresMockHandler200(sourceFigures),
  getMoveApplicationsMockHandler200(({ request }) => answerMove(request)),
  getListCandidateApplicationsMockHandler200(maraApplications),
  absent('listScorecardJobs'),
  absent('listScorecards'),
  getSaveScorecardMockHandler200(bothScorecards),
  absent('listApiKeys'),
  getCreateApiKeyMockHandler201(madeKey),
  getRevokeApiKeyMockHandler204(),
  absent('listWebhooks'),
  getCreateWebhookMockHandler201(madeWebhook),
  getUpdateWebhookMockHandler200(changedWebhook),
  getDeleteWebhookMockHandler204(),
  getRotateWebhookSecretMockHandler200(rotatedWebhook),
  getTestWebhookMockHandler201(testDelivery),
  getListWebhookDeliveriesMockHandler200(webhookDeliveries),
  getResendWebhookDeliveryMockHandler200(testDelivery),
  absent('getJobsPage'),
  getUpdateJobsPageMockHandler200(jobsPage),
  getPublishJobMockHandler200(publishedJob),
  getUnpublishJobMockHandler200(backendJob),
  getListOpenJobsMockHandler200(openJobs),
  getGetOpenJobMockHandler200(openJob),
  getApplyToJobMockHandler201({ message: 'Your application was sent.' }),
  absent('listMailTemplates'),
  getUpdateMailTemplatesMockHandler200(mailTemplates),
  getSendCandidateMailMockHandler201(mailedNote),
  absent('listCandidateNotes'),
  getCreateCandidateNoteMockHandler201(newNote),
  getDeleteCandidateNoteMockHandler204(),
  absent('searchNotes'),
  absent('listJobChanges'),
  absent('listCandidateChanges'),
  absent('searchResumes'),
  getSetCandidateTagsMockHandler200(async ({ request }) => JSON.parse(await request.clone().text())),
  getListBackgroundTasksMockHandler200([]),
  absent('getRescoring'),
  absent('startBackgroundTask'),
  absent('readBackgroundTaskResults'),
  getCancelBackgroundTaskMockHandler204(),
  getListImportsMockHandler200([]),
  absent('startImport'),
  absent('readImportRows'),
  getCancelImportMockHandler204(),
  getListDecisionsMockHandler200([]),
  getRecordDecisionMockHandler201(shortlisted),
  getListLedgerMockHandler200(ledgerPage),
  getExportLedgerMockHandler200(),
  getGetRetentionMockHandler200(retention),
  getUpdateRetentionMockHandler200(retention),
  getDeleteInactiveCandidatesMockHandler200({ deleted: 3, skipped: [] }),
  getHoldCandidateMockHandler200(),
  getLiftHoldMockHandler204(),
  getAnalyzeResumeMockHandler200(goodFit),
  getAnalyzeResumesMockHandler200(({ request }) => rankPairs(request)),
  getGetReceiptMockHandler200(receipt),
  getCorrectFindingMockHandler200({ ...goodFit, correctable: true }),
  getListNearestLinesMockHandler200({ lines: nearestLines }),
  getCompareCandidatesMockHandler200(comparison),
  getGetOrganizationPerformanceMockHandler200(acmePerformance),
  getGetUserPerformanceMockHandler200(totals),
  getGetUserPerformanceHistoryMockHandler200(last90Days),
];

/** A result for each pair that is asked for: the fixtures' by candidate, and for any other the last that has a score. */
export async function rankPairs(request: Request): Promise<AnalysesAnswer> {
  const { pairs }: AnalysesRequest = await request.clone().json();
  const [, other] = ranked.results;
  return {
    results: pairs.map((pair) => ({
      ...(ranked.results.find(({ candidate_id }) => candidate_id === pair.candidate_id) ?? other),
      ...pair,
    })),
  };
}

/** Everybody who is moved comes from the first stage. */
async function answerMove(request: Request): Promise<ApplicationsMoved> {
  const { candidate_ids, stage_id }: ApplicationsMove = await request.clone().json();
  return {
    changes: candidate_ids.map((candidate_id) => ({
      candidate_id,
      from: stages[0]?.id ?? '',
      ...(stage_id === undefined ? {} : { to: stage_id }),
    })),
  };
}

/** The call never ends: `getListJobsMockHandler200(pending)`. */
export function pending(): Promise<never> {
  return new Promise(() => {});
}

function toPattern(operationId: OperationId): string {
  return `*${operations[operationId].path.replace(/\{(\w+)\}/g, ':$1')}`;
}

/** The network is down for one operation. */
export function networkDown(operationId: OperationId): RequestHandler {
  return http[operations[operationId].method](toPattern(operationId), () => HttpResponse.error());
}

/** A server that does not support an operation, as an extension may be missing. */
export function absent(operationId: OperationId): RequestHandler {
  return http[operations[operationId].method](toPattern(operationId), () =>
    HttpResponse.json({ detail: 'There is no such operation.', code: 'not_found' }, { status: 404 }),
  );
}

/** Something that is no JSON answers one operation, as a proxy in between would. */
export function unreadable(operationId: OperationId, status = 200): RequestHandler {
  return http[operations[operationId].method](toPattern(operationId), () =>
    HttpResponse.html('<!doctype html><title>Bad gateway</title>', { status }),
  );
}

/** What stands behind the link to a resume. */
export function sendResumeFile(bytes: Uint8Array<ArrayBuffer>): RequestHandler {
  return http.get('*/resumes/:id', () => HttpResponse.arrayBuffer(bytes.slice().buffer));
}
