import type { UserPerformance } from '@cortex/api-client/model';
import { useMemo } from 'react';
import { PieChart } from '../../components/Chart/PieChart.tsx';
import { getRememberedTableChoice } from '../../forms/drafts/rememberedChoice.ts';
import { ChartPair } from './ChartPair.tsx';

type OverviewChartsProps = { performance: UserPerformance };

/** What is done beside what is open. */
export function OverviewCharts({ performance }: OverviewChartsProps) {
  const { jobsFilled, activeJobs, candidatesShared, activeCandidates } = performance;
  const jobs = useMemo(
    () => [
      { label: 'Jobs Filled', figure: jobsFilled },
      { label: 'Active Jobs', figure: activeJobs },
    ],
    [jobsFilled, activeJobs],
  );
  const candidates = useMemo(
    () => [
      { label: 'Candidates Shared', figure: candidatesShared },
      { label: 'Active Candidates', figure: activeCandidates },
    ],
    [candidatesShared, activeCandidates],
  );
  return (
    <ChartPair>
      <PieChart {...getRememberedTableChoice('Jobs Overview')} title="Jobs Overview" slices={jobs} />
      <PieChart
        {...getRememberedTableChoice('Candidates Overview')}
        title="Candidates Overview"
        slices={candidates}
      />
    </ChartPair>
  );
}
