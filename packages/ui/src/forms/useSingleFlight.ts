import { useRef } from 'react';

/**
 * Starts a call only when the previous one has ended. State from a render is too late: a second Enter in the same frame
 * would send the same again.
 */
export function useSingleFlight() {
  const flying = useRef(false);
  return {
    /** Returns true, and takes the slot, if no call is in progress. */
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
