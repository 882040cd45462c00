import { mkdirSync, rmSync } from 'node:fs';
import { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ServerType, serve } from '@hono/node-server';
import type { PasswordPolicy } from './access/passwordRules.ts';
import { type PasswordHash, scryptHash } from './access/passwords.ts';
import type { SignUpPolicy } from './access/signUp.ts';
import { addDocs } from './api/addDocs.ts';
import type { App } from './api/addOperation.ts';
import { createApp, type Dependencies } from './app.ts';
import { runTasks, type TaskRunner } from './backgroundTasks/runTasks.ts';
import type { CompanyRules } from './companySignIn/findPerson.ts';
import type { ProviderOptions } from './companySignIn/provider.ts';
import { createAnalyzer, type Models } from './createAnalyzer.ts';
import { createBlobs, type FilesBucket } from './createBlobs.ts';
import { checkFile, type FileCheck } from './db/checkFile.ts';
import { noteErasedIn } from './db/erasures.ts';
import { isEmpty } from './db/isEmpty.ts';
import { KEEP_DAYS, type KeepDays } from './db/mailRetention.ts';
import { openDatabase } from './db/openDatabase.ts';
import { fillSearchIndex } from './db/searchIndex.ts';
import { eraseOverdue } from './deletion/undo.ts';
import { createDrain, type Drain } from './http/drain.ts';
import { enforceLeastRate } from './http/leastRate.ts';
import { limitPipelining, readInSlices } from './http/limitPipelining.ts';
import { readClientAddress } from './http/readClientAddress.ts';
import { receiveForm } from './http/receiveForm.ts';
import { type CallerSpan, describeFault, type RequestEntry } from './http/requestLog.ts';
import { type Mail, outboxMail, smtpMail } from './mail/mail.ts';
import { deliverDue } from './mail/outbox.ts';
import type { Tracing } from './metrics/createTracing.ts';
import { type Figures, startFigures } from './metrics/serveMetrics.ts';
import { runWebhooks, type WebhookRunner } from './webhookDelivery/runWebhooks.ts';
import { createBackground } from './workers/background.ts';
import { performHere, performLongElsewhere } from './workers/perform.ts';
import { startPool } from './workers/pool.ts';

const MAIL_FROM = 'Cortex <no-reply@cortex.test>';
const LOOPBACK = '127.0.0.1';
const OUTBOX_EVERY_MS = 30_000;
/** A start has enough to do; then the first process that reads resumes starts before anybody needs it. */
const PREPARE_AFTER_MS = 1_000;
const ERASE_EVERY_MS = 5_000;

/**
 * How long a stop waits for requests unless stated, then for work that goes on after an answer, and then for handlers whose
 * callers are gone.
 */
const GRACE_MS = 5_000;
const SETTLE_MS = 1_500;
const ABANDONED_MS = 500;
/** For the rest of a stop. */
const REST_MS = 1_000;

/** How long the head of a request may take to arrive, and how often that is looked at. */
const HEADERS_MS = 15_000;
const CHECKED_EVERY_MS = 5_000;
const DEMO_SUPPORT_EMAIL = 'support@cortex.test';

/** How to run the server. */
export type ServerOptions = Models & {
  /** The folder of the SQLite database and of the demo's mails. It is created where there is none. */
  dataDirectory: string;
  /** A PostgreSQL database instead, which several servers may share, e.g. `postgres://user:password@localhost/cortex`. */
  databaseUrl?: string | undefined;
  /** 0 for any free one. */
  port: number;
  /** Where Prometheus finds `/metrics`, on the same address; nowhere unless stated. 0 for any free one. */
  metricsPort?: number | undefined;
  /** As which service it sends a span a request to a collector, which OpenTelemetry's variables name; none unless stated. */
  tracedAs?: string | undefined;
  /** The address to listen on; 127.0.0.1 unless stated, and always in demo mode. */
  hostname?: string;
  /** Seeds the demo organization into an empty database and keeps mails as files. */
  demo: boolean;
  /** Where browsers find this server, for signed links; as the request names it unless stated. */
  publicUrl?: string;
  /** Where the web app is, for links in mails. */
  webUrl: string;
  /** The server that mails go through. Needed outside demo mode. */
  smtpUrl?: string;
  /** The sender of mails. */
  mailFrom?: string;
  /** Who gets what people write to support. Needed outside demo mode. */
  supportEmail?: string;
  /** Who may create an organization; anybody unless stated. */
  signUp?: SignUpPolicy;
  /** Which new passwords are taken; any unless stated. */
  passwords?: PasswordPolicy;
  /** Whether the admin of a new organization confirms their email before they add anybody; not unless stated. */
  verifyEmail?: boolean;
  /** What the key of second factors at rest is derived from; a key in the database unless stated. */
  secretsKeys?: readonly string[] | undefined;
  /** Where files lie besides the database; nowhere unless stated. */
  filesBucket?: FilesBucket | undefined;
  /** The identity provider of a company, for whose organization's people it is another way to sign in; none unless stated. */
  companyProvider?: (Omit<ProviderOptions, 'redirectUri'> & CompanyRules) | undefined;
  /** For how many days support messages and mails are kept; 180 and 30 unless stated. */
  keepDays?: Partial<KeepDays>;
  /** How long a stop waits for requests under way; 5 s unless stated. */
  graceMs?: number | undefined;
  /** For how long a stop leaves connections without a request open, after the last one came; a quarter of a second unless stated. */
  lingerMs?: number | undefined;
  /** What makes and checks password hashes; scrypt unless stated. */
  hash?: PasswordHash | undefined;
  /** How many proxies stand between the clients and this server; none unless stated. */
  trustedProxies?: number;
  /** Whether this server works on background tasks, or leaves them to others and to `npm run worker`; it does unless stated. */
  worksOnTasks?: boolean | undefined;
  /** Whether webhooks may go to private addresses, and by http to this machine; in demo mode alone unless stated. */
  allowPrivateWebhooks?: boolean | undefined;
  /** Gets one entry a request. */
  log?(entry: RequestEntry): void;
  /** Who may call from a browser. */
  allowedOrigins: readonly string[];
};

/** A server that runs. */
export type RunningServer = {
  url: string;
  /** Where its figures are, where there is a port for them. */
  metricsUrl?: string;
  /** Says that it is about to stop: `/readyz` answers 503, and each answer ends its connection. It answers as before. */
  drain(): void;
  /** Answers what is under way and leaves the database. */
  stop(): Promise<void>;
  /** The longest that this takes. */
  longestStopMs: number;
};

/**
 * Opens the database, brings its tables up to date and listens. Rejects where the port is taken, the folder cannot be
 * written, or mails have nowhere to go.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const mail = createMail(options);
  const supportEmail = options.supportEmail ?? (options.demo ? DEMO_SUPPORT_EMAIL : undefined);
  if (!supportEmail) throw new Error('Nobody gets what people write to support: set SUPPORT_EMAIL.');
  mkdirSync(options.dataDirectory, { recursive: true, mode: 0o700 });
  const { db, unchecked, close } = await openDatabase(options.dataDirectory, options.databaseUrl);
  const clock = () => new Date();
  const hash = options.hash ?? scryptHash;
  const pool = startPool();
  const perform = performLongElsewhere(pool.perform);
  let figures: Figures | undefined;
  let tracing: Tracing | undefined;
  const log = (entry: RequestEntry, caller?: CallerSpan) => {
    figures?.metrics.observe(entry);
    tracing?.observe(entry, caller);
    options.log?.(entry);
  };
  const reportFault = (error: unknown) => {
    console.error(
      JSON.stringify({ at: clock(), level: 'error', task: 'background', fault: describeFault(error) }),
    );
  };
  const background = createBackground(reportFault);
  const timers: NodeJS.Timeout[] = [];
  const drain = createDrain(options.lingerMs);
  const filling = new AbortController();
  const { graceMs = GRACE_MS } = options;
  let runner: TaskRunner | undefined;
  let webhooks: WebhookRunner | undefined;
  let fileCheck: FileCheck | undefined;
  const release = async () => {
    fileCheck?.stop();
    filling.abort();
    for (const timer of timers) clearInterval(timer);
    await Promise.race([
      Promise.all([background.settled(), runner?.stop(), webhooks?.stop()]),
      pause(SETTLE_MS),
    ]);
    pool.stop();
    await drain.settled(ABANDONED_MS);
    await figures?.stop();
    await tracing?.stop();
    await close();
  };
  try {
    if (options.demo && (await isEmpty(db))) {
      const { seedDemo } = await import('./demo/seedDemo.ts');
      const { renderResumePdf } = await import('./demo/resumePdf.ts');
      await seedDemo({ db, hash, perform: performHere, now: clock(), render: renderResumePdf });
    }
    const analyzer = await createAnalyzer(options, { db, clock, perform });
    if (options.worksOnTasks ?? true) runner = runTasks({ db, clock, analyzer }, reportFault);
    const files = await createBlobs({ db, clock }, options.filesBucket, (...call) =>
      figures?.metrics.observeBucket(...call),
    );
    const uploads = prepareUploadFolder(options.dataDirectory);
    const allowPrivateWebhooks = options.allowPrivateWebhooks ?? options.demo;
    const { secretsKeys = [] } = options;
    webhooks = runWebhooks(
      {
        db,
        clock,
        secretsKeys,
        allowPrivate: allowPrivateWebhooks,
        observe: (outcome) => figures?.metrics.observeDelivery(outcome),
      },
      reportFault,
    );
    const dependencies: Dependencies = {
      db,
      hash,
      perform,
      analyzer,
      wakeTasks: runner?.wake,
      receiveForm: (c) => receiveForm(c, uploads),
      wakeWebhooks: webhooks.wake,
      allowPrivateWebhooks,
      mail,
      blobs: files.blobs,
      clock,
      log,
      clientAddress: (c) => readClientAddress(c, options.trustedProxies ?? 0),
      isStopping: drain.isDraining,
      isBehindProxy: (options.trustedProxies ?? 0) > 0,
      runInBackground: background.runInBackground,
      allowedOrigins: options.allowedOrigins,
      publicUrl: options.publicUrl,
      webUrl: options.webUrl,
      supportEmail,
      signUp: options.signUp,
      verifyEmail: options.verifyEmail,
      passwords: options.passwords,
      secretsKeys: options.secretsKeys,
      companySignIn: await createCompanySignIn(options, clock),
      keepDays: { ...KEEP_DAYS, ...options.keepDays },
      noteErased: (ids) => noteErasedIn(options.dataDirectory, ids, clock()),
    };
    const app = createApp(dependencies);
    addDocs(app);
    if (options.metricsPort !== undefined) {
      const watched = { db, clock, usage: pool.usage, isStopping: drain.isDraining };
      figures = await startFigures(watched, { port: options.metricsPort, hostname: hostOf(options) });
    }
    if (options.tracedAs) {
      const { createTracing } = await import('./metrics/createTracing.ts');
      tracing = createTracing({ serviceName: options.tracedAs });
    }
    const server = await listen(app, drain, options);
    if (unchecked)
      fileCheck = checkFile(unchecked, (damage) =>
        console.error(JSON.stringify({ at: clock(), level: 'error', task: 'integrity', damage })),
      );
    const deliver = () => background.runInBackground(() => deliverDue(dependencies));
    const erase = () => {
      background.runInBackground(() => eraseOverdue(dependencies));
      if (files.eraseLoose) background.runInBackground(files.eraseLoose);
    };
    timers.push(setInterval(deliver, OUTBOX_EVERY_MS).unref(), setInterval(erase, ERASE_EVERY_MS).unref());
    deliver();
    erase();
    background.runInBackground(() => fillSearchIndex(db, filling.signal));
    timers.push(setTimeout(pool.prepare, PREPARE_AFTER_MS).unref());
    return {
      url: `http://localhost:${portOf(server)}`,
      ...(figures ? { metricsUrl: figures.url } : {}),
      longestStopMs: graceMs + SETTLE_MS + ABANDONED_MS + REST_MS,
      drain() {
        drain.begin();
        void runner?.stop();
        void webhooks?.stop();
      },
      async stop() {
        await drain.close(server, graceMs);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

function listen(app: App, drain: Drain, options: ServerOptions): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server: ServerType = serve(
      {
        fetch: limitPipelining(drain.watch(app.fetch)),
        port: options.port,
        hostname: hostOf(options),
        serverOptions: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECKED_EVERY_MS },
      },
      () => resolve(plain),
    );
    const plain = requirePlain(server);
    enforceLeastRate(plain);
    readInSlices(plain);
    plain.on('error', reject);
  });
}

function requirePlain(server: ServerType): Server {
  if (server instanceof Server) return server;
  throw new TypeError('The server speaks HTTP/1.1: TLS and HTTP/2 are the proxy’s.');
}

function hostOf({ demo, hostname }: ServerOptions): string {
  return demo || !hostname ? LOOPBACK : hostname;
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen on a port.');
  return address.port;
}

/** An empty folder for files that are on their way. What lies there from a server that was killed is removed. */
function prepareUploadFolder(dataDirectory: string): string {
  const folder = join(dataDirectory, 'uploads');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Loaded where it is set up alone: most servers need no library for it. */
async function createCompanySignIn(
  { companyProvider, webUrl }: ServerOptions,
  clock: () => Date,
): Promise<Dependencies['companySignIn']> {
  if (!companyProvider) return undefined;
  const { createProvider } = await import('./companySignIn/provider.ts');
  const { organization, adminGroup, ...provider } = companyProvider;
  return {
    organization,
    adminGroup,
    provider: createProvider({ ...provider, redirectUri: `${webUrl}/company-sign-in` }),
    report: (failure) =>
      console.error(JSON.stringify({ at: clock(), level: 'error', task: 'company sign-in', failure })),
  };
}

function createMail({ demo, dataDirectory, smtpUrl, mailFrom = MAIL_FROM }: ServerOptions): Mail {
  if (smtpUrl) return smtpMail(smtpUrl, mailFrom);
  if (demo) return outboxMail(join(dataDirectory, 'outbox'), mailFrom);
  throw new Error('Mails have nowhere to go: set SMTP_URL, e.g. smtps://user:password@mail.example.com.');
}
