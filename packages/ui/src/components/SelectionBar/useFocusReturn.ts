import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * For what goes once it was used: when it goes, the focus that was in it is where it came from. Gives the handler of the focus for the
 * element around it.
 */
export function useFocusReturn(): (event: FocusEvent) => void {
  const cameFrom = useRef<Element | null>(null);
  useLayoutEffect(() => () => giveFocusBack(cameFrom.current), []);
  return ({ relatedTarget, currentTarget }) => {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
    if (!relatedTarget.closest('[role=dialog], [role=menu]')) cameFrom.current = relatedTarget;
  };
}

/** Where the focus went with what had it: a dialog that closes at the same moment gives it to nothing. */
function giveFocusBack(to: Element | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && to instanceof HTMLElement && to.isConnected) to.focus();
    }),
  );
}
