import { createContext, type RefObject, useLayoutEffect, useState } from 'react';

/** In pixels; 0 where it is not known. A row decides by it how much it says. */
export const ListWidth = createContext(0);

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
