import type { MiddlewareHandler } from 'hono';
import { DISCARD_LIMIT } from './forms.ts';

/** A body of so many bytes is on the line at once. */
const SMALL_BYTES = 64 * 1024;

/**
 * Takes a large body from the line before its refusal is answered: whoever still sends when the connection is closed, as over a
 * slow line, learns only that it was closed. A body whose told length is beyond 64 MB is not waited for, and one that comes too
 * slowly is cut by `enforceLeastRate`.
 */
export function hearOut(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (!c.req.header('Transfer-Encoding')) {
      const length = Number(c.req.header('Content-Length') ?? 0);
      if (length <= SMALL_BYTES || length > DISCARD_LIMIT) return;
    }
    const { body, bodyUsed } = c.req.raw;
    if (!body || bodyUsed || body.locked) return;
    const reader = body.getReader();
    let taken = 0;
    try {
      for (let read = await reader.read(); !read.done && taken <= DISCARD_LIMIT; read = await reader.read())
        taken += read.value.length;
    } catch {
      // Whoever sent it is gone, and is answered in vain.
    }
  };
}
