import { SignInScreen } from '@cortex/ui/screens/SignInScreen';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { takeOver } from '../firstPage/takeOver.ts';
import { getHomePath, paths } from '../paths.ts';
import { useSession } from '../useSession.ts';

/** Signed in, a person is sent on: to the page that they wanted before, or to their dashboard. */
export default function SignInPage() {
  const session = useSession();
  const { state } = useLocation();
  useEffect(takeOver, []);
  if (session) {
    const wanted: unknown = state?.from;
    return <Navigate to={typeof wanted === 'string' ? wanted : getHomePath(session.role)} replace />;
  }
  return (
    <SignInScreen
      forgotPasswordHref={paths.forgotPassword}
      createOrganizationHref={paths.createOrganization}
      aboutHref={paths.aboutCortex}
      supportHref={paths.contactSupport}
      onSignedIn={() => {}}
    />
  );
}
