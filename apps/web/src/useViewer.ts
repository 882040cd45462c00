import { useGetDashboard } from '@cortex/api-client/dashboard';
import type { Viewer } from '@cortex/api-client/model';
import { useSession } from './useSession.ts';

/** Who is signed in, for which organization and on which plan, where the server says so. */
export function useViewer(): Viewer | undefined {
  const session = useSession();
  const dashboard = useGetDashboard({
    query: { enabled: session !== null, staleTime: Number.POSITIVE_INFINITY },
  });
  return session ? dashboard.data?.viewer : undefined;
}
