import { CandidateComparisonScreen } from '@cortex/ui/screens/CandidateComparisonScreen';
import { paths } from '../paths.ts';
import { useChoice } from '../useChoice.ts';

export default function CandidateComparisonPage() {
  const { visit, read, write } = useChoice();
  return (
    <CandidateComparisonScreen
      key={visit}
      initialChoice={{ firstId: read('first'), secondId: read('second'), jobId: read('job') }}
      createCandidateHref={paths.createCandidate}
      createJobHref={paths.createJob}
      upgradeHref={paths.upgradeNeeded}
      onChoose={({ firstId, secondId, jobId }) => write({ first: firstId, second: secondId, job: jobId })}
    />
  );
}
