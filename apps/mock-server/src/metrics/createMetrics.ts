import type { WebhookFailure } from '@cortex/api-client/model';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../db/store.ts';
import type { RequestEntry } from '../http/requestLog.ts';
import type { ObserveBucket } from '../outside/bucket.ts';
import type { PoolUsage } from '../workers/pool.ts';
import { readWebhookBacklog } from './readWebhookBacklog.ts';

/** In seconds: what people call at once, what they wait for, and what they give up on. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The states of a background task that goes on. */
const BACKGROUND_STATES = ['waiting', 'running'] as const;

type DeliveryOutcome = 'delivered' | WebhookFailure;

/** What can come of an attempt at a webhook. */
const OUTCOMES = Object.keys({
  delivered: true,
  status: true,
  redirect: true,
  timeout: true,
  unreachable: true,
  certificate: true,
  unknown_name: true,
  address_refused: true,
  secret_unreadable: true,
} satisfies Record<DeliveryOutcome, true>);

/** What is measured of a server or a worker, for Prometheus. No label names a person, an organization or a path with ids. */
export type Metrics = {
  observe(entry: RequestEntry): void;
  /** Counts an attempt at a webhook. */
  observeDelivery(outcome: DeliveryOutcome): void;
  /** Counts a call to the storage of files. */
  observeBucket: ObserveBucket;
  /** All figures in Prometheus's text format. */
  render(): Promise<string>;
  contentType: string;
};

/** What figures are taken of. */
export type Watched = Store & {
  usage(): PoolUsage;
  /** Whether the process is about to stop. */
  isStopping(): boolean;
};

/**
 * Counts what a server, or a worker, does: requests by operation and status, delays of the event loop (with Node's other figures),
 * tasks that wait or run, background tasks, mails that wait, events of webhooks that were tried and that wait, sessions, and whether its database answers. What is in the database is asked
 * for when somebody reads the figures.
 */
export function createMetrics({ db, clock, usage, isStopping }: Watched): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'cortex_request_seconds',
    help: 'Time from a request to its answer, by operation of the contract ("other" for none) and status.',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const storage = new Histogram({
    name: 'cortex_file_storage_seconds',
    help: 'Time of a call to the storage of files, by the call and what came of it; nothing where files lie in the database.',
    labelNames: ['call', 'outcome'],
    buckets: BUCKETS,
    registers,
  });
  const add = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  add('cortex_tasks_waiting', 'Tasks on texts and files that wait for a worker.', () => usage().waiting);
  add('cortex_tasks_running', 'Tasks on texts and files that a worker does.', () => usage().running);
  add('cortex_workers', 'Worker processes, those without work included.', () => usage().processes);
  add('cortex_stopping', '1 while the process is about to stop.', () => Number(isStopping()));

  const databaseUp = new Gauge({
    name: 'cortex_database_up',
    help: '1 where the database answers.',
    registers,
  });
  const databaseSeconds = new Gauge({
    name: 'cortex_database_answer_seconds',
    help: 'Time of one small query when these figures were read.',
    registers,
  });
  const mails = new Gauge({
    name: 'cortex_mails_waiting',
    help: 'Mails that are still to be sent.',
    registers,
  });
  const oldestMail = new Gauge({
    name: 'cortex_oldest_mail_seconds',
    help: 'For how long the oldest of them has waited.',
    registers,
  });
  const background = new Gauge({
    name: 'cortex_background_tasks',
    help: 'Background tasks of all servers that wait or go on.',
    labelNames: ['state'],
    registers,
  });
  const oldestTask = new Gauge({
    name: 'cortex_oldest_background_task_seconds',
    help: 'For how long the one that was worked on longest ago has had no turn.',
    registers,
  });
  const sessions = new Gauge({ name: 'cortex_sessions', help: 'Sessions that are kept.', registers });

  const deliveries = new Counter({
    name: 'cortex_webhook_attempts_total',
    help: 'Attempts of this process to send an event to a webhook, by what came of them.',
    labelNames: ['outcome'],
    registers,
  });
  // From the beginning, so that the first one is a rise.
  for (const outcome of OUTCOMES) deliveries.inc({ outcome }, 0);
  const events = new Gauge({
    name: 'cortex_webhook_events_waiting',
    help: 'Events of all servers that are still to be taken by a webhook that is on.',
    registers,
  });
  const oldestEvent = new Gauge({
    name: 'cortex_oldest_webhook_event_seconds',
    help: 'How long ago the oldest of them happened; one whose receiver fails waits for days.',
    registers,
  });
  const overdueEvent = new Gauge({
    name: 'cortex_overdue_webhook_event_seconds',
    help: 'For how long one of them could have been tried that no server has taken.',
    registers,
  });

  async function askDatabase(): Promise<void> {
    const begun = performance.now();
    try {
      const outbox = await db
        .selectFrom('outbox')
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
        .executeTakeFirstOrThrow();
      databaseSeconds.set((performance.now() - begun) / 1_000);
      mails.set(Number(outbox.count));
      oldestMail.set(outbox.oldest ? (clock().getTime() - Date.parse(outbox.oldest)) / 1_000 : 0);
      const countTasks = (table: 'background_tasks' | 'imports') =>
        db
          .selectFrom(table)
          .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('served_at').as('oldest')])
          .where('state', 'in', BACKGROUND_STATES)
          .groupBy('state')
          .execute();
      const tasks = [...(await countTasks('background_tasks')), ...(await countTasks('imports'))];
      for (const state of BACKGROUND_STATES) {
        const own = tasks.filter((task) => task.state === state);
        background.set(
          { state },
          own.reduce((sum, { count }) => sum + Number(count), 0),
        );
      }
      const served = tasks.map(({ oldest }) => Date.parse(oldest));
      oldestTask.set(served.length > 0 ? (clock().getTime() - Math.min(...served)) / 1_000 : 0);
      const kept = await db
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      sessions.set(Number(kept.count));
      const backlog = await readWebhookBacklog({ db, clock });
      events.set(backlog.waiting);
      oldestEvent.set(backlog.oldestSeconds);
      overdueEvent.set(backlog.overdueSeconds);
      databaseUp.set(1);
    } catch {
      databaseUp.set(0);
    }
  }

  return {
    observe({ operation = 'other', status, ms }) {
      requests.observe({ operation, status }, ms / 1_000);
    },
    observeDelivery(outcome) {
      deliveries.inc({ outcome });
    },
    observeBucket(call, outcome, seconds) {
      storage.observe({ call, outcome }, seconds);
    },
    async render() {
      await askDatabase();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
