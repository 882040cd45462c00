import { type ReactNode, useEffect } from 'react';

type PageArrivalProps = { title: string; children: ReactNode };

let arrivedBefore = false;

/** Names the page in the tab and, but for the first page of a visit, puts scroll and keyboard at its beginning. */
export function PageArrival({ title, children }: PageArrivalProps) {
  useEffect(() => {
    document.title = `${title} · Cortex`;
    if (arrivedBefore) {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
    arrivedBefore = true;
  }, [title]);
  return children;
}
