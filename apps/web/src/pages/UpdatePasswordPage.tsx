import { toAccountView, UpdatePasswordScreen } from '@cortex/ui/screens/UpdatePasswordScreen';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { getHomePath, paths } from '../paths.ts';
import { useGoBack } from '../useGoBack.ts';
import { useSession } from '../useSession.ts';
import { getAccountPath } from '../viewPaths.ts';

/** Anyone may change a password that they can prove; what else is one's own asks to sign in. */
export default function UpdatePasswordPage() {
  const navigate = useNavigate();
  const goBack = useGoBack();
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [query] = useSearchParams();
  const view = toAccountView(query.get('view'));
  const confirmationToken = new URLSearchParams(hash.slice(1)).get('confirm') ?? '';
  if (!session && (view !== 'password' || confirmationToken))
    return <Navigate to={paths.signIn} replace state={{ from: pathname + search + hash }} />;
  return (
    <UpdatePasswordScreen
      signedIn={session !== null}
      view={view}
      getHref={getAccountPath}
      logOutHref={paths.logOut}
      confirmationToken={confirmationToken}
      onSecondFactorReady={() => navigate(session ? getHomePath(session.role) : paths.signIn)}
      onCancel={goBack}
      onUpdated={() => navigate(session ? getHomePath(session.role) : paths.signIn)}
    />
  );
}
