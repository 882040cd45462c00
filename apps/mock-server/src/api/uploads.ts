import type { MiddlewareHandler } from 'hono';
import { ServerBusy, TooManyAttempts } from '../http/HttpError.ts';
import type { Env } from './addOperation.ts';

/** How many forms with files may be on their way at once: of one person, of one organization, of all. */
const UPLOADS_AT_ONCE = { person: 20, organization: 40, all: 100 };

const RETRY_SECONDS = 5;

/**
 * Lets a form in where there is room for it, before anything of it is taken from the line: 429 where the person or
 * the organization has as many on their way as they may, 503 where all together do.
 */
export function limitUploads(atOnce = UPLOADS_AT_ONCE): MiddlewareHandler<Env> {
  const running = new Map<string, number>();
  const count = (key: string) => running.get(key) ?? 0;
  const add = (key: string, change: number) => {
    const now = count(key) + change;
    if (now === 0) running.delete(key);
    else running.set(key, now);
  };
  return async (c, next) => {
    const { userId, organizationId } = c.get('caller');
    if (count(userId) >= atOnce.person || count(organizationId) >= atOnce.organization)
      throw new TooManyAttempts(RETRY_SECONDS, 'Too many uploads at once. Try again in a moment.');
    if (count('') >= atOnce.all) throw new ServerBusy(RETRY_SECONDS);
    const keys = [userId, organizationId, ''];
    for (const key of keys) add(key, 1);
    try {
      await next();
    } finally {
      for (const key of keys) add(key, -1);
    }
  };
}

/** Says where the files of a form go, and removes them once the request has been answered. */
export function keepUploads(folder: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set('uploadFolder', folder);
    try {
      await next();
    } finally {
      await c.get('discardUploads')?.();
    }
  };
}
