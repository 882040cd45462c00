import { type FocusEvent, useLayoutEffect, useRef } from 'react';

const TAKES_FOCUS = 'button:enabled, a[href], input:enabled, textarea:enabled, select:enabled';

/**
 * For a part whose button goes as soon as it was used: the first of what stands there then takes the focus, unless it has gone
 * elsewhere. The state tells which of them stands there.
 */
export function useNextFocus<Part extends HTMLElement>(state: string) {
  const part = useRef<Part>(null);
  const isWithin = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: The state tells that something else stands there.
  useLayoutEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return;
    part.current?.querySelector<HTMLElement>(TAKES_FOCUS)?.focus();
  }, [state]);
  return {
    ref: part,
    onFocus() {
      isWithin.current = true;
    },
    onBlur({ target, relatedTarget }: FocusEvent) {
      const isDisabled = target instanceof HTMLButtonElement && target.disabled;
      if (!isDisabled && !part.current?.contains(relatedTarget)) isWithin.current = false;
    },
  };
}
