import { every } from '../platform/timers.ts';
import type { Scoring } from '../scores/scorePairs.ts';
import { findNext } from './findNext.ts';
import { claim } from './leases.ts';
import { workOnTask } from './workOnTask.ts';

/** How often the database is asked for tasks of other servers. */
const EVERY_MS = 2_000;
/** How many tasks a server works on at once. */
const AT_ONCE = 2;

export type TaskRunner = {
  /** Says that there may be something to do. */
  wake(): void;
  /** Takes no more turns, and resolves once those under way have ended. */
  stop(): Promise<void>;
};

/** Works on background tasks until it is stopped, organizations in turns. Failures are told, and harm no other task. */
export function runTasks(scoring: Scoring, onError: (error: unknown) => void): TaskRunner {
  let stopped = false;
  const lanes = new Set<Promise<void>>();

  async function work(): Promise<void> {
    while (!stopped) {
      const next = await findNext(scoring);
      if (next === undefined || stopped) return;
      const task = await claim(scoring, next);
      if (task) await workOnTask(scoring, task, () => stopped).catch(onError);
    }
  }

  function wake(): void {
    while (!stopped && lanes.size < AT_ONCE) {
      const lane = work().catch(onError);
      lanes.add(lane);
      void lane.finally(() => lanes.delete(lane));
    }
  }

  const stopLooking = every(EVERY_MS, wake);
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      stopLooking();
      await Promise.all(lanes);
    },
  };
}
