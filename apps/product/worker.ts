import { readSettings } from '@cortex/server/settings';
import { startTaskWorker } from '@cortex/server/worker';

/** Works on background tasks and sends webhooks beside servers with the same settings, until it is told to stop. */
try {
  const { api, workerMetricsPort } = readSettings(process.env);
  const { databaseUrl, secretsKeys = [], allowPrivateWebhooks = false } = api;
  if (!databaseUrl)
    throw new Error(
      'A worker of its own needs PostgreSQL: set DATABASE_URL. On SQLite the server itself works on background tasks and sends webhooks.',
    );
  const worker = await startTaskWorker({
    ...api,
    databaseUrl,
    secretsKeys,
    allowPrivateWebhooks,
    metricsPort: workerMetricsPort,
  });
  const { metricsUrl } = worker;
  console.log(
    JSON.stringify({ at: new Date(), started: 'worker', ...(metricsUrl ? { metrics: metricsUrl } : {}) }),
  );
  const stop = () => void worker.stop().then(() => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
