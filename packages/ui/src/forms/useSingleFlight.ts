import { useRef } from 'react';

/**
 * Starts a call only when the previous one about the same has ended. State from a render is too late: a second Enter in
 * the same frame would send the same again.
 */
export function useSingleFlight(about = '') {
  const flying = useRef(new Set<string>());
  return {
    /** Returns true, and takes the slot, if no call about it is in progress. */
    begin(): boolean {
      const free = !flying.current.has(about);
      flying.current.add(about);
      return free;
    },
    end(): void {
      flying.current.delete(about);
    },
  };
}
