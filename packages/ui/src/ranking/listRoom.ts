import { createContext, type RefObject, useLayoutEffect, useState } from 'react';
import type { Room } from './fitFacts.ts';

/** How wide the list is, 0 where that is not known, and how many lines a row has below its name. */
export const ListRoom = createContext<Room>({ width: 0, lines: 2 });

/** A list that is dragged wider changes what its rows say in steps. */
const STEP = 16;

/** How wide an element is, rounded down. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(Math.floor(measured.clientWidth / STEP) * STEP);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
