import { ResumeAnalysisScreen } from '@cortex/ui/screens/ResumeAnalysisScreen';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';

export default function ResumeAnalysisPage() {
  const [search] = useSearchParams();
  const candidateId = search.get('candidate') ?? undefined;
  return (
    <ResumeAnalysisScreen
      key={candidateId}
      candidateId={candidateId}
      createCandidateHref={paths.createCandidate}
      createJobHref={paths.createJob}
    />
  );
}
