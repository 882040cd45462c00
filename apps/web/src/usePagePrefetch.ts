import { DWELL_MS } from '@cortex/ui/dwell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { findLinkedPage } from './linkedPage.ts';
import { pages } from './pages.ts';
import { paths } from './paths.ts';

const lists: readonly string[] = [paths.activeJobs, paths.activeCandidates, paths.activeUsers];

/** Preloads the code of the lists when the browser is idle, and a page's first data when a link to it is hovered. */
export function usePagePrefetch(signedIn: boolean): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!signedIn) return;
    // Safari does not support it.
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
        // A failure here is reported when the page is opened.
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
