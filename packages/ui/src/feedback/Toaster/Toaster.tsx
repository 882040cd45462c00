import { useEffect, useState, useSyncExternalStore } from 'react';
import { styled } from '../../theme/styled.tsx';
import { getToasts, subscribeToToasts } from './toaster.ts';

const Region = styled('section', { base: { _print: { display: 'none' } } });

let loaded: typeof import('./ToastList.tsx') | null = null;

/** Preloads the code of the toasts, so that the first one appears at once. */
export async function loadToasts(): Promise<void> {
  loaded ??= await import('./ToastList.tsx');
}

export type ToasterProps = {
  /** Where a person reads about a higher plan. */
  upgradeHref: string;
};

/**
 * The one place where toasts are shown. Their code is loaded with the first one, and again with the next one if that
 * failed. The region is there from the start: a screen reader announces only what is added to one that it knows.
 */
export function Toaster({ upgradeHref }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getToasts);
  const [list, setList] = useState(loaded);

  useEffect(() => {
    if (!list && toasts.length > 0)
      loadToasts().then(
        () => setList(loaded),
        () => {},
      );
  }, [list, toasts]);

  return (
    <Region aria-label="Notifications" aria-live="polite">
      {list ? <list.ToastList toasts={toasts} upgradeHref={upgradeHref} /> : null}
    </Region>
  );
}
