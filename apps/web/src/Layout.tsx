import { AppShell } from '@cortex/ui/components/AppShell';
import { PublicBar } from '@cortex/ui/components/PublicBar';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from './paths.ts';
import { useSession } from './useSession.ts';
import { useSidebar } from './useSidebar.ts';

/** The frame of every page for signed-in people. Signed out, a page stands alone. */
export default function Layout() {
  const session = useSession();
  const { pathname } = useLocation();
  const { open, toggle } = useSidebar(pathname);
  if (!session) {
    return (
      <>
        <PublicBar homeHref={paths.signIn} />
        <main id="main" tabIndex={-1} style={{ outline: 'none' }}>
          <Outlet />
        </main>
      </>
    );
  }
  return (
    <AppShell role={session.role} hrefs={paths} currentPath={pathname} open={open} onToggle={toggle}>
      <Outlet />
    </AppShell>
  );
}
