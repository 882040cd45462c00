import { matchPath } from 'react-router-dom';
import { type Page, pages } from './pages.ts';

/** The app's page that a link leads to, where the event is on such a link. */
export function findLinkedPage(target: EventTarget | null): Page | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin) return undefined;
  return pages.find(({ path }) => path !== '*' && matchPath(path, link.pathname));
}
