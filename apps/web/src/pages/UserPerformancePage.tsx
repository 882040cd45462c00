import { loadCharts } from '@cortex/ui/charts';
import { UserPerformanceScreen } from '@cortex/ui/screens/UserPerformanceScreen';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useSession } from '../useSession.ts';
import { getUserPerformancePath } from '../viewPaths.ts';

export default function UserPerformancePage() {
  const navigate = useNavigate();
  const session = useSession();
  const [search] = useSearchParams();
  const [today] = useState(() => new Date().toISOString());
  const deepDive = search.get('view') === 'deep-dive';
  return (
    <UserPerformanceScreen
      user={search.get('user') || 'All Users'}
      deepDive={deepDive}
      role={session?.role ?? 'user'}
      today={today}
      getHref={getUserPerformancePath}
      onSelectUser={({ user }) => navigate(getUserPerformancePath({ user, deepDive }))}
      onUpgradeNeeded={() => navigate(paths.upgradeNeeded, { replace: true })}
    />
  );
}

export function prefetch(): void {
  // Its failure is told where a chart is drawn.
  loadCharts().catch(() => {});
}
