import { CreateCandidateScreen } from '@cortex/ui/screens/CreateCandidateScreen';
import { useNavigate } from 'react-router-dom';
import { getAnalysisPath, getBoardPath, getCandidatePath, paths } from '../paths.ts';

export default function CreateCandidatePage() {
  const navigate = useNavigate();
  return (
    <CreateCandidateScreen
      cancelHref={paths.activeCandidates}
      getAnalysisHref={getAnalysisPath}
      getBoardHref={getBoardPath}
      getCandidateHref={getCandidatePath}
      onCreated={() => navigate(paths.activeCandidates)}
    />
  );
}
