import { loadCharts } from '@cortex/ui/charts';
import { OrganizationPerformanceScreen } from '@cortex/ui/screens/OrganizationPerformanceScreen';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useSession } from '../useSession.ts';
import { getUserPerformancePath } from '../viewPaths.ts';

const hrefs = { jobs: paths.activeJobs, candidates: paths.activeCandidates };

function getUserHref({ name }: { name: string }): string {
  return getUserPerformancePath({ user: name });
}

export default function OrganizationPerformancePage() {
  const navigate = useNavigate();
  const session = useSession();
  return (
    <OrganizationPerformanceScreen
      organizationId={session?.organizationId ?? null}
      hrefs={hrefs}
      logOutHref={paths.logOut}
      getUserHref={getUserHref}
      onSelectUser={(person) => navigate(getUserHref(person))}
      onUpgradeNeeded={() => navigate(paths.upgradeNeeded, { replace: true })}
    />
  );
}

export function prefetch(): void {
  // Its failure is told where a chart is drawn.
  loadCharts().catch(() => {});
}
