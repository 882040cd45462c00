import { runTasks } from './backgroundTasks/runTasks.ts';
import { createAnalyzer, type Models } from './createAnalyzer.ts';
import { openDatabase } from './db/openDatabase.ts';
import { describeFault } from './http/requestLog.ts';
import { type Figures, startFigures } from './metrics/serveMetrics.ts';
import type { DeliveryOutcome } from './webhookDelivery/deliver.ts';
import { runWebhooks } from './webhookDelivery/runWebhooks.ts';
import { performLongElsewhere } from './workers/perform.ts';
import { startPool } from './workers/pool.ts';

const LOOPBACK = '127.0.0.1';

export type TaskWorkerOptions = Models & {
  dataDirectory: string;
  /** The PostgreSQL database of the servers; a SQLite file belongs to one process, and so to nobody beside it. */
  databaseUrl: string | undefined;
  /** As the servers have them, else it could not sign what it sends. */
  secretsKeys: readonly string[];
  /** Whether webhooks may go to private addresses, and by http to this machine. */
  allowPrivateWebhooks: boolean;
  /** Where Prometheus finds `/metrics` of this process; nowhere unless stated. 0 for any free one. */
  metricsPort?: number | undefined;
  /** The address of that port; 127.0.0.1 unless stated. */
  hostname?: string;
};

/** A process that works on background tasks, sends webhooks and answers no requests but for its figures. */
export type TaskWorker = {
  /** Where its figures are, where there is a port for them. */
  metricsUrl?: string;
  stop(): Promise<void>;
};

/**
 * Opens the database, brings its tables up to date, and works on background tasks and webhooks beside the servers. Rejects where the port of
 * the figures is taken.
 */
export async function startTaskWorker(options: TaskWorkerOptions): Promise<TaskWorker> {
  const { db, close } = await openDatabase(options.dataDirectory, options.databaseUrl);
  const clock = () => new Date();
  const pool = startPool();
  let isStopping = false;
  let figures: Figures | undefined;
  const release = async () => {
    pool.stop();
    await figures?.stop();
    await close();
  };
  const reportFault = (error: unknown) => {
    console.error(
      JSON.stringify({ at: clock(), level: 'error', task: 'worker', fault: describeFault(error) }),
    );
  };
  try {
    const perform = performLongElsewhere(pool.perform);
    const analyzer = await createAnalyzer(options, { db, clock, perform });
    const watched = { db, clock, usage: pool.usage, isStopping: () => isStopping };
    if (options.metricsPort !== undefined)
      figures = await startFigures(watched, {
        port: options.metricsPort,
        hostname: options.hostname ?? LOOPBACK,
      });
    const runner = runTasks({ db, clock, analyzer }, reportFault);
    const { secretsKeys, allowPrivateWebhooks: allowPrivate } = options;
    const tell = tellUnreadable(clock);
    const observe = (attempt: DeliveryOutcome) => {
      figures?.metrics.observeDelivery(attempt);
      tell(attempt);
    };
    const webhooks = runWebhooks({ db, clock, secretsKeys, allowPrivate, observe }, reportFault);
    return {
      ...(figures ? { metricsUrl: figures.url } : {}),
      async stop() {
        isStopping = true;
        await Promise.all([runner.stop(), webhooks.stop()]);
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

const TOLD_EVERY_MS = 60_000;

/** Says once a minute that secrets of webhooks cannot be read here: another `SECRETS_KEY` than the servers have would else only slow them. */
function tellUnreadable(clock: () => Date): (attempt: DeliveryOutcome) => void {
  let toldAt = 0;
  return (attempt) => {
    const now = clock();
    if (attempt !== 'secret_unreadable' || now.getTime() - toldAt < TOLD_EVERY_MS) return;
    toldAt = now.getTime();
    const fault = 'A secret of a webhook cannot be read: SECRETS_KEY is to be that of the servers.';
    console.error(JSON.stringify({ at: now, level: 'error', task: 'worker', fault }));
  };
}
