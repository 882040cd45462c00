import { ContactSupportBody } from '@cortex/api-client/support/validators';
import { createRateLimiter, LIMITS } from '../access/rateLimits.ts';
import { newId } from '../db/newId.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../http/addOperation.ts';
import { readBody } from '../http/validation.ts';
import { supportMail } from '../mail/texts.ts';

export function supportRoutes(dependencies: Dependencies) {
  const { db, mail, clock, runInBackground, clientAddress, supportEmail } = dependencies;
  const limiter = createRateLimiter(dependencies);
  return {
    async contactSupport(c) {
      const request = await readBody(c, 'application/json', ContactSupportBody);
      const now = clock();
      await limiter.count([{ limit: LIMITS.supportByAddress, who: clientAddress(c) }]);
      await db
        .insertInto('support_requests')
        .values({ id: newId('sup'), ...request, created_at: now.toISOString() })
        .execute();
      runInBackground(() => mail.send(supportMail(supportEmail, request)));
      return c.json({ message: 'Your request has reached our support team.' });
    },
  } satisfies Handlers;
}
