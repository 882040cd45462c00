import { runTasks } from './backgroundTasks/runTasks.ts';
import { createAnalyzer, type Models } from './createAnalyzer.ts';
import { openDatabase } from './db/openDatabase.ts';
import { describeFault } from './http/requestLog.ts';
import type { Delivering } from './webhookDelivery/deliver.ts';
import { runWebhooks } from './webhookDelivery/runWebhooks.ts';
import { performLongElsewhere } from './workers/perform.ts';
import { startPool } from './workers/pool.ts';

export type TaskWorkerOptions = Models & {
  dataDirectory: string;
  /** The PostgreSQL database of the servers; SQLite belongs to one process. */
  databaseUrl: string;
  /** As the servers have them, else it could not sign what it sends. */
  secretsKeys: readonly string[];
  /** Whether webhooks may go to private addresses, and by http to this machine. */
  allowPrivateWebhooks: boolean;
};

/** A process that works on background tasks, sends webhooks and answers no requests. */
export type TaskWorker = { stop(): Promise<void> };

/** Opens the database, brings its tables up to date, and works on background tasks and webhooks beside the servers. */
export async function startTaskWorker(options: TaskWorkerOptions): Promise<TaskWorker> {
  const { db, close } = await openDatabase(options.dataDirectory, options.databaseUrl);
  const clock = () => new Date();
  const pool = startPool();
  const perform = performLongElsewhere(pool.perform);
  const analyzer = await createAnalyzer(options, { db, clock, perform });
  const reportFault = (error: unknown) => {
    console.error(
      JSON.stringify({ at: clock(), level: 'error', task: 'worker', fault: describeFault(error) }),
    );
  };
  const runner = runTasks({ db, clock, analyzer }, reportFault);
  const { secretsKeys, allowPrivateWebhooks: allowPrivate } = options;
  const observe = tellUnreadable(clock);
  const webhooks = runWebhooks({ db, clock, secretsKeys, allowPrivate, observe }, reportFault);
  return {
    async stop() {
      await Promise.all([runner.stop(), webhooks.stop()]);
      pool.stop();
      await close();
    },
  };
}

const TOLD_EVERY_MS = 60_000;

/** Says once a minute that secrets of webhooks cannot be read here: another `SECRETS_KEY` than the servers have would else only slow them. */
function tellUnreadable(clock: () => Date): NonNullable<Delivering['observe']> {
  let toldAt = 0;
  return (attempt) => {
    const now = clock();
    if (attempt !== 'secret_unreadable' || now.getTime() - toldAt < TOLD_EVERY_MS) return;
    toldAt = now.getTime();
    const fault = 'A secret of a webhook cannot be read: SECRETS_KEY is to be that of the servers.';
    console.error(JSON.stringify({ at: now, level: 'error', task: 'worker', fault }));
  };
}
