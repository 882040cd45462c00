import { CreateApiKeyBody } from '@cortex/api-client/keys/validators';
import { createApiKey, listApiKeys, revokeApiKey } from '../access/apiKeys.ts';
import { requireFreshProof } from '../access/proofs.ts';
import { transactAs } from '../access/transactAs.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, readId, refuseUnkept } from '../api/validation.ts';
import type { Store } from '../db/store.ts';
import { appendEntry } from '../ledger/appendEntry.ts';

export function keyRoutes({ db, clock }: Store) {
  return {
    async listApiKeys(c) {
      return c.json(await listApiKeys(db, c.get('caller'), clock()));
    },

    async createApiKey(c) {
      const { name, scope, days, ...others } = await readBody(c, 'application/json', CreateApiKeyBody);
      refuseUnkept(others);
      const caller = c.get('caller');
      const now = clock();
      requireFreshProof(caller, now);
      const made = await transactAs(db, caller, async (trx) => {
        const created = await createApiKey(trx, caller, { name, scope, days }, now);
        const details = { to: scope };
        await appendEntry(trx, caller, {
          at: now.toISOString(),
          kind: 'api_key_created',
          subjectId: created.api_key.id,
          details,
        });
        return created;
      });
      return c.json(made, 201);
    },

    async revokeApiKey(c) {
      const caller = c.get('caller');
      const id = readId(c);
      await transactAs(db, caller, async (trx) => {
        await revokeApiKey(trx, caller, id);
        const at = clock().toISOString();
        await appendEntry(trx, caller, { at, kind: 'api_key_revoked', subjectId: id, details: {} });
      });
      return c.body(null, 204);
    },
  } satisfies Handlers;
}
