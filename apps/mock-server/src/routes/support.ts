import { ContactSupportBody } from '@cortex/api-client/support/validators';
import { createRateLimiter, LIMITS } from '../access/rateLimits.ts';
import { newId } from '../db/newId.ts';
import { transact } from '../db/transact.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../http/addOperation.ts';
import { readBody, refuseUnkept } from '../http/validation.ts';
import { deliverDue, postMail } from '../mail/outbox.ts';

export function supportRoutes(dependencies: Dependencies) {
  const { db, clock, runInBackground, clientAddress } = dependencies;
  const limiter = createRateLimiter(dependencies);
  return {
    async contactSupport(c) {
      const body = await readBody(c, 'application/json', ContactSupportBody);
      const { name, email, message, ...others } = body;
      refuseUnkept(others);
      const request = { name, email, message };
      const now = clock();
      await limiter.count([{ limit: LIMITS.supportByAddress, who: clientAddress(c) }]);
      const id = newId('sup');
      await transact(db, async (trx) => {
        const row = { id, ...request, created_at: now.toISOString() };
        await trx.insertInto('support_requests').values(row).execute();
        await postMail(trx, { kind: 'support', recipient: '', subjectId: id }, now);
      });
      runInBackground(() => deliverDue(dependencies));
      return c.json({ message: 'Your request has reached our support team.' });
    },
  } satisfies Handlers;
}
