import { useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/breakpoints.ts';

/** In pixels: a name and two lines below it; on a phone three, as its lines are short. */
const heights = { wide: 72, phone: 84 };

const query = `(min-width: ${breakpoints.md})`;

/** How high a row of a ranked list is in this window. */
export function useRowHeight(): number {
  const wide = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
  return wide ? heights.wide : heights.phone;
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
