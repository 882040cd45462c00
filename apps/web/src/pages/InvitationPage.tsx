import { InvitationScreen } from '@cortex/ui/screens/InvitationScreen';
import { useLocation, useNavigate } from 'react-router-dom';
import { getHomePath, paths } from '../paths.ts';
import { useSession } from '../useSession.ts';

/** The word stands after the `#`, which a browser sends to nobody. */
export default function InvitationPage() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const session = useSession();
  return (
    <InvitationScreen
      key={token}
      token={token}
      signedIn={session !== null}
      homeHref={paths.signIn}
      onAccepted={({ role }) => navigate(getHomePath(role), { replace: true })}
    />
  );
}
