import type { WebhookDeliveryState, WebhookFailure, WebhookStop } from '@cortex/api-client/model';
import type { Kysely } from 'kysely';

/** An address of an organization that is told what happened. Its secrets are sealed. */
type WebhookTable = {
  id: string;
  organization_id: string;
  url: string;
  /** The kinds of events as a JSON list. */
  kinds: string;
  is_on: number;
  stopped: WebhookStop | null;
  failing_since: string | null;
  secret: string;
  old_secret: string | null;
  old_secret_until: string | null;
  created_by: string;
  created_at: string;
};

/** An event on its way to one address, or where it went. */
type WebhookDeliveryTable = {
  /** What the receiver knows it by, too. */
  id: string;
  webhook_id: string;
  organization_id: string;
  type: string;
  /** Ids as a JSON object. */
  data: string;
  at: string;
  state: WebhookDeliveryState;
  attempts: number;
  attempted_at: string | null;
  status: number | null;
  failure: WebhookFailure | null;
  /** When it is tried next; while a server tries it, when another one may. Null once it has ended. */
  next_at: string | null;
};

export type WebhookTables = { webhooks: WebhookTable; webhook_deliveries: WebhookDeliveryTable };

/** What is due of each endpoint is found by it, however many events wait. */
export async function addTurnsOfWebhooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('webhook_deliveries_by_turn')
    .on('webhook_deliveries')
    .columns(['webhook_id', 'next_at', 'id'])
    .execute();
}

export async function addWebhooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organization_id', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('kinds', 'text', (column) => column.notNull())
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('stopped', 'text')
    .addColumn('failing_since', 'text')
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('old_secret', 'text')
    .addColumn('old_secret_until', 'text')
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('webhooks_by_organization')
    .on('webhooks')
    .columns(['organization_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('webhook_id', 'text', (column) =>
      column.notNull().references('webhooks.id').onDelete('cascade'),
    )
    .addColumn('organization_id', 'text', (column) =>
      column.notNull().references('organizations.id').onDelete('cascade'),
    )
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('attempted_at', 'text')
    .addColumn('status', 'integer')
    .addColumn('failure', 'text')
    .addColumn('next_at', 'text')
    .execute();
  const indexes = {
    webhook_deliveries_by_webhook: ['webhook_id', 'at', 'id'],
    webhook_deliveries_by_state: ['webhook_id', 'state', 'at', 'id'],
    webhook_deliveries_by_organization: ['organization_id'],
    webhook_deliveries_due: ['next_at'],
    webhook_deliveries_by_time: ['at'],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on('webhook_deliveries').columns(columns).execute();
}
