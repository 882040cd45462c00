import { bodyLimits } from '@cortex/api-client/limits';
import type { MiddlewareHandler } from 'hono';
import { TooManyAttempts } from '../http/HttpError.ts';
import type { Env } from './addOperation.ts';

/** How many calls may be answered at once, of one person and of one organization, and of all where that counts. */
export type AtOnce = { person: number; organization: number; all?: number };

/** When to ask again where there is no room. */
export const RETRY_SECONDS = 5;

const EVERYBODY = 'all';

/** Refuses a call with 429 where its person, its organization or all have as many under way as they may: of the same middleware. */
export function limitAtOnce(
  { person, organization, all = Infinity }: AtOnce,
  refusal: string,
): MiddlewareHandler<Env> {
  const running = new Map<string, number>();
  const count = (key: string) => running.get(key) ?? 0;
  const add = (key: string, change: number) => {
    const now = count(key) + change;
    if (now === 0) running.delete(key);
    else running.set(key, now);
  };
  return async (c, next) => {
    const { userId, organizationId } = c.get('sender');
    if (count(userId) >= person || count(organizationId) >= organization || count(EVERYBODY) >= all)
      throw new TooManyAttempts(RETRY_SECONDS, refusal);
    const keys = [userId, organizationId, EVERYBODY];
    for (const key of keys) add(key, 1);
    try {
      await next();
    } finally {
      for (const key of keys) add(key, -1);
    }
  };
}

/** A step that bodies alone go through that are larger than texts are, as those with files in them. */
export function forLargeBodies(step: MiddlewareHandler<Env>): MiddlewareHandler<Env> {
  return (c, next) =>
    Number(c.req.header('Content-Length') ?? Infinity) > bodyLimits.textBytes ? step(c, next) : next();
}
