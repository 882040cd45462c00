import { useRef } from 'react';

/**
 * Lets one call begin only when the one before has ended. What a render knows of a call is too late: a second Enter in the same frame
 * would send what the first one sent.
 */
export function useSingleFlight() {
  const flying = useRef(false);
  return {
    /** Whether nothing was on its way; from now on something is. */
    begin(): boolean {
      const free = !flying.current;
      flying.current = true;
      return free;
    },
    end(): void {
      flying.current = false;
    },
  };
}
