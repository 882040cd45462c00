import { JobBoardScreen } from '@cortex/ui/screens/JobBoardScreen';
import { useParams } from 'react-router-dom';
import { getCandidatePath, paths } from '../paths.ts';
import { getRankingPath } from '../viewPaths.ts';

export default function JobBoardPage() {
  const { id = '' } = useParams();
  return (
    <JobBoardScreen
      key={id}
      jobId={id}
      jobsHref={paths.activeJobs}
      rankingHref={getRankingPath(id)}
      getCandidateHref={getCandidatePath}
    />
  );
}
