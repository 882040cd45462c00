import { ContactSupportBody } from '@cortex/api-client/support/validators';
import { createRateLimiter, LIMITS } from '../access/rateLimits.ts';
import type { Handlers } from '../api/addOperation.ts';
import { readBody, refuseUnkept } from '../api/validation.ts';
import { newId } from '../db/newId.ts';
import type { Store } from '../db/store.ts';
import { transact } from '../db/transact.ts';
import type { ClientAddress } from '../http/readClientAddress.ts';
import type { MailSettings } from '../mail/outbox.ts';
import { deliverDue, postMail } from '../mail/outbox.ts';
import type { Background } from '../workers/background.ts';

export function supportRoutes(
  dependencies: Store & MailSettings & ClientAddress & Pick<Background, 'runInBackground'>,
) {
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
