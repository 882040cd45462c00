import { showToast } from '@cortex/ui/toaster';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from './paths.ts';
import { useSession } from './useSession.ts';

/** Lets signed-in people in. Anyone else signs in first and comes back. */
export function RequireSession() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session) return <Outlet />;
  return <Navigate to={paths.signIn} replace state={{ from: pathname + search }} />;
}

/** Lets admins in. A regular user goes to their dashboard and reads why. */
export function RequireAdmin() {
  const session = useSession();
  if (session?.role === 'admin') return <Outlet />;
  return <NotForYou />;
}

function NotForYou() {
  useEffect(() => {
    showToast({
      kind: 'info',
      title: 'That page is for admins.',
      description: 'You are on your own dashboard.',
    });
  }, []);
  return <Navigate to={paths.dashboard} replace />;
}
