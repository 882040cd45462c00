import { getListApplicationsQueryKey } from '@cortex/api-client/applications';
import type { BackgroundTask } from '@cortex/api-client/model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { goesOn } from './goesOn.ts';
import { nameTask } from './nameTask.ts';
import { markSeen } from './seenTasks.ts';

/** Those that were seen going on in this tab, of which the end is news. */
const awaited = new Set<string>();

/** Says when a task ends that went on while the person was here. On the page that shows its results it is seen already. */
export function useAnnouncedEnds(
  tasks: readonly BackgroundTask[],
  getRankingHref: (jobId: string) => string,
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    for (const task of tasks) {
      const { id, state, job } = task;
      const href = getRankingHref(job.id);
      if (goesOn(task)) {
        awaited.add(id);
        continue;
      }
      const isNews = awaited.delete(id);
      // The board shows their scores.
      if (isNews) void queryClient.invalidateQueries({ queryKey: getListApplicationsQueryKey(job.id) });
      if (state === 'cancelled' || isHere(href)) {
        markSeen([task]);
        continue;
      }
      if (!isNews) continue;
      const { done, stopped } = nameTask(task);
      showToast({
        ...(state === 'done' ? { kind: 'success', title: done } : { kind: 'error', title: stopped }),
        action: { label: 'Look', href },
      });
    }
  }, [tasks, getRankingHref, queryClient]);
}

function isHere(href: string): boolean {
  const { pathname, searchParams } = new URL(href, location.href);
  const here = new URL(location.href);
  return here.pathname === pathname && here.searchParams.get('job') === searchParams.get('job');
}
