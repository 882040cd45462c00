import { useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/breakpoints.ts';

/** In pixels, and the lines below the name: on a phone, where they are short, there are more of them. */
const sizes = { wide: { height: 72, lines: 2 }, phone: { height: 84, lines: 3 } };

const query = `(min-width: ${breakpoints.md})`;

/** How high a row of a ranked list is in this window. */
export function useRowSize(): { height: number; lines: number } {
  const wide = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
  return wide ? sizes.wide : sizes.phone;
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
