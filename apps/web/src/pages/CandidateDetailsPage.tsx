import { CandidateDetailsScreen } from '@cortex/ui/screens/CandidateDetailsScreen';
import { useParams } from 'react-router-dom';
import { paths } from '../paths.ts';

export default function CandidateDetailsPage() {
  const { id = '' } = useParams();
  return <CandidateDetailsScreen key={id} candidateId={id} candidatesHref={paths.activeCandidates} />;
}
