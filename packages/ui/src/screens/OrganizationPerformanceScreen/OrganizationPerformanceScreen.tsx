import { chakra } from '@chakra-ui/react/styled-system';
import type { OrganizationPerformance } from '@cortex/api-client/model';
import { useGetOrganizationPerformance } from '@cortex/api-client/performance';
import { KeyRound } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { BarChart } from '../../components/Chart/BarChart.tsx';
import { Page } from '../../components/Page/Page.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { StateMessage } from '../../components/StateMessage/StateMessage.tsx';
import { StatTile } from '../../components/StatTile/StatTile.tsx';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { showToast } from '../../feedback/Toaster/toaster.ts';
import { useUpgradeNeeded } from '../../feedback/useUpgradeNeeded.ts';
import { getRememberedTableChoice } from '../../forms/drafts/rememberedChoice.ts';
import { styled } from '../../theme/styled.tsx';
import { SourceChart } from './SourceChart.tsx';

const Tiles = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    marginBlockEnd: '4',
  },
});

const TileShape = chakra(Skeleton, {
  base: { height: { base: '104px', md: '136px' }, borderRadius: 'card' },
});

const texts = { failed: messages.performance.organizationFailed };

export type OrganizationPerformanceHrefs = { jobs: string; candidates: string };

export type OrganizationPerformanceScreenProps = {
  /** From the stored session. Without it there is nothing to ask for. */
  organizationId: string | null;
  hrefs: OrganizationPerformanceHrefs;
  /** Where the session that lacks the organization ends. */
  logOutHref: string;
  getUserHref: (person: { name: string }) => string;
  onSelectUser: (person: { name: string }) => void;
  /** The plan has no performance pages. */
  onUpgradeNeeded: () => void;
};

/** Where an admin sees how much is open in the organization, and who does most of it. */
export function OrganizationPerformanceScreen({
  organizationId,
  logOutHref,
  ...props
}: OrganizationPerformanceScreenProps) {
  return (
    <Page>
      <PageHeader
        title="Organization Performance"
        description="What is open in your organization, and who works on it."
      />
      {organizationId ? <Figures {...props} /> : <NoOrganization logOutHref={logOutHref} />}
    </Page>
  );
}

type FiguresProps = Omit<OrganizationPerformanceScreenProps, 'organizationId' | 'logOutHref'>;

function Figures({ hrefs, getUserHref, onSelectUser, onUpgradeNeeded }: FiguresProps) {
  const performance = useGetOrganizationPerformance();
  const upgradeNeeded = useUpgradeNeeded(performance.error, onUpgradeNeeded);
  useReportedFailure(upgradeNeeded ? null : performance, texts);

  if (performance.data) {
    const { total_jobs, total_candidates, topPerformers } = performance.data;
    return (
      <>
        <Tiles>
          <StatTile label="Total Jobs" value={total_jobs} href={hrefs.jobs} destination="See all jobs" />
          <StatTile
            label="Total Candidates"
            value={total_candidates}
            href={hrefs.candidates}
            destination="See all candidates"
          />
        </Tiles>
        <TopPerformers performers={topPerformers} getUserHref={getUserHref} onSelectUser={onSelectUser} />
        <SourceChart onUpgradeNeeded={onUpgradeNeeded} />
      </>
    );
  }
  if (performance.error && !upgradeNeeded) {
    return (
      <LoadError
        {...describeFailure(performance.error, texts)}
        retrying={performance.isFetching}
        onRetry={performance.refetch}
      />
    );
  }
  return (
    <LoadingRegion label="Loading organization performance...">
      <Tiles>
        <TileShape />
        <TileShape />
      </Tiles>
      <Skeleton height="360px" borderRadius="card" />
    </LoadingRegion>
  );
}

const series = ['Active Jobs', 'Active Candidates'];

type TopPerformersProps = {
  performers: OrganizationPerformance['topPerformers'];
  getUserHref: OrganizationPerformanceScreenProps['getUserHref'];
  onSelectUser: OrganizationPerformanceScreenProps['onSelectUser'];
};

function TopPerformers({ performers, getUserHref, onSelectUser }: TopPerformersProps) {
  const rows = useMemo(
    () =>
      performers.map(({ name, activeJobs, activeCandidates }) => ({
        label: name,
        href: getUserHref({ name }),
        figures: [activeJobs, activeCandidates],
      })),
    [performers, getUserHref],
  );
  return (
    <BarChart
      {...getRememberedTableChoice('Top Performers')}
      title="Top Performers"
      rowName="Name"
      direction="horizontal"
      rows={rows}
      series={series}
      onSelect={({ label }) => onSelectUser({ name: label })}
    />
  );
}

function NoOrganization({ logOutHref }: { logOutHref: string }) {
  useEffect(() => {
    console.error('[cortex]', messages.performance.noOrganization);
    showToast({ kind: 'error', title: messages.performance.noOrganization });
  }, []);
  return (
    <StateMessage
      icon={KeyRound}
      title={messages.performance.noOrganization}
      description="Signing in again stores what this page needs."
      action={
        <ButtonLink href={logOutHref} variant="secondary">
          Sign in again
        </ButtonLink>
      }
    />
  );
}
