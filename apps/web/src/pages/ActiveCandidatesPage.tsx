import { ActiveCandidatesScreen } from '@cortex/ui/screens/ActiveCandidatesScreen';
import { getAnalysisPath, getCandidatePath, paths } from '../paths.ts';

export default function ActiveCandidatesPage() {
  return (
    <ActiveCandidatesScreen
      createCandidateHref={paths.createCandidate}
      getAnalysisHref={getAnalysisPath}
      getCandidateHref={getCandidatePath}
    />
  );
}
