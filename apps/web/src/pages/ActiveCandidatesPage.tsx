import { prefetchListCandidatesQuery } from '@cortex/api-client/candidates';
import { ActiveCandidatesScreen } from '@cortex/ui/screens/ActiveCandidatesScreen';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { getAnalysisPath, getBoardPath, getCandidatePath, paths } from '../paths.ts';
import { useListPlace } from '../useListPlace.ts';

export default function ActiveCandidatesPage() {
  const place = useListPlace('candidate');
  const navigate = useNavigate();
  const showResumes = useCallback(() => void navigate(paths.createCandidate), [navigate]);
  return (
    <ActiveCandidatesScreen
      {...place}
      createCandidateHref={paths.createCandidate}
      getAnalysisHref={getAnalysisPath}
      getCandidateHref={getCandidatePath}
      getBoardHref={getBoardPath}
      upgradeHref={paths.upgradeNeeded}
      onResumesAdded={showResumes}
    />
  );
}

export function prefetch(queryClient: QueryClient): void {
  void prefetchListCandidatesQuery(queryClient);
}
