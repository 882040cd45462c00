import { subscribeToSession } from './session.ts';

/** An answer as it was read, and the tag by which the server knows it. */
type CachedResponse = { tag: string; body: unknown };

const known = new Map<string, CachedResponse>();

/** The answer that this address gave last in this session, where the server gave it a tag. */
export function readCachedResponse(url: string): CachedResponse | undefined {
  return known.get(url);
}

/** Keeps an answer until the address gives another one or the session changes. */
export function cacheResponse(url: string, answer: CachedResponse): void {
  if (known.size === 0) {
    const stop = subscribeToSession(() => {
      known.clear();
      stop();
    });
  }
  known.set(url, answer);
}
