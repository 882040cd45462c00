import { webhooksLimits } from '@cortex/api-client/limits';
import type { Webhook, WebhookInput, WebhookMade } from '@cortex/api-client/model';
import type { Selectable, Transaction } from 'kysely';
import { isToReseal, openSecret, sealSecret } from '../access/sealedSecrets.ts';
import type { Caller } from '../access/sessions.ts';
import { newId } from '../db/newId.ts';
import type { Database, Executor } from '../db/schema.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import { readKinds } from './announce.ts';
import { newSigningSecret } from './signingSecret.ts';

const ROTATION_MS = webhooksLimits.rotationHours * 60 * 60_000;

export type WebhookRow = Selectable<Database['webhooks']>;
type Keys = { secretsKeys: readonly string[] };

/** The endpoints of an organization, the newest first. */
export async function listWebhooks(db: Executor, caller: Caller, now: Date): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('organization_id', '=', caller.organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return toWebhooks(db, rows, now);
}

/** Adds an endpoint. Throws 422 where the organization has as many as it may. */
export async function createWebhook(
  trx: Transaction<Database>,
  caller: Caller,
  { url, kinds, is_on }: WebhookInput,
  { secretsKeys, now }: Keys & { now: Date },
): Promise<WebhookMade> {
  const { count } = await trx
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('organization_id', '=', caller.organizationId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= webhooksLimits.most)
    throw refused(
      `Your organization has ${webhooksLimits.most} webhooks. Delete one before you add another.`,
    );
  const id = newId('whk');
  const secret = newSigningSecret();
  const row: WebhookRow = {
    id,
    organization_id: caller.organizationId,
    url,
    kinds: toColumn(kinds),
    is_on: is_on ? 1 : 0,
    stopped: null,
    failing_since: null,
    secret: await sealSecret(trx, secretsKeys, { owner: id, secret }),
    old_secret: null,
    old_secret_until: null,
    created_by: caller.userId,
    created_at: now.toISOString(),
  };
  await trx.insertInto('webhooks').values(row).execute();
  return { secret, webhook: await toWebhook(trx, row, now) };
}

/** Changes an endpoint, and gives it as it was and as it is. One that is switched on begins anew: what failed before does not count. */
export async function updateWebhook(
  trx: Transaction<Database>,
  caller: Caller,
  id: string,
  { url, kinds, is_on }: WebhookInput,
): Promise<{ before: WebhookRow; after: WebhookRow }> {
  const before = await findWebhook(trx, caller, id);
  const isNew = url !== before.url || (is_on && before.is_on === 0);
  const renewed = isNew ? { failing_since: null, ...(is_on ? { stopped: null } : {}) } : {};
  const after = { ...before, url, kinds: toColumn(kinds), is_on: is_on ? 1 : 0, ...renewed };
  await trx.updateTable('webhooks').set(after).where('id', '=', id).execute();
  return { before, after };
}

/** Deletes an endpoint with its deliveries, and gives it as it was. */
export async function deleteWebhook(
  trx: Transaction<Database>,
  caller: Caller,
  id: string,
): Promise<WebhookRow> {
  const row = await findWebhook(trx, caller, id);
  await trx.deleteFrom('webhooks').where('id', '=', id).execute();
  return row;
}

/** Gives an endpoint a new secret. The one before it signs beside it for a day. */
export async function rotateSecret(
  trx: Transaction<Database>,
  caller: Caller,
  id: string,
  { secretsKeys, now }: Keys & { now: Date },
): Promise<WebhookMade> {
  const before = await findWebhook(trx, caller, id);
  const secret = newSigningSecret();
  const after = {
    ...before,
    secret: await sealSecret(trx, secretsKeys, { owner: id, secret }),
    old_secret: before.secret,
    old_secret_until: new Date(now.getTime() + ROTATION_MS).toISOString(),
  };
  await trx.updateTable('webhooks').set(after).where('id', '=', id).execute();
  return { secret, webhook: await toWebhook(trx, after, now) };
}

/** An endpoint of the caller's organization. Throws 404 where there is none. */
export async function findWebhook(
  db: Executor,
  { organizationId }: Pick<Caller, 'organizationId'>,
  id: string,
): Promise<WebhookRow> {
  const row = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The secrets that sign now, the newest first; none where the newest cannot be read any more. */
export async function readSecrets(
  db: Executor,
  { secretsKeys }: Keys,
  { id, secret, old_secret, old_secret_until }: WebhookRow,
  now: Date,
): Promise<string[]> {
  const open = (sealed: string) => openSecret(db, secretsKeys, { owner: id, sealed });
  const newest = await open(secret);
  if (newest === undefined) return [];
  const isOldValid = old_secret && old_secret_until && old_secret_until > now.toISOString();
  const old = isOldValid ? await open(old_secret) : undefined;
  return old === undefined ? [newest] : [newest, old];
}

/** Seals the secrets that lie under another key than new ones do, so that the key before can go. */
export async function resealSecrets(db: Executor, { secretsKeys }: Keys): Promise<void> {
  const rows = await db.selectFrom('webhooks').select(['id', 'secret', 'old_secret']).execute();
  for (const row of rows) {
    for (const column of ['secret', 'old_secret'] as const) {
      const sealed = row[column];
      if (!sealed || !isToReseal(sealed, secretsKeys)) continue;
      const secret = await openSecret(db, secretsKeys, { owner: row.id, sealed });
      if (secret === undefined) continue;
      await db
        .updateTable('webhooks')
        .set({ [column]: await sealSecret(db, secretsKeys, { owner: row.id, secret }) })
        .where('id', '=', row.id)
        .where(column, '=', sealed)
        .execute();
    }
  }
}

/** An endpoint as the contract has it. */
export async function toWebhook(db: Executor, row: WebhookRow, now: Date): Promise<Webhook> {
  const [webhook] = await toWebhooks(db, [row], now);
  if (!webhook) throw new Error('A webhook was lost.');
  return webhook;
}

/** What the record and mails say of an address, which may hold a secret of its own behind the host. */
export function hostNameOf(url: string): string {
  return new URL(url).host;
}

/** 422 that is about no field. */
export function refused(detail: string): HttpError {
  return new HttpError(422, 'validation_failed', detail, { body: detail });
}

function toColumn(kinds: WebhookInput['kinds']): string {
  return JSON.stringify([...new Set(kinds)]);
}

async function toWebhooks(db: Executor, rows: readonly WebhookRow[], now: Date): Promise<Webhook[]> {
  if (rows.length === 0) return [];
  const people = await db
    .selectFrom('users')
    .select(['id', 'full_name'])
    .where('id', 'in', [...new Set(rows.map(({ created_by }) => created_by))])
    .execute();
  const names = new Map(people.map(({ id, full_name }) => [id, full_name]));
  return rows.map((row) => {
    const { id, url, kinds, is_on, stopped, failing_since, old_secret_until, created_at, created_by } = row;
    const full_name = names.get(created_by);
    return {
      id,
      url,
      kinds: readKinds(kinds),
      is_on: is_on === 1,
      ...(stopped ? { stopped } : {}),
      ...(failing_since ? { failing_since } : {}),
      ...(old_secret_until && old_secret_until > now.toISOString() ? { old_secret_until } : {}),
      created_at,
      by: { id: created_by, ...(full_name === undefined ? {} : { full_name }) },
    };
  });
}
