import {
  CreateWebhookBody,
  ListWebhookDeliveriesQueryParams,
  UpdateWebhookBody,
} from '@cortex/api-client/webhooks/validators';
import { requireFreshProof } from '../access/proofs.ts';
import { createRateLimiter, LIMITS } from '../access/rateLimits.ts';
import type { Caller } from '../access/sessions.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, readQuery, refuseUnkept } from '../api/validation.ts';
import type { Store } from '../db/store.ts';
import { appendEntry } from '../ledger/appendEntry.ts';
import { requireCallable } from '../webhooks/addresses.ts';
import { addTest, listDeliveries, resend } from '../webhooks/deliveries.ts';
import {
  createWebhook,
  deleteWebhook,
  hostNameOf,
  listWebhooks,
  rotateSecret,
  toWebhook,
  updateWebhook,
  type WebhookRow,
} from '../webhooks/endpoints.ts';

type Needed = Store & {
  secretsKeys?: readonly string[] | undefined;
  /** Whether webhooks may go to private addresses; not unless stated. */
  allowPrivateWebhooks?: boolean | undefined;
  /** Says that there is something to send; it waits where nobody does. */
  wakeWebhooks?: (() => void) | undefined;
};

export function webhookRoutes({
  db,
  clock,
  secretsKeys = [],
  allowPrivateWebhooks: allowPrivate = false,
  wakeWebhooks = () => {},
}: Needed) {
  const limiter = createRateLimiter({ db, clock });

  function countSent({ organizationId }: Caller) {
    return limiter.count([{ limit: LIMITS.webhookTestsByOrganization, who: organizationId }]);
  }

  return {
    async listWebhooks(c) {
      return c.json(await listWebhooks(db, c.get('caller'), clock()));
    },

    async createWebhook(c) {
      const { url, kinds, is_on, ...others } = await readBody(c, 'application/json', CreateWebhookBody);
      refuseUnkept(others);
      requireCallable(url, { allowPrivate });
      const caller = c.get('caller');
      const now = clock();
      requireFreshProof(caller, now);
      const made = await transactAs(db, caller, async (trx) => {
        const created = await createWebhook(trx, caller, { url, kinds, is_on }, { secretsKeys, now });
        await appendEntry(trx, caller, {
          at: now.toISOString(),
          kind: 'webhook_added',
          subjectId: created.webhook.id,
          details: { to: hostNameOf(url) },
        });
        return created;
      });
      return c.json(made, 201);
    },

    async updateWebhook(c) {
      const { url, kinds, is_on, ...others } = await readBody(c, 'application/json', UpdateWebhookBody);
      refuseUnkept(others);
      requireCallable(url, { allowPrivate });
      const caller = c.get('caller');
      const id = readId(c);
      const now = clock();
      requireFreshProof(caller, now);
      const webhook = await transactAs(db, caller, async (trx) => {
        const { before, after } = await updateWebhook(trx, caller, id, { url, kinds, is_on });
        for (const details of changesOf(before, after))
          await appendEntry(trx, caller, {
            at: now.toISOString(),
            kind: 'webhook_changed',
            subjectId: id,
            details,
          });
        return toWebhook(trx, after, now);
      });
      wakeWebhooks();
      return c.json(webhook);
    },

    async deleteWebhook(c) {
      const caller = c.get('caller');
      const id = readId(c);
      await transactAs(db, caller, async (trx) => {
        const { url } = await deleteWebhook(trx, caller, id);
        const details = { to: hostNameOf(url) };
        const at = clock().toISOString();
        await appendEntry(trx, caller, { at, kind: 'webhook_deleted', subjectId: id, details });
      });
      return c.body(null, 204);
    },

    async rotateWebhookSecret(c) {
      const caller = c.get('caller');
      const id = readId(c);
      const now = clock();
      requireFreshProof(caller, now);
      const made = await transactAs(db, caller, async (trx) => {
        const rotated = await rotateSecret(trx, caller, id, { secretsKeys, now });
        await appendEntry(trx, caller, {
          at: now.toISOString(),
          kind: 'webhook_secret_rotated',
          subjectId: id,
          details: { to: hostNameOf(rotated.webhook.url) },
        });
        return rotated;
      });
      return c.json(made);
    },

    async testWebhook(c) {
      const caller = c.get('caller');
      const id = readId(c);
      await countSent(caller);
      const delivery = await transactAs(db, caller, (trx) => addTest(trx, caller, id, clock()));
      wakeWebhooks();
      return c.json(delivery, 201);
    },

    async listWebhookDeliveries(c) {
      const page = readQuery(c, ListWebhookDeliveriesQueryParams);
      return c.json(await listDeliveries(db, c.get('caller'), readId(c), page));
    },

    async resendWebhookDelivery(c) {
      const caller = c.get('caller');
      const id = readId(c);
      await countSent(caller);
      const delivery = await transactAs(db, caller, (trx) => resend(trx, caller, id, clock()));
      wakeWebhooks();
      return c.json(delivery);
    },
  } satisfies Handlers;
}

/** What a change tells the record: that it was switched, and that its address or its kinds are others. */
function changesOf(before: WebhookRow, after: WebhookRow): { from?: string; to: string }[] {
  const word = ({ is_on }: WebhookRow) => (is_on === 1 ? 'on' : 'off');
  const isOther = before.url !== after.url || before.kinds !== after.kinds;
  return [
    ...(isOther ? [{ to: hostNameOf(after.url) }] : []),
    ...(before.is_on === after.is_on ? [] : [{ from: word(before), to: word(after) }]),
  ];
}
