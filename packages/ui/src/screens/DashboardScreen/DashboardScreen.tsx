import { chakra } from '@chakra-ui/react/styled-system';
import { useGetDashboard } from '@cortex/api-client/dashboard';
import type { DashboardCounts } from '@cortex/api-client/model';
import { Link } from '../../components/Link/Link.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StatTile, type StatTileProps } from '../../components/StatTile/StatTile.tsx';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { styled } from '../../theme/styled.tsx';
import type { DashboardHrefs } from './dashboardHrefs.ts';
import { WhatIsNext } from './WhatIsNext.tsx';

const Tiles = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    marginBlockEnd: '4',
  },
});

const Inline = styled('span', {
  base: { '& a': { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

const TileShape = chakra(Skeleton, {
  base: { height: { base: '104px', md: '136px' }, borderRadius: 'card' },
});

export type DashboardScreenProps = {
  /** Decides the heading alone; the tiles are whichever counts the server answers. */
  role: 'admin' | 'user';
  hrefs: DashboardHrefs;
};

/** Where a person sees at a glance what is open, and starts the next thing. */
export function DashboardScreen({ role, hrefs }: DashboardScreenProps) {
  const dashboard = useGetDashboard();
  useReportedFailure(dashboard, messages.dashboard);
  const admin = dashboard.data ? Boolean(dashboard.data.admin_data) : role === 'admin';

  return (
    <Page>
      <PageHeader
        title={
          admin
            ? "Welcome! Here's an overview of your organization's activity"
            : "Welcome! Here's an overview of your hiring activity"
        }
        description={
          <Inline>
            See your results over time on <Link href={hrefs.userPerformance}>User Performance</Link>.
          </Inline>
        }
      />
      {dashboard.data ? (
        <Tiles>
          {getTiles(dashboard.data, hrefs).map((tile) => (
            <StatTile key={tile.label} {...tile} />
          ))}
        </Tiles>
      ) : dashboard.error ? (
        <LoadError
          {...describeFailure(dashboard.error, messages.dashboard)}
          retrying={dashboard.isFetching}
          onRetry={dashboard.refetch}
        />
      ) : (
        <LoadingRegion label="Loading the dashboard...">
          <Tiles>
            {(admin ? [1, 2, 3] : [1, 2]).map((tile) => (
              <TileShape key={tile} />
            ))}
          </Tiles>
        </LoadingRegion>
      )}
      <WhatIsNext hrefs={hrefs} />
    </Page>
  );
}

function getTiles({ admin_data, user_data }: DashboardCounts, hrefs: DashboardHrefs): StatTileProps[] {
  const tiles = [
    {
      label: 'Active Jobs',
      value: admin_data?.total_jobs ?? user_data?.user_jobs ?? 0,
      href: hrefs.jobs,
      destination: 'See all jobs',
    },
    {
      label: 'Active Candidates',
      value: admin_data?.total_candidates ?? user_data?.user_candidates ?? 0,
      href: hrefs.candidates,
      destination: 'See all candidates',
    },
  ];
  if (!admin_data) return tiles;
  return [
    ...tiles,
    { label: 'Active Users', value: admin_data.total_users, href: hrefs.users, destination: 'See all users' },
  ];
}
