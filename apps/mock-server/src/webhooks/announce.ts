import type { WebhookKind } from '@cortex/api-client/model';
import { newId } from '../db/newId.ts';
import type { Executor } from '../db/schema.ts';

/** What a receiver is told beside what happened and when: ids alone, with which it reads the record by the API. */
export type EventData = {
  candidate_id?: string;
  job_id?: string;
  stage_id?: string;
  from_stage_id?: string;
};

type WebhookEvent = { kind: WebhookKind; at: string; data: EventData };

/**
 * Writes events down for each endpoint of an organization that is on and waits for their kinds. Belongs into the transaction of
 * what they tell of: both are saved or neither.
 */
export async function announce(
  db: Executor,
  { organizationId }: { organizationId: string },
  ...events: WebhookEvent[]
): Promise<void> {
  const endpoints = await db
    .selectFrom('webhooks')
    .select(['id', 'kinds'])
    .where('organization_id', '=', organizationId)
    .where('is_on', '=', 1)
    .execute();
  for (const { id, kinds } of endpoints) {
    const awaited = new Set(readKinds(kinds));
    const rows = events
      .filter(({ kind }) => awaited.has(kind))
      .map(({ kind, at, data }) => newDelivery({ webhookId: id, organizationId, type: kind, at, data }, at));
    if (rows.length > 0) await db.insertInto('webhook_deliveries').values(rows).execute();
  }
}

type NewDelivery = { webhookId: string; organizationId: string; type: string; at: string; data: EventData };

/** The row of an event that is to be sent to one endpoint. */
export function newDelivery({ webhookId, organizationId, type, at, data }: NewDelivery, nextAt: string) {
  return {
    id: newId('msg'),
    webhook_id: webhookId,
    organization_id: organizationId,
    type,
    data: JSON.stringify(data),
    at,
    state: 'waiting' as const,
    attempts: 0,
    attempted_at: null,
    status: null,
    failure: null,
    next_at: nextAt,
  };
}

/** The kinds of an endpoint, from its row. */
export function readKinds(kinds: string): WebhookKind[] {
  return JSON.parse(kinds);
}
