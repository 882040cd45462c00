import { AppShell } from '@cortex/ui/components/AppShell';
import { loadToasts } from '@cortex/ui/feedback/Toaster';
import { Reauthentication } from '@cortex/ui/Reauthentication';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { findPageStart } from './findPageStart.ts';
import { getAnalysisPath, getListedCandidatePath, getListedJobPath, paths } from './paths.ts';
import { useLater } from './useLater.ts';
import { useLeadToSetUp } from './useLeadToSetUp.ts';
import { usePalette } from './usePalette.ts';
import { useSession } from './useSession.ts';
import { useSidebar } from './useSidebar.ts';
import { useViewer } from './useViewer.ts';
import { getRankingPath } from './viewPaths.ts';

const loadBackgroundTasks = () =>
  import('@cortex/ui/lists/BackgroundTasks').then(({ BackgroundTasks }) => BackgroundTasks);

/** The frame of every page but the standalone ones. It keeps its shape when somebody signs in or out, and each page with it. */
export default function Layout() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { Palette, ...palette } = usePalette(session !== null);
  const parameters = new URLSearchParams(search);
  const { open, toggle } = useSidebar(pathname);
  const viewer = useViewer();
  const BackgroundTasks = useLater(loadBackgroundTasks);
  useLeadToSetUp();
  // Ahead of the first toast: it may be the one that says that the network is gone.
  useEffect(() => {
    loadToasts().catch(() => {});
  }, []);
  return (
    <>
      <AppShell
        role={session?.role ?? null}
        hrefs={paths}
        signInHref={paths.signIn}
        currentPath={pathname}
        open={open}
        onToggle={toggle}
        search={session ? palette.search : undefined}
        renderStatus={
          session && BackgroundTasks
            ? (room) => (
                <BackgroundTasks
                  room={room}
                  getRankingHref={getRankingPath}
                  candidatesHref={paths.activeCandidates}
                />
              )
            : undefined
        }
        viewer={
          viewer && {
            fullName: viewer.full_name,
            organizationName: viewer.organization_name,
            planName: viewer.pricing_tier,
            organizationHref: session?.role === 'admin' ? paths.updateOrganization : undefined,
          }
        }
      >
        <Outlet />
      </AppShell>
      {session ? <Reauthentication /> : null}
      {session && Palette ? (
        <Palette
          findPageStart={findPageStart}
          open={palette.open}
          role={session.role}
          hrefs={paths}
          getCandidateHref={getListedCandidatePath}
          getJobHref={getListedJobPath}
          getAnalysisHref={getAnalysisPath}
          openCandidateId={parameters.get('candidate')}
          openJobId={parameters.get('job')}
          onNavigate={({ href }) => navigate(href)}
          takeTyped={palette.takeTyped}
          onClose={palette.onClose}
        />
      ) : null}
    </>
  );
}
