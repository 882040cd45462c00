import { LinkProvider } from '@cortex/ui/components/Link';
import { CandidateDetailsScreen } from '@cortex/ui/screens/CandidateDetailsScreen';
import { useNavigate, useParams } from 'react-router-dom';
import { getAnalysisPath, getBoardPath, paths } from '../paths.ts';
import { getLastPlace } from '../useListPlace.ts';

/** The way back leads to the candidates as they were left: searched, and with the same one opened. */
export default function CandidateDetailsPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const candidates = getLastPlace(paths.activeCandidates);
  return (
    <LinkProvider
      onNavigate={({ href }) => navigate(href, href === candidates.href ? { state: candidates.state } : {})}
    >
      <CandidateDetailsScreen
        key={id}
        candidateId={id}
        candidatesHref={candidates.href}
        getAnalysisHref={getAnalysisPath}
        getBoardHref={getBoardPath}
      />
    </LinkProvider>
  );
}
