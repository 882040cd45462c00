import { JobBoardScreen } from '@cortex/ui/screens/JobBoardScreen';
import { useNavigate, useParams } from 'react-router-dom';
import { getCandidatePath, getListedJobPath, paths } from '../paths.ts';
import { getRankingPath } from '../viewPaths.ts';

export default function JobBoardPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  return (
    <JobBoardScreen
      key={id}
      jobId={id}
      jobsHref={paths.activeJobs}
      jobHref={getListedJobPath({ jobId: id })}
      rankingHref={getRankingPath(id)}
      getCandidateHref={getCandidatePath}
      onResumesAdded={() => void navigate(paths.createCandidate)}
    />
  );
}
