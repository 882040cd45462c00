import { useListBackgroundTasks } from '@cortex/api-client/background';
import type { BackgroundTask } from '@cortex/api-client/model';
import { useSyncExternalStore } from 'react';
import { goesOn } from './goesOn.ts';
import { readSeen, subscribeToSeen } from './seenTasks.ts';

const EVERY_MS = 2_000;

const none: readonly BackgroundTask[] = [];

/** The background tasks, asked for again while one goes on. A server without them has none. */
export function useBackgroundTasks() {
  const { data: tasks = none } = useListBackgroundTasks({
    query: {
      retry: false,
      refetchInterval: ({ state }) => (state.data?.some(goesOn) ? EVERY_MS : false),
    },
  });
  const seen = useSyncExternalStore(subscribeToSeen, readSeen);
  return {
    tasks,
    running: tasks.filter(goesOn).length,
    /** Those that have ended since the person looked last. */
    news: tasks.filter((task) => !goesOn(task) && !seen.includes(task.id)),
  };
}
