import { getToasts, subscribeToToasts } from '@cortex/ui/toaster';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

const Toaster = lazy(async () => ({ default: (await import('@cortex/ui/components/Toaster')).Toaster }));

/** Loads the toaster with the first toast and keeps it from then on. */
export function ToastOutlet() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts);
  const [needed, setNeeded] = useState(false);
  if (toasts.length > 0 && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
