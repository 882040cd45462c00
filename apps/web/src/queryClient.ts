import { ApiError } from '@cortex/api-client/http';
import { clearSession, getAccessToken, subscribeToSession } from '@cortex/api-client/session';
import { sessionMessages } from '@cortex/ui/feedback/sessionMessages';
import { clearToasts, showToast } from '@cortex/ui/feedback/toaster';
import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query';
import { FreshQueryClient } from './FreshQueryClient.ts';

/**
 * The app's one query client. There is no automatic retry: a person sees a failure at once and retries. What was loaded
 * belongs to the person who signed in, so a change of the token, in whichever tab, empties it.
 */
export function createQueryClient(): QueryClient {
  const queryClient = new FreshQueryClient({
    queryCache: new QueryCache({ onError: endExpiredSession }),
    mutationCache: new MutationCache({ onError: endExpiredSession }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', staleTime: 15_000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  let token = getAccessToken();
  subscribeToSession(() => {
    const next = getAccessToken();
    if (next !== token) queryClient.clear();
    if (token !== null && next !== token) clearToasts();
    token = next;
  });
  return queryClient;
}

/** A session that the server has ended is reported once and cleared; the guards then ask to sign in again. */
function endExpiredSession(error: Error): void {
  if (!(error instanceof ApiError) || !error.endsSession) return;
  clearSession();
  showToast({ kind: 'info', title: sessionMessages.sessionExpired });
}
