import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../db/store.ts';
import { resealSecrets } from '../webhooks/endpoints.ts';
import { claimDelivery, type Delivering, deliver, LONGEST_PAUSE_MS } from './deliver.ts';
import { type Due, findDue } from './findDue.ts';

/** How often the database is asked for what is due. */
const EVERY_MS = 1_000;
/** How many events a server sends at once: in all, of one organization, and to one endpoint. */
const AT_ONCE = 64;
const PER_ORGANIZATION = 4;
const PER_ENDPOINT = 2;
/** After a failure its endpoint has so much less to do: one that fails at once, with many events that wait, would else be asked without a pause. */
const AFTER_FAILURE_MS = 250;
/** How often events are looked for that wait for a time which no clock meant, and how far beyond the longest pause that is: clocks of servers differ. */
const CORRECTED_EVERY_MS = 60_000;
const TOO_LATE_MS = LONGEST_PAUSE_MS + 60 * 60_000;

export type WebhookRunner = {
  /** Says that there may be something to send. */
  wake(): void;
  /** Sends nothing more, and resolves once what is under way has ended. */
  stop(): Promise<void>;
};

/**
 * Sends events to the endpoints of organizations until it is stopped. A receiver that is slow holds up its own organization's alone,
 * and one that fails is tried by one event at a time. Failures of ours are told, and harm no other event.
 */
export function runWebhooks(delivering: Delivering, onError: (error: unknown) => void): WebhookRunner {
  let stopped = false;
  let isLooking = false;
  let looking = Promise.resolve();
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
    let isTaken = delivery === undefined;
    try {
      if (delivery) isTaken = await deliver(delivering, delivery);
    } finally {
      if (!isTaken && !stopped) await pause(AFTER_FAILURE_MS);
    }
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
      // In turns: the organizations with the fewest under way first, of one its endpoints with the fewest, and those that work before those that fail.
      const waiting = await findDue(delivering);
      while (!stopped) {
        const next = waiting
          .filter(hasRoom)
          .map((due) => ({
            due,
            busy: count((other) => other.organization_id === due.organization_id),
            busyThere: count((other) => other.webhook_id === due.webhook_id),
            fails: Number(due.failing_since !== null),
          }))
          .toSorted(
            (one, other) =>
              one.busy - other.busy || one.busyThere - other.busyThere || one.fails - other.fails,
          )[0];
        if (!next) break;
        begin(next.due);
      }
    } while (isToLookAgain && !stopped);
  }

  function wake(): void {
    isToLookAgain = true;
    if (stopped || isLooking || underWay.size >= AT_ONCE) return;
    isLooking = true;
    looking = look()
      .catch(onError)
      .finally(() => {
        isLooking = false;
      });
  }

  const timer = setInterval(wake, EVERY_MS).unref();
  let correcting = Promise.resolve();
  const correct = () => {
    correcting = bringForward(delivering).then(wake).catch(onError);
  };
  const corrections = setInterval(correct, CORRECTED_EVERY_MS).unref();
  const resealing = resealSecrets(delivering.db, delivering).catch(onError);
  correct();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      clearInterval(corrections);
      await Promise.all([looking, correcting, resealing]);
      await Promise.all([...underWay.values()].map(({ done }) => done));
    },
  };
}

/** Lets events be tried now that wait for longer than any pause: the clock was ahead when they were put off, and was set back since. */
async function bringForward({ db, clock }: Store): Promise<void> {
  const now = clock();
  await db
    .updateTable('webhook_deliveries')
    .set({ next_at: now.toISOString() })
    .where('next_at', '>', new Date(now.getTime() + TOO_LATE_MS).toISOString())
    .execute();
}
