import { isRecord, listAt, recordAt, textAt } from '@cortex/conformance/json';
import { readJson } from './plant.ts';
import { afterCall, isOf } from './plantInRecords.ts';
import type { ServerDefect } from './ServerDefect.ts';

/** What a server does wrong with API keys. */
export const keyDefects: readonly ServerDefect[] = [
  {
    name: 'a key that may read may write',
    operationId: 'createApiKey',
    column: 'life',
    plant: afterCall('POST', '/api_keys/', async ({ response, db }) => {
      if (response.ok) await db.updateTable('api_keys').set({ scope: 'write' }).execute();
      return undefined;
    }),
  },
  {
    name: 'a key that was revoked goes on',
    operationId: 'revokeApiKey',
    column: 'life',
    plant: () => async (request, answer, db) => {
      if (!isOf(request, 'DELETE', '/api_keys/{id}')) return answer(request);
      const before = await db.selectFrom('api_keys').selectAll().execute();
      const response = await answer(request);
      if (response.ok)
        for (const row of before)
          await db
            .insertInto('api_keys')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
      return response;
    },
  },
  {
    name: 'the list of keys tells their secrets',
    operationId: 'listApiKeys',
    column: 'life',
    plant: () => {
      const secrets = new Map<string, string>();
      return async (request, answer) => {
        const response = await answer(request.clone());
        const body = await readJson(response.clone());
        if (response.ok && isOf(request, 'POST', '/api_keys/'))
          secrets.set(textAt(body, 'api_key', 'id') ?? '', textAt(body, 'key') ?? '');
        if (!response.ok || !isOf(request, 'GET', '/api_keys/')) return response;
        const keys = listAt({ body }, 'body')
          .filter(isRecord)
          .map((key) => ({ ...recordAt({ key }, 'key'), key: secrets.get(String(key.id)) }));
        return Response.json(keys);
      };
    },
  },
];
