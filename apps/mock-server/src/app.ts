import type { ErrorBody } from '@cortex/api-client/model';
import { type OperationId, operationIds, operations } from '@cortex/api-client/operations';
import type { Context, MiddlewareHandler } from 'hono';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { forgetExpired } from './access/forgetExpired.ts';
import type { PasswordPolicy } from './access/passwordRules.ts';
import type { PasswordHash } from './access/passwords.ts';
import type { SignUpPolicy } from './access/signUp.ts';
import { addOperation, type Env, type Handler } from './api/addOperation.ts';
import { forLargeBodies, limitAtOnce, RETRY_SECONDS } from './api/limitAtOnce.ts';
import { shareAtOnce } from './api/shareAtOnce.ts';
import { takeTurns } from './api/takeTurns.ts';
import { taskRefusal } from './api/taskRefusal.ts';
import { keepUploads, limitArriving, limitUploads, shareUploads } from './api/uploads.ts';
import { isPoolBusy } from './db/isPoolBusy.ts';
import { isStorageFull } from './db/isStorageFull.ts';
import type { KeepDays } from './db/mailRetention.ts';
import type { Database } from './db/schema.ts';
import { allowOrigins } from './http/cors.ts';
import type { ReceiveForm } from './http/forms.ts';
import { HttpError, MethodNotAllowed, notFound, ServerBusy } from './http/HttpError.ts';
import { hearOut } from './http/hearOut.ts';
import { methodsOf } from './http/methodsOf.ts';
import type { CallerSpan, RequestEntry } from './http/requestLog.ts';
import { logRequests } from './http/requestLog.ts';
import { safetyHeaders } from './http/safetyHeaders.ts';
import type { Mail } from './mail/mail.ts';
import type { Blobs } from './resumes/blobs.ts';
import { accountRoutes } from './routes/account.ts';
import { analysisRoutes } from './routes/analysis.ts';
import { applicantRoutes } from './routes/applicants.ts';
import { applicationRoutes } from './routes/applications.ts';
import { authRoutes } from './routes/auth.ts';
import { backgroundTaskRoutes } from './routes/backgroundTasks.ts';
import { candidateRoutes } from './routes/candidates.ts';
import { type CompanySignIn, companySignInRoutes } from './routes/companySignIn.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { addHealth } from './routes/health.ts';
import { importRoutes } from './routes/imports.ts';
import { invitationRoutes } from './routes/invitations.ts';
import { jobRoutes } from './routes/jobs.ts';
import { keyRoutes } from './routes/keys.ts';
import { ledgerRoutes } from './routes/ledger.ts';
import { mailRoutes } from './routes/mails.ts';
import { noteRoutes } from './routes/notes.ts';
import { organizationRoutes } from './routes/organizations.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { performanceRoutes } from './routes/performance.ts';
import { applicationSteps, publicationRoutes } from './routes/publication.ts';
import { addResumeDownload } from './routes/resumes.ts';
import { retentionRoutes } from './routes/retention.ts';
import { scorecardRoutes } from './routes/scorecards.ts';
import { secondFactorPolicyRoutes } from './routes/secondFactorPolicy.ts';
import { secondFactorRoutes } from './routes/secondFactors.ts';
import { supportRoutes } from './routes/support.ts';
import { userRoutes } from './routes/users.ts';
import { vocabularyRoutes } from './routes/vocabulary.ts';
import { webhookRoutes } from './routes/webhooks.ts';
import { type Analyzer, createBuiltInAnalyzer } from './workers/analyzer.ts';
import type { Perform } from './workers/perform.ts';
import { TaskFailed } from './workers/TaskFailed.ts';

/** All that touches the machine, so that the app itself can run anywhere and its tests need no real clock. */
export type Dependencies = {
  db: Kysely<Database>;
  hash: PasswordHash;
  /** Does the work on texts that people sent. */
  perform: Perform;
  /** What analyzes candidates for a job; the built-in scoring unless stated. */
  analyzer?: Analyzer | undefined;
  mail: Mail;
  blobs: Blobs;
  /** Takes a form, whose files lie somewhere until its request has been answered. */
  receiveForm: ReceiveForm;
  clock(): Date;
  /** Writes down that a request was answered. */
  log(entry: RequestEntry, caller?: CallerSpan): void;
  /** Whether a proxy of ours stands in front, whose ids of requests are taken. */
  isBehindProxy?: boolean | undefined;
  /** The network address that a request comes from. */
  clientAddress(c: Context): string;
  /** Says that there is a background task to work on; they wait where nobody does. */
  wakeTasks?: (() => void) | undefined;
  /** Says that there is an event to send to a webhook; they wait where nobody does. */
  wakeWebhooks?: (() => void) | undefined;
  /** Whether webhooks may go to private addresses, and by http to this machine; not unless stated. */
  allowPrivateWebhooks?: boolean | undefined;
  /** Runs a task after the answer has gone out, so that an answer takes as long with it as without. */
  runInBackground(task: () => Promise<void>): void;
  /** Who may call from a browser, e.g. `http://localhost:3000`. */
  allowedOrigins: readonly string[];
  /** Where browsers find this server, for signed links; undefined means as the request names it. */
  publicUrl: string | undefined;
  /** Where the web app is, for links in mails. */
  webUrl: string;
  /** Who gets what people write to support. */
  supportEmail: string;
  /** Who may create an organization; anybody unless stated. */
  signUp?: SignUpPolicy | undefined;
  /** Which new passwords are taken; any unless stated. */
  passwords?: PasswordPolicy | undefined;
  /** Whether the admin of an organization that was created over the web confirms their email before they add anybody. */
  verifyEmail?: boolean | undefined;
  /** What the key of second factors at rest is derived from; a key in the database unless stated. */
  secretsKeys?: readonly string[] | undefined;
  /** How people of a company sign in at its own provider; by email and password alone unless stated. */
  companySignIn?: CompanySignIn | undefined;
  /** For how long that and mails are kept. */
  keepDays: KeepDays;
  /** Whether the server is about to stop, so that whoever spreads requests sends it no more; never unless stated. */
  isStopping?: (() => boolean) | undefined;
  /** Writes down, outside the database, that records are erased, so that a backup of before can be restored without them. */
  noteErased(ids: readonly string[]): Promise<void>;
};

/** How many calls about dozens of candidates, about one text, and for words are answered at once. */
const RANKINGS_AT_ONCE = { person: 4, organization: 12 };
const TOO_MANY_RANKINGS = 'Too many rankings at once. Try again in a moment.';
const READINGS_AT_ONCE = { person: 12, organization: 40 };
const SEARCHES_AT_ONCE = { person: 8, organization: 24 };
/** With files, of which some 30 MB are held in memory each. */
const MAILS_AT_ONCE = { person: 4, organization: 4, all: 8 };

/** The API as one app: requests in, answers out. All that touches the machine comes in through its dependencies. */
export function createApp(dependencies: Dependencies): Hono<Env> {
  const app = new Hono<Env>({ strict: false });
  app.use(hearOut());
  app.use(logRequests(dependencies));
  app.use(forgetExpired(dependencies));
  app.use(allowOrigins(dependencies.allowedOrigins));
  const headers = [
    ...safetyHeaders(dependencies.publicUrl),
    ['Accept-Idempotency-Key', 'true'] as const,
    ['Cache-Control', 'no-store'] as const,
  ];
  app.use(async (c, next) => {
    // Ahead of the answer: what is added to one that is there already makes it again.
    for (const [name, value] of headers) c.header(name, value);
    await next();
  });

  const { perform } = dependencies;
  const analyzer =
    dependencies.analyzer ??
    createBuiltInAnalyzer((inputs, onBehalf) => perform('analysis', inputs, onBehalf));
  const scoring = { ...dependencies, analyzer };
  const handlers: Record<OperationId, Handler> = {
    ...authRoutes(dependencies),
    ...companySignInRoutes(dependencies),
    ...passkeyRoutes(dependencies),
    ...accountRoutes(dependencies),
    ...secondFactorRoutes(dependencies),
    ...secondFactorPolicyRoutes(dependencies),
    ...dashboardRoutes(dependencies),
    ...jobRoutes(dependencies),
    ...candidateRoutes(dependencies),
    ...userRoutes(dependencies),
    ...organizationRoutes(dependencies),
    ...performanceRoutes(dependencies),
    ...supportRoutes(dependencies),
    ...analysisRoutes(scoring),
    ...backgroundTaskRoutes(scoring),
    ...importRoutes(dependencies),
    ...ledgerRoutes(dependencies),
    ...retentionRoutes(dependencies),
    ...vocabularyRoutes(dependencies),
    ...applicantRoutes(dependencies),
    ...applicationRoutes(dependencies),
    ...noteRoutes(dependencies),
    ...mailRoutes(dependencies),
    ...scorecardRoutes(dependencies),
    ...invitationRoutes(dependencies),
    ...publicationRoutes(dependencies),
    ...keyRoutes(dependencies),
    ...webhookRoutes(dependencies),
  };
  const formSteps = [
    limitUploads(),
    limitArriving(),
    ...shareUploads(dependencies),
    keepUploads(dependencies.receiveForm),
  ];
  const rankingSteps = [
    limitAtOnce(RANKINGS_AT_ONCE, TOO_MANY_RANKINGS),
    ...shareAtOnce(dependencies, 'rankings', RANKINGS_AT_ONCE, TOO_MANY_RANKINGS),
  ];
  const readingSteps = [limitAtOnce(READINGS_AT_ONCE, 'Too many texts at once. Try again in a moment.')];
  const searchSteps = [limitAtOnce(SEARCHES_AT_ONCE, 'Too many searches at once. Try again in a moment.')];
  const mailSteps = [
    forLargeBodies(limitAtOnce(MAILS_AT_ONCE, 'Too many mails with files at once. Try again in a moment.')),
  ];
  const readSteps = [takeTurns()];
  const ownSteps: Partial<Record<OperationId, readonly MiddlewareHandler<Env>[]>> = {
    analyzeResumes: rankingSteps,
    previewScores: rankingSteps,
    readJobCriteria: readingSteps,
    correctFinding: readingSteps,
    listNearestLines: [takeTurns(), ...readingSteps],
    moveApplications: [takeTurns()],
    sendCandidateMail: mailSteps,
    searchResumes: searchSteps,
    searchNotes: searchSteps,
    applyToJob: applicationSteps(dependencies),
  };
  app.use((c, next) => {
    const methods = methodsOf(c.req.path);
    if (methods.length > 0 && !methods.includes(c.req.method)) throw new MethodNotAllowed(methods);
    return next();
  });
  for (const id of operationIds) {
    const { method, role } = operations[id];
    const steps = ownSteps[id] ?? (method === 'get' && role !== 'public' ? readSteps : undefined);
    addOperation(app, dependencies, id, handlers[id], { formSteps, ownSteps: steps });
  }
  addResumeDownload(app, dependencies);
  addHealth(app, dependencies);

  app.notFound((c) => c.json(notFound().body, 404));
  app.onError((error, c) => {
    const known = toRefusal(error, c.req.method);
    if (known instanceof HttpError) return c.json(known.body, known.status, known.headers);
    const failure = c.req.method === 'GET' ? readFailure : internalError;
    return c.json(isStorageFull(error) ? storageFull : failure, 500);
  });
  return app;
}

/** What is known to be wrong, as an answer says it. */
function toRefusal(error: Error, method: string): Error {
  if (error instanceof TaskFailed) return taskRefusal(error);
  if (!isPoolBusy(error)) return error;
  return method === 'GET' ? new ServerBusy(RETRY_SECONDS, READ_BUSY) : new ServerBusy(RETRY_SECONDS);
}

const READ_BUSY = 'The server is busy. Try again in a moment.';

const internalError: ErrorBody = {
  detail: 'Something went wrong on our side. Nothing was saved. Try again.',
  code: 'internal_error',
};

const readFailure: ErrorBody = {
  detail: 'Something went wrong on our side. Try again.',
  code: 'internal_error',
};

const storageFull: ErrorBody = {
  detail: "The server's disk is full, so nothing was saved. Tell whoever runs it, then try again.",
  code: 'storage_full',
};
