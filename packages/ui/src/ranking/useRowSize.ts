import { useSyncExternalStore } from 'react';
import { breakpoints } from '../theme/breakpoints.ts';
import { readTextScale, toRem } from '../theme/textSize.ts';

/** In pixels at the usual text size, and the lines below the name: on a phone, where they are short, there are more of them. */
const sizes = { wide: { height: 64, lines: 2 }, phone: { height: 80, lines: 3 } };

const query = `(min-width: ${toRem(breakpoints.md)})`;

/** How high a row of a ranked list is in this window. */
export function useRowSize(): { height: number; lines: number } {
  const wide = useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  );
  const { height, lines } = wide ? sizes.wide : sizes.phone;
  return { height: height * readTextScale(), lines };
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
