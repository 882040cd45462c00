import { ActiveCandidatesScreen } from '@cortex/ui/screens/ActiveCandidatesScreen';
import { getAnalysisPath, getCandidatePath, paths } from '../paths.ts';
import { useListPlace } from '../useListPlace.ts';

export default function ActiveCandidatesPage() {
  const place = useListPlace('candidate');
  return (
    <ActiveCandidatesScreen
      {...place}
      createCandidateHref={paths.createCandidate}
      getAnalysisHref={getAnalysisPath}
      getCandidateHref={getCandidatePath}
      upgradeHref={paths.upgradeNeeded}
    />
  );
}
