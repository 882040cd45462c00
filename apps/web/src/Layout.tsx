import { AppShell } from '@cortex/ui/components/AppShell';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from './useSession.ts';
import { useSidebar } from './useSidebar.ts';

/** The frame of every page for signed-in people. Signed out, a page stands alone. */
export function Layout() {
  const session = useSession();
  const { pathname } = useLocation();
  const { open, toggle } = useSidebar(pathname);
  if (!session) {
    return (
      <main>
        <Outlet />
      </main>
    );
  }
  return (
    <AppShell role={session.role} currentPath={pathname} open={open} onToggle={toggle}>
      <Outlet />
    </AppShell>
  );
}
