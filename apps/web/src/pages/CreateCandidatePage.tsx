import { CreateCandidateScreen } from '@cortex/ui/screens/CreateCandidateScreen';
import { useNavigate } from 'react-router-dom';
import { getAnalysisPath, getBoardPath, getCandidatePath, paths } from '../paths.ts';
import { useChoice } from '../useChoice.ts';

export default function CreateCandidatePage() {
  const navigate = useNavigate();
  const { read, write } = useChoice(['job']);
  const linkedJob = read('job');
  return (
    <CreateCandidateScreen
      jobId={linkedJob || undefined}
      onChooseJob={({ jobId = '' }) => {
        if (linkedJob) write({ job: jobId });
      }}
      cancelHref={paths.activeCandidates}
      getAnalysisHref={getAnalysisPath}
      getBoardHref={getBoardPath}
      getCandidateHref={getCandidatePath}
      onCreated={() => navigate(paths.activeCandidates)}
    />
  );
}
