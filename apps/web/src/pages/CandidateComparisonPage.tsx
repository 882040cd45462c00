import { CandidateComparisonScreen } from '@cortex/ui/screens/CandidateComparisonScreen';
import { paths } from '../paths.ts';
import { useChoice } from '../useChoice.ts';
import { useViewer } from '../useViewer.ts';

export default function CandidateComparisonPage() {
  const { visit, read, write } = useChoice();
  const viewer = useViewer();
  return (
    <CandidateComparisonScreen
      key={visit}
      plan={viewer?.pricing_tier}
      initialChoice={{ firstId: read('first'), secondId: read('second'), jobId: read('job') }}
      createCandidateHref={paths.createCandidate}
      createJobHref={paths.createJob}
      upgradeHref={paths.upgradeNeeded}
      onChoose={({ firstId, secondId, jobId }) => write({ first: firstId, second: secondId, job: jobId })}
    />
  );
}
