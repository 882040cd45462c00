import { previewScores } from '@cortex/api-client/analysis';
import type { ApiError } from '@cortex/api-client/http';
import type { ScorePreview, ScorePreviewRequest } from '@cortex/api-client/model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isUnsupported } from '../../feedback/isUnsupported.ts';
import { logFailure } from '../../feedback/reportFailure.ts';
import { useDebounced } from '../../forms/useDebounced.ts';

const PAUSE_MS = 300;

/**
 * What a change would do to scores, asked when it stands still; null asks nothing. The last answer stays until the next one comes. `absent` where the
 * server does not tell.
 */
export function useScorePreview(request: ScorePreviewRequest | null) {
  const wanted = request && JSON.stringify(request);
  const settled = useDebounced(wanted, PAUSE_MS);
  const query = useQuery<ScorePreview, ApiError>({
    queryKey: ['score preview', settled],
    queryFn: ({ signal }) => previewScores(JSON.parse(settled ?? '{}'), { signal }),
    enabled: settled !== null,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    retry: false,
  });
  const { error } = query;
  const absent = isUnsupported(error);

  useEffect(() => {
    if (error && !absent) logFailure(error);
  }, [error, absent]);

  return {
    preview: settled === null ? undefined : query.data,
    absent,
    failed: query.error !== null && !absent,
    stale: query.isPlaceholderData || settled !== wanted,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
  };
}
