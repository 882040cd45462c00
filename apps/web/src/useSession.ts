import { getSession, type Session, subscribeToSession } from '@cortex/api-client/session';
import { useSyncExternalStore } from 'react';

/** Who is signed in now, in whichever tab that changed. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, getSession);
}
