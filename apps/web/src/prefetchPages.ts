import { matchPath } from 'react-router-dom';
import { pages } from './pages.ts';

/** Loads the code of a page as soon as the pointer or the keyboard is on a link to it. */
export function prefetchPages(): void {
  for (const event of ['pointerover', 'focusin'] as const) {
    document.addEventListener(event, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== location.origin) return;
      const page = pages.find(({ path }) => path !== '*' && matchPath(path, link.pathname));
      // A page that fails to load here fails again, and visibly, where it is opened.
      page?.load().catch(() => {});
    });
  }
}
