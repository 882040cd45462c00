import { NotFoundScreen } from '@cortex/ui/screens/NotFoundScreen';
import { useNavigate } from 'react-router-dom';

export default function NotFoundPage() {
  const navigate = useNavigate();
  return <NotFoundScreen onGoBack={() => navigate(-1)} />;
}
