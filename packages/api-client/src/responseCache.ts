import { subscribeToSession } from './session.ts';

/** A parsed answer and its ETag. */
type CachedResponse = { tag: string; body: unknown };

const known = new Map<string, CachedResponse>();

/** The last answer of this address in this session, where it had an ETag. */
export function readCachedResponse(url: string): CachedResponse | undefined {
  return known.get(url);
}

/** Caches an answer until the address has a new one or the session changes. */
export function cacheResponse(url: string, answer: CachedResponse): void {
  if (known.size === 0) {
    const stop = subscribeToSession(() => {
      known.clear();
      stop();
    });
  }
  known.set(url, answer);
}
