import { prefetchListJobsQuery } from '@cortex/api-client/jobs';
import { ActiveJobsScreen } from '@cortex/ui/screens/ActiveJobsScreen';
import type { QueryClient } from '@tanstack/react-query';
import { getAnalysisPath, getBoardPath, paths } from '../paths.ts';
import { useListPlace } from '../useListPlace.ts';

export default function ActiveJobsPage() {
  const place = useListPlace('job');
  return (
    <ActiveJobsScreen
      {...place}
      createJobHref={paths.createJob}
      getAnalysisHref={getAnalysisPath}
      getBoardHref={getBoardPath}
    />
  );
}

export function prefetch(queryClient: QueryClient): void {
  void prefetchListJobsQuery(queryClient);
}
