import { chakra } from '@chakra-ui/react/styled-system';
import { useGetDashboard } from '@cortex/api-client/dashboard';
import type { DashboardCounts } from '@cortex/api-client/model';
import { FilePlus2, FileSearch, UserRoundPlus } from 'lucide-react';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { QuickActions } from '../../components/QuickActions/QuickActions.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StatTile, type StatTileProps } from '../../components/StatTile/StatTile.tsx';
import { messages } from '../../messages.ts';
import { describeFailure, useReportedFailure } from '../../reportFailure.ts';

const Tiles = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    marginBlockEnd: '8',
  },
});

const TileShape = chakra(Skeleton, {
  base: { height: { base: '104px', md: '136px' }, borderRadius: 'card' },
});

export type DashboardHrefs = {
  jobs: string;
  candidates: string;
  users: string;
  createJob: string;
  createCandidate: string;
  analysis: string;
};

export type DashboardScreenProps = {
  /** Decides the heading alone; the tiles are whichever counts the server answers. */
  role: 'admin' | 'user';
  hrefs: DashboardHrefs;
};

/** Where a person sees at a glance what is open, and starts the next thing. */
export function DashboardScreen({ role, hrefs }: DashboardScreenProps) {
  const dashboard = useGetDashboard();
  useReportedFailure(dashboard.error, messages.dashboard);
  const admin = dashboard.data ? Boolean(dashboard.data.admin_data) : role === 'admin';

  return (
    <Page>
      <PageHeader
        title={
          admin
            ? "Welcome! Here's an overview of your organization's activity"
            : "Welcome! Here's an overview of your hiring activity"
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
      <QuickActions
        title="Next steps"
        actions={[
          {
            label: 'Create a job',
            description: 'Say what you look for; its skills become the criteria.',
            href: hrefs.createJob,
            icon: FilePlus2,
          },
          {
            label: 'Add a candidate',
            description: 'With notes and, if there is one, a resume.',
            href: hrefs.createCandidate,
            icon: UserRoundPlus,
          },
          {
            label: 'Analyze a resume',
            description: 'See how a candidate fits a job, with the words that show it.',
            href: hrefs.analysis,
            icon: FileSearch,
          },
        ]}
      />
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
