import { webhooksLimits } from '@cortex/api-client/limits';
import type { WebhookFailure, WebhookStop } from '@cortex/api-client/model';
import type { Store } from '../db/store.ts';
import { transact } from '../db/transact.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { postMail } from '../mail/outbox.ts';
import { type GuardedPost, type Posted, postGuarded } from '../outside/postGuarded.ts';
import type { DeliveryRow } from '../webhooks/deliveries.ts';
import { hostNameOf, readSecrets, type WebhookRow } from '../webhooks/endpoints.ts';
import { readRetryAfter } from './readRetryAfter.ts';
import { signMessage } from './signMessage.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The longest pause, also where a receiver asks for a longer one. */
export const LONGEST_PAUSE_MS = 24 * HOUR_MS;
const SHORTEST_PAUSE_MS = 5 * SECOND_MS;
/** The pauses after failures, as the Standard Webhooks specification has them; after the last one an event is given up. */
const PAUSES_MS = [
  SHORTEST_PAUSE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  LONGEST_PAUSE_MS,
];
const TIMEOUT_MS = 15 * SECOND_MS;
/** How long a server has an event to itself; longer than it may take to be sent. */
const LEASE_MS = 2 * TIMEOUT_MS;
/** The longest pause after a fault of ours. */
const LONGEST_OWN_PAUSE_MS = 5 * MINUTE_MS;
const FAILING_MS = webhooksLimits.failingDays * 24 * HOUR_MS;
const GONE = 410;
/** Too much was asked, or the receiver is down for a while: it may say when to come again. */
const COME_AGAIN = [429, 503];

export type Delivering = Store & {
  secretsKeys: readonly string[];
  allowPrivate: boolean;
  resolve?: GuardedPost['resolve'];
  /** Counts what came of an attempt. */
  observe?: ((outcome: DeliveryOutcome) => void) | undefined;
};

export type DeliveryOutcome = 'delivered' | WebhookFailure;

type Outcome = Posted | { failure: 'secret_unreadable' };

/** Takes an event for this server, or nothing where another one has it, it has ended, or its endpoint is off by now. */
export function claimDelivery({ db, clock }: Store, id: string): Promise<DeliveryRow | undefined> {
  const now = clock();
  return db
    .updateTable('webhook_deliveries')
    .set((eb) => ({ attempts: eb('attempts', '+', eb.lit(1)), next_at: later(now, LEASE_MS) }))
    .where('id', '=', id)
    .where('next_at', '<=', now.toISOString())
    .where('webhook_id', 'in', db.selectFrom('webhooks').select('id').where('is_on', '=', 1))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Sends a claimed event once, writes down what came of it, and gives whether it was taken. Rejects with a fault of ours, which counts
 * neither as an attempt nor against the endpoint: the event waits for a while, at the longest until this server's time with it is over.
 */
export async function deliver(delivering: Delivering, delivery: DeliveryRow): Promise<boolean> {
  try {
    return await tryOnce(delivering, delivery);
  } catch (error) {
    // Where not even this can be written down, it is due again by itself.
    await putBack(delivering, delivery).catch(() => {});
    throw error;
  }
}

async function tryOnce(delivering: Delivering, delivery: DeliveryRow): Promise<boolean> {
  const { db } = delivering;
  const webhook = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', delivery.webhook_id)
    .executeTakeFirst();
  if (!webhook) return false;
  const outcome = await send(delivering, webhook, delivery);
  const failure = failureOf(outcome);
  if (failure === 'secret_unreadable') await putBack(delivering, delivery, failure);
  else await settle(delivering, { webhook, delivery, outcome });
  delivering.observe?.(failure ?? 'delivered');
  return failure === null;
}

async function send(delivering: Delivering, webhook: WebhookRow, delivery: DeliveryRow): Promise<Outcome> {
  const { db, clock, allowPrivate, resolve } = delivering;
  const now = clock();
  const secrets = await readSecrets(db, delivering, webhook, now);
  if (secrets.length === 0) return { failure: 'secret_unreadable' };
  const { id, type, at, data } = delivery;
  const timestamp = Math.floor(now.getTime() / SECOND_MS);
  const body = JSON.stringify({ type, timestamp: at, data: JSON.parse(data) });
  return postGuarded({
    url: new URL(webhook.url),
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Cortex-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signMessage(secrets, { id, timestamp, body }),
    },
    body,
    timeoutMs: TIMEOUT_MS,
    allowPrivate,
    resolve,
  });
}

type Settling = { webhook: WebhookRow; delivery: DeliveryRow; outcome: Outcome };

async function settle(delivering: Delivering, { webhook, delivery, outcome }: Settling): Promise<void> {
  const { db, clock } = delivering;
  const now = clock();
  const failure = failureOf(outcome);
  const pause = pauseAfter(outcome, delivery.attempts, now);
  const ended = failure === null ? 'delivered' : pause === undefined ? 'failed' : undefined;
  await stillHeld(db, delivery)
    .set({
      state: ended ?? 'waiting',
      attempted_at: now.toISOString(),
      status: 'status' in outcome ? outcome.status : null,
      failure,
      next_at: ended || pause === undefined ? null : later(now, pause),
    })
    .execute();
  if (failure === null) {
    // An attempt beside this one may have failed meanwhile, so that what was read before does not count.
    await db
      .updateTable('webhooks')
      .set({ failing_since: null })
      .where('id', '=', webhook.id)
      .where('url', '=', webhook.url)
      .where('failing_since', 'is not', null)
      .execute();
    return;
  }
  const since = await noteFailure(delivering, webhook, now);
  if ('status' in outcome && outcome.status === GONE) await stop(delivering, webhook, 'gone');
  else if (since !== null && now.getTime() - Date.parse(since) >= FAILING_MS)
    await stop(delivering, webhook, 'failing');
}

/** Not where it was asked for again meanwhile, or taken over by another server. */
function stillHeld(db: Store['db'], { id, next_at, attempts }: DeliveryRow) {
  return db
    .updateTable('webhook_deliveries')
    .where('id', '=', id)
    .where('next_at', '=', next_at)
    .where('attempts', '=', attempts);
}

/** Lets an event wait for as long again as it has waited, within bounds, without the attempt that nothing came of; `failure` is told. */
async function putBack(
  { db, clock }: Store,
  delivery: DeliveryRow,
  failure?: 'secret_unreadable',
): Promise<void> {
  const now = clock();
  const waited = now.getTime() - Date.parse(delivery.at);
  const pause = Math.min(Math.max(waited, SHORTEST_PAUSE_MS), LONGEST_OWN_PAUSE_MS);
  await stillHeld(db, delivery)
    .set({
      attempts: delivery.attempts - 1,
      next_at: later(now, pause),
      ...(failure ? { attempted_at: now.toISOString(), status: null, failure } : {}),
    })
    .execute();
}

/** How long an event waits after that attempt, undefined where it was the last: as the schedule says, and longer where the receiver asks for it. */
function pauseAfter(outcome: Outcome, attempts: number, now: Date): number | undefined {
  const pause = PAUSES_MS[attempts - 1];
  if (pause === undefined || !('status' in outcome) || !COME_AGAIN.includes(outcome.status)) return pause;
  const asked = readRetryAfter(outcome.retryAfter ?? '', now);
  return Math.max(pause, Math.min(asked, LONGEST_PAUSE_MS));
}

function failureOf(outcome: Outcome): WebhookFailure | null {
  if ('failure' in outcome) return outcome.failure;
  const { status } = outcome;
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** Since when every attempt at an endpoint has failed, this one included; null where it has another address by now. */
async function noteFailure({ db }: Store, { id, url }: WebhookRow, now: Date): Promise<string | null> {
  const row = await db
    .updateTable('webhooks')
    .set((eb) => ({ failing_since: eb.fn.coalesce('failing_since', eb.val(now.toISOString())) }))
    .where('id', '=', id)
    .where('url', '=', url)
    .returning('failing_since')
    .executeTakeFirst();
  return row?.failing_since ?? null;
}

/** Switches an endpoint off, unless it has another address by now, puts that on record as of who added it, and tells the admins. */
async function stop({ db, clock }: Store, webhook: WebhookRow, why: WebhookStop): Promise<void> {
  const { id, url, organization_id, created_by } = webhook;
  const now = clock();
  await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('webhooks')
      .set({ is_on: 0, stopped: why })
      .where('id', '=', id)
      .where('url', '=', url)
      .where('is_on', '=', 1)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const who = { organizationId: organization_id, userId: created_by };
    const details = { to: hostNameOf(url) };
    await appendEntry(trx, who, { at: now.toISOString(), kind: 'webhook_stopped', subjectId: id, details });
    const admins = await trx
      .selectFrom('users')
      .select('id')
      .where('organization_id', '=', organization_id)
      .where('is_admin', '=', 1)
      .execute();
    for (const admin of admins)
      await postMail(trx, { kind: 'webhook_stopped', recipient: admin.id, subjectId: id }, now);
  });
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
