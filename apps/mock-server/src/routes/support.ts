import { ContactSupportBody } from '@cortex/api-client/support/validators';
import type { Dependencies } from '../dependencies.ts';
import { newId } from '../ids.ts';
import { supportMail } from '../mails.ts';
import type { Handlers } from '../operation.ts';
import { createRateLimiter, LIMITS } from '../rateLimits.ts';
import { readBody } from '../validation.ts';

export function supportRoutes(dependencies: Dependencies) {
  const { db, mail, clock, later, clientAddress, supportEmail } = dependencies;
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
      later(() => mail.send(supportMail(supportEmail, request)));
      return c.json({ message: 'Your request has reached our support team.' });
    },
  } satisfies Handlers;
}
