import { getSession, type Session, subscribeToSession } from '@cortex/api-client/session';
import { useSyncExternalStore } from 'react';

/** The current session, kept in sync across tabs. The prerendered page has none. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeToSession, getSession, getNobody);
}

function getNobody(): null {
  return null;
}
