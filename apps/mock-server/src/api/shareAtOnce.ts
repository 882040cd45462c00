import type { MiddlewareHandler } from 'hono';
import { createRateLimiter, type RateLimit } from '../access/rateLimits.ts';
import { isPostgres } from '../db/isPostgres.ts';
import type { Store } from '../db/store.ts';
import { TooManyAttempts } from '../http/HttpError.ts';
import type { Env } from './addOperation.ts';
import { type AtOnce, RETRY_SECONDS } from './limitAtOnce.ts';

/** For how long a call counts that nobody says is answered: its server died. */
const COUNTED_MS = 60_000;

/**
 * Counts calls under way over all servers of a PostgreSQL database, in the way attempts are counted, beside what each server counts
 * itself (`limitAtOnce`): an organization has its share once, however many servers there are. The count begins anew each minute: a call that
 * is still under way then counts with its own server alone, so that slow ones may come to each server's own share. It errs towards letting in.
 * `what` names the calls, e.g. "uploads". Refuses with 429.
 */
export function shareAtOnce(
  store: Store,
  what: string,
  atOnce: AtOnce,
  refusal: string,
): readonly MiddlewareHandler<Env>[] {
  if (!isPostgres(store.db)) return [];
  const limiter = createRateLimiter(store);
  const limit = (whose: string, attempts: number): RateLimit => ({
    name: `${what} by ${whose}`,
    attempts,
    windowMs: COUNTED_MS,
  });
  const [ofPerson, ofOrganization] = [
    limit('person', atOnce.person),
    limit('organization', atOnce.organization),
  ];
  return [
    async (c, next) => {
      const { userId, organizationId } = c.get('sender');
      const counted = await limiter.countWithin([
        { limit: ofPerson, who: userId },
        { limit: ofOrganization, who: organizationId },
      ]);
      if (!counted) throw new TooManyAttempts(RETRY_SECONDS, refusal);
      try {
        await next();
      } finally {
        // Where the database is away it ends by itself, and the answer stands.
        await limiter.giveBack(counted).catch(() => {});
      }
    },
  ];
}
