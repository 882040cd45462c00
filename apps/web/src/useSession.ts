import { getSession, type Session, subscribeToSession } from '@cortex/api-client/session';
import { useSyncExternalStore } from 'react';

/** Who is signed in now, in whichever tab that changed. A page that is drawn ahead is drawn for nobody. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, getSession, getNobody);
}

function getNobody(): null {
  return null;
}
