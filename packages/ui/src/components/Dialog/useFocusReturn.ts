import { useLayoutEffect, useRef } from 'react';

/** What Chakra's dialog is given so that the focus goes back to where it came from, or to where the dialog says. */
export function useFocusReturn(open: boolean, getFinalFocus: () => HTMLElement | null) {
  const cameFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) cameFrom.current = document.activeElement;
  }, [open]);

  /**
   * Chakra gives the focus back only once it has had it, which a quick hand does not wait for. By then what had it is
   * gone from the page.
   */
  function giveTheFocusBack() {
    if (document.activeElement !== document.body) return;
    const target = getFinalFocus() ?? cameFrom.current;
    if (target instanceof HTMLElement) target.focus();
  }

  return {
    finalFocusEl: getFinalFocus,
    onExitComplete: () => requestAnimationFrame(() => requestAnimationFrame(giveTheFocusBack)),
  };
}
