import { prefetchListJobsQuery } from '@cortex/api-client/jobs';
import { ActiveJobsScreen } from '@cortex/ui/screens/ActiveJobsScreen';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { getAnalysisPath, getBoardPath, paths } from '../paths.ts';
import { useListPlace } from '../useListPlace.ts';

export default function ActiveJobsPage() {
  const place = useListPlace('job');
  const navigate = useNavigate();
  const { createdId }: { createdId?: unknown } = Object(useLocation().state);
  return (
    <ActiveJobsScreen
      {...place}
      createJobHref={paths.createJob}
      getAnalysisHref={getAnalysisPath}
      getBoardHref={getBoardPath}
      createdId={typeof createdId === 'string' ? createdId : null}
      onResumesAdded={() => void navigate(paths.createCandidate)}
    />
  );
}

export function prefetch(queryClient: QueryClient): void {
  void prefetchListJobsQuery(queryClient);
}
