import { isRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { readJson } from './plant.ts';
import { afterCall, aroundCall, isOf } from './plantInRecords.ts';
import type { ServerDefect } from './ServerDefect.ts';

/** What a server does wrong with webhooks. */
export const webhookDefects: readonly ServerDefect[] = [
  {
    name: 'a webhook may go to an address without https',
    operationId: 'createWebhook',
    column: 'life',
    plant: () => async (request, answer) => {
      if (!isOf(request, 'POST', '/webhooks/')) return answer(request);
      const response = await answer(request.clone());
      if (response.status !== 422) return response;
      const text = (await request.clone().text()).replace('http://', 'https://');
      return answer(new Request(request, { body: text }));
    },
  },
  {
    name: 'the list of webhooks tells their secrets',
    operationId: 'createWebhook',
    column: 'life',
    plant: () => {
      const secrets = new Map<string, string>();
      return async (request, answer) => {
        const response = await answer(request.clone());
        const body = await readJson(response.clone());
        if (response.ok && isOf(request, 'POST', '/webhooks/'))
          secrets.set(textAt(body, 'webhook', 'id') ?? '', textAt(body, 'secret') ?? '');
        if (!response.ok || !isOf(request, 'GET', '/webhooks/')) return response;
        const webhooks = listAt({ body }, 'body')
          .filter(isRecord)
          .map((one) => ({ ...recordAt({ one }, 'one'), secret: secrets.get(String(one.id)) }));
        return Response.json(webhooks);
      };
    },
  },
  {
    name: 'the secret before signs no more once there is a new one',
    operationId: 'rotateWebhookSecret',
    column: 'life',
    plant: afterCall('POST', '/webhooks/{id}/secret', async ({ response, body, db }) => {
      if (!response.ok) return undefined;
      await db.updateTable('webhooks').set({ old_secret: null, old_secret_until: null }).execute();
      const { old_secret_until: _, ...webhook } = recordAt(body, 'webhook');
      return Response.json({ secret: textAt(body, 'secret'), webhook });
    }),
  },
  {
    name: 'a webhook that is switched off is told all the same',
    operationId: 'updateWebhook',
    column: 'life',
    plant: afterCall('PUT', '/webhooks/{id}', async ({ response, body, db }) => {
      if (response.ok)
        await db
          .updateTable('webhooks')
          .set({ is_on: 1 })
          .where('id', '=', textAt({ body }, 'body', 'id') ?? '')
          .execute();
      return undefined;
    }),
  },
  {
    name: 'a webhook is told what it does not wait for',
    operationId: 'listWebhookDeliveries',
    column: 'life',
    plant: afterCall('POST', '/webhooks/', async ({ response, db }) => {
      if (response.ok)
        await db.updateTable('webhooks').set({ kinds: '["candidate.created","job.created"]' }).execute();
      return undefined;
    }),
  },
  {
    name: 'a page of deliveries begins with the newest again',
    operationId: 'listWebhookDeliveries',
    column: 'life',
    plant: () => async (request, answer) => {
      const url = new URL(request.url);
      url.searchParams.delete('before');
      return answer(isOf(request, 'GET', '/webhooks/{id}/deliveries') ? new Request(url, request) : request);
    },
  },
  {
    name: 'a page of deliveries is as long as the server likes',
    operationId: 'listWebhookDeliveries',
    column: 'life',
    plant: () => async (request, answer) => {
      const url = new URL(request.url);
      if (url.searchParams.get('limit') === '2') url.searchParams.delete('limit');
      return answer(isOf(request, 'GET', '/webhooks/{id}/deliveries') ? new Request(url, request) : request);
    },
  },
  {
    name: 'between two pages of deliveries one is missing',
    operationId: 'listWebhookDeliveries',
    column: 'life',
    plant: afterCall('GET', '/webhooks/{id}/deliveries', async ({ request, response, body }) => {
      const isNext = new URL(request.url).searchParams.has('before');
      return response.ok && isNext ? Response.json(listAt({ body }, 'body').slice(1)) : undefined;
    }),
  },
  {
    name: 'an event that is sent again is another event',
    operationId: 'resendWebhookDelivery',
    column: 'life',
    plant: aroundCall(
      'POST',
      '/webhook_deliveries/{id}/resend',
      (db) => db.selectFrom('webhook_deliveries').selectAll().execute(),
      async (before, { body, db }) => {
        const id = textAt({ body }, 'body', 'id') ?? '';
        const row = before.find((one) => one.id === id);
        if (row)
          await db
            .insertInto('webhook_deliveries')
            .values({ ...row, id: `${id}2` })
            .execute();
      },
    ),
  },
  {
    name: 'a deleted webhook comes back',
    operationId: 'deleteWebhook',
    column: 'life',
    plant: aroundCall(
      'DELETE',
      '/webhooks/{id}',
      (db) => db.selectFrom('webhooks').selectAll().execute(),
      async (before, { db }) => {
        for (const row of before)
          await db
            .insertInto('webhooks')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      },
    ),
  },
];
