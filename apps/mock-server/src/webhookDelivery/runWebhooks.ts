import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Store } from '../db/store.ts';
import { resealSecrets } from '../webhooks/endpoints.ts';
import { claimDelivery, type Delivering, deliver } from './deliver.ts';

/** How often the database is asked for what is due. */
const EVERY_MS = 1_000;
/** How many events a server sends at once: in all, of one organization, and to one endpoint. */
const AT_ONCE = 64;
const PER_ORGANIZATION = 4;
const PER_ENDPOINT = 2;
/** After a failure its endpoint has so much less to do: one that fails at once, with many events that wait, would else be asked without a pause. */
const AFTER_FAILURE_MS = 250;

export type WebhookRunner = {
  /** Says that there may be something to send. */
  wake(): void;
  /** Sends nothing more, and resolves once what is under way has ended. */
  stop(): Promise<void>;
};

type Due = { id: string; webhook_id: string; organization_id: string; failing_since: string | null };

/**
 * Sends events to the endpoints of organizations until it is stopped. A receiver that is slow holds up its own organization's alone,
 * and one that fails is tried by one event at a time. Failures of ours are told, and harm no other event.
 */
export function runWebhooks(delivering: Delivering, onError: (error: unknown) => void): WebhookRunner {
  let stopped = false;
  let isLooking = false;
  let isToLookAgain = false;
  const underWay = new Map<string, { due: Due; done: Promise<void> }>();

  const count = (belongs: (due: Due) => boolean) =>
    [...underWay.values()].filter(({ due }) => belongs(due)).length;

  function hasRoom(due: Due): boolean {
    const { webhook_id, organization_id, failing_since } = due;
    return (
      !underWay.has(due.id) &&
      underWay.size < AT_ONCE &&
      count((other) => other.organization_id === organization_id) < PER_ORGANIZATION &&
      count((other) => other.webhook_id === webhook_id) < (failing_since === null ? PER_ENDPOINT : 1)
    );
  }

  async function work(id: string): Promise<void> {
    const delivery = await claimDelivery(delivering, id);
    if (delivery && !(await deliver(delivering, delivery)) && !stopped) await pause(AFTER_FAILURE_MS);
  }

  function begin(due: Due): void {
    const done = work(due.id)
      .finally(() => underWay.delete(due.id))
      .then(wake, onError);
    underWay.set(due.id, { due, done });
  }

  async function look(): Promise<void> {
    do {
      isToLookAgain = false;
      // In turns: the organizations with the fewest under way first.
      const waiting = await findDue(delivering);
      while (!stopped) {
        const next = waiting
          .filter(hasRoom)
          .map((due) => ({ due, busy: count((other) => other.organization_id === due.organization_id) }))
          .toSorted((one, other) => one.busy - other.busy)[0];
        if (!next) break;
        begin(next.due);
      }
    } while (isToLookAgain && !stopped);
  }

  function wake(): void {
    isToLookAgain = true;
    if (stopped || isLooking || underWay.size >= AT_ONCE) return;
    isLooking = true;
    look()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  }

  const timer = setInterval(wake, EVERY_MS).unref();
  void resealSecrets(delivering.db, delivering).catch(onError);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await Promise.all([...underWay.values()].map(({ done }) => done));
    },
  };
}

/** What is due, of each endpoint that is on the few that have waited longest. */
function findDue({ db, clock }: Store): Promise<Due[]> {
  return db
    .selectFrom(
      db
        .selectFrom('webhook_deliveries as delivery')
        .innerJoin('webhooks', 'webhooks.id', 'delivery.webhook_id')
        .select([
          'delivery.id',
          'delivery.webhook_id',
          'delivery.organization_id',
          'delivery.next_at',
          'webhooks.failing_since',
          sql<number>`row_number() over (partition by delivery.webhook_id order by delivery.next_at, delivery.id)`.as(
            'place',
          ),
        ])
        .where('delivery.next_at', '<=', clock().toISOString())
        .where('webhooks.is_on', '=', 1)
        .as('due'),
    )
    .select(['id', 'webhook_id', 'organization_id', 'failing_since'])
    .where('place', '<=', PER_ORGANIZATION)
    .orderBy('next_at')
    .orderBy('id')
    .execute();
}
