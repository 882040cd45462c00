import { NotFoundScreen } from '@cortex/ui/screens/NotFoundScreen';
import { useGoBack } from '../useGoBack.ts';

export default function NotFoundPage() {
  return <NotFoundScreen onGoBack={useGoBack()} />;
}
