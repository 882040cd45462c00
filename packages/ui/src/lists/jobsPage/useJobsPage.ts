import { useGetJobsPage } from '@cortex/api-client/publication';
import { isUnsupported } from '../../feedback/isUnsupported.ts';

const STALE_MS = 5 * 60_000;

/** The organization's public page of open jobs. It changes seldom; a server without it is asked once. */
export function useJobsPage() {
  const page = useGetJobsPage({
    query: {
      retry: false,
      staleTime: STALE_MS,
      retryOnMount: (query) => !isUnsupported(query.state.error),
    },
  });
  return { ...page, lacking: isUnsupported(page.error) };
}
