import { useListStages } from '@cortex/api-client/applications';
import { isUnsupported } from '../../feedback/isUnsupported.ts';

export const STAGES_STALE_MS = 5 * 60_000;

/** The organization's stages. They change seldom; a server without them is asked once. */
export function useStages() {
  const stages = useListStages({
    query: {
      retry: false,
      staleTime: STAGES_STALE_MS,
      retryOnMount: (query) => !isUnsupported(query.state.error),
    },
  });
  return { ...stages, lacking: isUnsupported(stages.error) };
}
