import { getListApplicationsQueryKey } from '@cortex/api-client/applications';
import { getGetRescoringQueryKey } from '@cortex/api-client/background';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { candidateCache } from '../../forms/CandidateFields/candidateForm.ts';
import { awaitedTasks } from './awaitedTasks.ts';
import { countRowsToFix } from './countRowsToFix.ts';
import { goesOn } from './goesOn.ts';
import { nameTask } from './nameTask.ts';
import { markSeen } from './seenTasks.ts';
import { isImport, type Work } from './Work.ts';

/** Says when a task ends that went on while the person was here. On the page that shows its results it is seen already. */
export function useAnnouncedEnds(tasks: readonly Work[], getHref: (task: Work) => string): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    for (const task of tasks) {
      const { id, state } = task;
      if (goesOn(task)) {
        awaitedTasks.add(id);
        continue;
      }
      const isNews = awaitedTasks.delete(id);
      if (isNews) refresh(queryClient, task);
      const href = getHref(task);
      if (state === 'cancelled' || (!isImport(task) && isHere(href))) {
        if (countRowsToFix(task) === 0) markSeen([task]);
        continue;
      }
      if (!isNews) continue;
      const { done, stopped } = nameTask(task);
      showToast({
        ...(state === 'done' ? { kind: 'success', title: done } : { kind: 'error', title: stopped }),
        action: { label: 'Look', href },
      });
    }
  }, [tasks, getHref, queryClient]);
}

/** Asks again for what shows what a task did. */
function refresh(queryClient: QueryClient, task: Work): void {
  if (isImport(task)) {
    candidateCache.refresh(queryClient);
    return;
  }
  for (const keyOf of [getListApplicationsQueryKey, getGetRescoringQueryKey])
    void queryClient.invalidateQueries({ queryKey: keyOf(task.job.id) });
}

function isHere(href: string): boolean {
  const { pathname, searchParams } = new URL(href, location.href);
  const here = new URL(location.href);
  return here.pathname === pathname && here.searchParams.get('job') === searchParams.get('job');
}
