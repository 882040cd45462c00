import { CandidateComparisonScreen } from '@cortex/ui/screens/CandidateComparisonScreen';
import { paths } from '../paths.ts';

export default function CandidateComparisonPage() {
  return (
    <CandidateComparisonScreen
      createCandidateHref={paths.createCandidate}
      createJobHref={paths.createJob}
      upgradeHref={paths.upgradeNeeded}
    />
  );
}
