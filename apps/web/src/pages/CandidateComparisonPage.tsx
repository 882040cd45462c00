import { CandidateComparisonScreen } from '@cortex/ui/screens/CandidateComparisonScreen';
import { getAnalysisPath, getCreateCandidatePath, paths } from '../paths.ts';
import { useChoice } from '../useChoice.ts';
import { useViewer } from '../useViewer.ts';

export default function CandidateComparisonPage() {
  const { shownAs, linked, read, readAll, write } = useChoice(['candidate', 'job']);
  const viewer = useViewer();
  return (
    <CandidateComparisonScreen
      key={shownAs}
      plan={viewer?.pricing_tier}
      linked={linked}
      initialChoice={{ candidateIds: readAll('candidate'), jobId: read('job') }}
      getAnalysisHref={getAnalysisPath}
      getCreateCandidateHref={getCreateCandidatePath}
      createJobHref={paths.createJob}
      upgradeHref={paths.upgradeNeeded}
      onChoose={({ candidateIds, jobId }) => write({ job: jobId, candidate: candidateIds })}
    />
  );
}
