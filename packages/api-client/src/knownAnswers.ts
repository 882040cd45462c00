import { subscribeToSession } from './session.ts';

/** An answer as it was read, and the tag by which the server knows it. */
type KnownAnswer = { tag: string; body: unknown };

const known = new Map<string, KnownAnswer>();

/** The answer that this address gave last in this session, where the server gave it a tag. */
export function recallAnswer(url: string): KnownAnswer | undefined {
  return known.get(url);
}

/** Keeps an answer until the address gives another one or the session changes. */
export function keepAnswer(url: string, answer: KnownAnswer): void {
  if (known.size === 0) {
    const stop = subscribeToSession(() => {
      known.clear();
      stop();
    });
  }
  known.set(url, answer);
}
