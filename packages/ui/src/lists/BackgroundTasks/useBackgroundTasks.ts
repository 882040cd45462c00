import { useListBackgroundTasks, useListImports } from '@cortex/api-client/background';
import { useMemo, useSyncExternalStore } from 'react';
import { goesOn } from './goesOn.ts';
import { readSeen, subscribeToSeen } from './seenTasks.ts';
import type { Work } from './Work.ts';

const EVERY_MS = 2_000;

const none: readonly [] = [];

const followed = {
  retry: false,
  refetchInterval: ({ state }: { state: { data: readonly Work[] | undefined } }) =>
    state.data?.some(goesOn) ? EVERY_MS : false,
} as const;

/** The background tasks and imports, the newest first, asked for again while one goes on. A server without them has none. */
export function useBackgroundTasks() {
  const { data: tasks = none } = useListBackgroundTasks({ query: followed });
  const { data: imports = none } = useListImports({ query: followed });
  const all = useMemo(
    (): readonly Work[] =>
      [...tasks, ...imports].toSorted((one, other) => other.created_at.localeCompare(one.created_at)),
    [tasks, imports],
  );
  const seen = useSyncExternalStore(subscribeToSeen, readSeen);
  return {
    tasks: all,
    running: all.filter(goesOn).length,
    /** Those that have ended since the person looked last. */
    news: all.filter((task) => !goesOn(task) && !seen.includes(task.id)),
  };
}
