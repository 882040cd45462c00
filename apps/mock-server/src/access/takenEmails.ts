import type { Store } from '../db/store.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Background } from '../workers/background.ts';
import { createRateLimiter, LIMITS } from './rateLimits.ts';
import type { Caller } from './sessions.ts';

/** Each refusal of a taken email tells that somebody has it, so that they are counted by person: 429 beyond. */
export function createTakenEmailCounter(dependencies: Store & Pick<Background, 'runInBackground'>) {
  const { runInBackground } = dependencies;
  const limiter = createRateLimiter(dependencies);
  return async function countTakenEmails<Result>(
    caller: Caller,
    save: () => Promise<Result>,
  ): Promise<Result> {
    const counted = await limiter.count([{ limit: LIMITS.takenByPerson, who: caller.userId }]);
    try {
      const saved = await save();
      runInBackground(() => limiter.giveBack(counted));
      return saved;
    } catch (error) {
      const isTaken = error instanceof HttpError && error.body.code === 'email_taken';
      if (!isTaken) runInBackground(() => limiter.giveBack(counted));
      throw error;
    }
  };
}
