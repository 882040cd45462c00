import { createApp, type Dependencies } from './app.ts';
import { runTasks } from './backgroundTasks/runTasks.ts';
import { isEmpty } from './db/isEmpty.ts';
import { KEEP_DAYS } from './db/mailRetention.ts';
import { migrate } from './db/migrations.ts';
import { fillSearchIndex } from './db/searchIndex.ts';
import { openKept, type SqliteConnection } from './db/sqliteConnection.ts';
import { eraseOverdue } from './deletion/undo.ts';
import { type SeedOptions, seedDemo } from './demo/seedDemo.ts';
import { receiveFormWhole } from './http/receiveFormWhole.ts';
import { deliverDue } from './mail/outbox.ts';
import { every } from './platform/timers.ts';
import { databaseBlobs } from './resumes/blobs.ts';
import { createBuiltInAnalyzer } from './workers/analyzer.ts';
import { createBackground } from './workers/background.ts';

export type { PasswordHash } from './access/passwords.ts';
export type { SqliteConnection } from './db/sqliteConnection.ts';
export type { SeedOptions } from './demo/seedDemo.ts';
export type { Mail, MailMessage } from './mail/mail.ts';
export type { Perform } from './workers/perform.ts';
export { TaskFailed } from './workers/TaskFailed.ts';
export type { TaskInput, TaskName, TaskResult } from './workers/tasks.ts';

const OUTBOX_EVERY_MS = 30_000;
const ERASE_EVERY_MS = 5_000;
const SUPPORT_EMAIL = 'support@cortex.test';
const THIS_MACHINE = '127.0.0.1';

export type EmbeddedOptions = Pick<Dependencies, 'hash' | 'perform' | 'mail' | 'webUrl'> & {
  connection: SqliteConnection;
  /** Where its only callers find it. */
  publicUrl: string;
  /** What an empty database is filled with. */
  seed: Pick<SeedOptions, 'perform' | 'render'>;
  /** Hears of what broke inside. */
  report(fault: unknown): void;
};

/** A server that answers requests by function calls, as it has no port. */
export type Embedded = { fetch(request: Request): Promise<Response>; stop(): Promise<void> };

/**
 * Runs the server with the demo organization on one connection to SQLite, without anything of a machine: for one person, in
 * a tab of a browser. Rejects where the tables cannot be brought up to date.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { connection, publicUrl, seed, report, ...given } = options;
  const { hash, perform } = given;
  const db = openKept(connection);
  const clock = () => new Date();
  await migrate(db);
  if (await isEmpty(db)) await seedDemo({ db, hash, now: clock(), ...seed });
  const background = createBackground(report);
  const analyzer = createBuiltInAnalyzer((...asked) => perform('analysis', ...asked));
  const runner = runTasks({ db, clock, analyzer }, report);
  const dependencies: Dependencies = {
    ...given,
    db,
    analyzer,
    wakeTasks: runner.wake,
    receiveForm: receiveFormWhole,
    blobs: databaseBlobs,
    clock,
    log: ({ fault }) => fault && report(fault),
    clientAddress: () => THIS_MACHINE,
    runInBackground: background.runInBackground,
    allowedOrigins: [],
    publicUrl,
    supportEmail: SUPPORT_EMAIL,
    keepDays: KEEP_DAYS,
    // There are no backups that could bring them back.
    noteErased: async () => {},
  };
  const app = createApp(dependencies);
  const deliver = () => background.runInBackground(() => deliverDue(dependencies));
  const erase = () => background.runInBackground(() => eraseOverdue(dependencies));
  const stops = [every(OUTBOX_EVERY_MS, deliver), every(ERASE_EVERY_MS, erase)];
  const filling = new AbortController();
  deliver();
  erase();
  background.runInBackground(() => fillSearchIndex(db, filling.signal));
  return {
    fetch: async (request) => app.fetch(request),
    async stop() {
      for (const stop of stops) stop();
      filling.abort();
      await Promise.all([background.settled(), runner.stop()]);
      await db.destroy();
    },
  };
}
