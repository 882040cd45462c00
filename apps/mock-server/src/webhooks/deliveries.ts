import { webhooksLimits } from '@cortex/api-client/limits';
import type { ListWebhookDeliveriesParams, WebhookDelivery } from '@cortex/api-client/model';
import type { Selectable, Transaction } from 'kysely';
import type { Caller } from '../access/sessions.ts';
import type { Database, Executor } from '../db/schema.ts';
import { notFound } from '../http/HttpError.ts';
import { newDelivery } from './announce.ts';
import { findWebhook, refused, type WebhookRow } from './endpoints.ts';

export const TEST_TYPE = 'webhook.test';

export type DeliveryRow = Selectable<Database['webhook_deliveries']>;

/** What was sent to an endpoint of the caller's organization, the newest first, a page at a time. Throws 404 where there is no such endpoint. */
export async function listDeliveries(
  db: Executor,
  caller: Caller,
  webhookId: string,
  { state, before, limit = webhooksLimits.listed }: ListWebhookDeliveriesParams,
): Promise<WebhookDelivery[]> {
  await findWebhook(db, caller, webhookId);
  let rows = db.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', webhookId);
  if (state) rows = rows.where('state', '=', state);
  if (before !== undefined) {
    const last = await db
      .selectFrom('webhook_deliveries')
      .select('at')
      .where('id', '=', before)
      .where('webhook_id', '=', webhookId)
      .executeTakeFirst();
    // It is forgotten, and so is what is older.
    if (!last) return [];
    rows = rows.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '<', tuple(last.at, before)));
  }
  const page = rows.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
  return (await page.execute()).map(toDelivery);
}

/** Writes an event down that tries an endpoint out. Throws 404 where there is none, 422 where it is off. */
export async function addTest(
  trx: Transaction<Database>,
  caller: Caller,
  webhookId: string,
  now: Date,
): Promise<WebhookDelivery> {
  const webhook = await findWebhook(trx, caller, webhookId);
  requireOn(webhook);
  const at = now.toISOString();
  const { organizationId } = caller;
  const row = newDelivery({ webhookId, organizationId, type: TEST_TYPE, at, data: {} }, at);
  await trx.insertInto('webhook_deliveries').values(row).execute();
  return toDelivery(row);
}

/** Lets an event be sent again, with all the attempts of a new one. Throws 404 where there is none, 422 where its endpoint is off. */
export async function resend(
  trx: Transaction<Database>,
  caller: Caller,
  id: string,
  now: Date,
): Promise<WebhookDelivery> {
  const known = await trx
    .selectFrom('webhook_deliveries')
    .select('webhook_id')
    .where('id', '=', id)
    .where('organization_id', '=', caller.organizationId)
    .executeTakeFirst();
  if (!known) throw notFound();
  requireOn(await findWebhook(trx, caller, known.webhook_id));
  const row = await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, status: null, failure: null, next_at: now.toISOString() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDelivery(row);
}

function requireOn({ is_on }: WebhookRow): void {
  if (is_on === 0) throw refused('This webhook is off. Switch it on first.');
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, type, at, state, attempts, attempted_at, status, failure, next_at } = row;
  return {
    id,
    type,
    at,
    state,
    attempts,
    ...(attempted_at === null ? {} : { attempted_at }),
    ...(status === null ? {} : { status }),
    ...(failure === null ? {} : { failure }),
    ...(next_at === null ? {} : { next_at }),
  };
}
