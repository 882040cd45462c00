import { logOut } from '@cortex/api-client/auth';
import { clearSession, getSession } from '@cortex/api-client/session';
import { LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { dropDrafts } from '../../forms/drafts/tabs.ts';
import { styled } from '../../theme/styled.tsx';

const Page = styled('main', {
  base: { display: 'grid', placeItems: 'center', minHeight: '100dvh', outline: 'none' },
});

export type LogoutScreenProps = { signInHref: string };

/** The person's session ends here and on the server, and they learn that it did. */
export function LogoutScreen({ signInHref }: LogoutScreenProps) {
  useEffect(() => {
    if (!getSession()) return;
    // The call reads the token before it is cleared. Its answer is not awaited.
    logOut().catch(() => {});
    dropDrafts();
    clearSession();
  }, []);

  return (
    <Page id="main" tabIndex={-1}>
      <StateMessage
        icon={LogOut}
        titleAs="h1"
        title="Logout Successful"
        description="You have been successfully logged out."
        action={<ButtonLink href={signInHref}>Login</ButtonLink>}
      />
    </Page>
  );
}
