import { ResumeAnalysisScreen } from '@cortex/ui/screens/ResumeAnalysisScreen';
import { paths } from '../paths.ts';
import { useChoice } from '../useChoice.ts';
import { getComparisonPath } from '../viewPaths.ts';

export default function ResumeAnalysisPage() {
  const { visit, read, write } = useChoice();
  return (
    <ResumeAnalysisScreen
      key={visit}
      candidateId={read('candidate')}
      jobId={read('job')}
      getComparisonHref={getComparisonPath}
      createCandidateHref={paths.createCandidate}
      createJobHref={paths.createJob}
      onChoose={({ candidateId, jobId }) => write({ candidate: candidateId, job: jobId })}
    />
  );
}
