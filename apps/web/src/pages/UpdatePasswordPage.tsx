import { UpdatePasswordScreen } from '@cortex/ui/screens/UpdatePasswordScreen';
import { useNavigate } from 'react-router-dom';
import { getHomePath, paths } from '../paths.ts';
import { useGoBack } from '../useGoBack.ts';
import { useSession } from '../useSession.ts';

export default function UpdatePasswordPage() {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const session = useSession();
  return (
    <UpdatePasswordScreen
      onCancel={goBack}
      onUpdated={() => navigate(session ? getHomePath(session.role) : paths.signIn)}
    />
  );
}
