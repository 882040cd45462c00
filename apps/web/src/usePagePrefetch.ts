import { DWELL_MS } from '@cortex/ui/dwell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findLinkedPage } from './linkedPage.ts';
import { pages } from './pages.ts';
import { paths } from './paths.ts';

const lists: readonly string[] = [paths.activeJobs, paths.activeCandidates, paths.activeUsers];

/** Loads the code of the lists when there is nothing else to do, and what a page shows first when a link to it is pointed at. */
export function usePagePrefetch(signedIn: boolean): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!signedIn) return;
    // Safari has no such call.
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, DWELL_MS));
    whenIdle(() => {
      for (const { path, load } of pages) if (lists.includes(path)) load().catch(() => {});
    });
  }, [signedIn]);

  useEffect(() => {
    if (!signedIn) return;
    let timer: ReturnType<typeof setTimeout>;
    function point({ target }: Event) {
      clearTimeout(timer);
      const page = findLinkedPage(target);
      if (!page) return;
      timer = setTimeout(async () => {
        // What fails here fails again, and visibly, where it is opened.
        const loaded = await page.load().catch(() => null);
        loaded?.prefetch?.(queryClient);
      }, DWELL_MS);
    }
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, point);
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, point);
    };
  }, [signedIn, queryClient]);
}
