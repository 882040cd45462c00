import type { UserPerformance } from '@cortex/api-client/model';
import { useMemo } from 'react';
import { BarChart } from '../../components/Chart/BarChart.tsx';
import { PieChart } from '../../components/Chart/PieChart.tsx';
import { getRememberedTableChoice } from '../../forms/drafts/rememberedChoice.ts';
import { styled } from '../../theme/styled.tsx';
import { ChartPair } from './ChartPair.tsx';

const Below = styled('div', { base: { marginBlockStart: '4' } });

const series = ['Percent'];

type DeepDiveChartsProps = {
  performance: UserPerformance;
  /** The figures of all users, of which the person's are a part. */
  totals: UserPerformance;
};

/** How much of the organization's work is one person's, and how well it goes. */
export function DeepDiveCharts({ performance, totals }: DeepDiveChartsProps) {
  const { jobFillRate, retentionRate } = performance;
  const jobs = useMemo(() => getShare('jobsFilled', performance, totals), [performance, totals]);
  const candidates = useMemo(() => getShare('candidatesShared', performance, totals), [performance, totals]);
  const rates = useMemo(
    () => [
      { label: 'Job Fill Rate (%)', figures: [jobFillRate] },
      { label: 'Retention Rate (%)', figures: [retentionRate] },
    ],
    [jobFillRate, retentionRate],
  );
  return (
    <>
      <ChartPair>
        <PieChart {...getRememberedTableChoice('Jobs Filled')} title="Jobs Filled" slices={jobs} />
        <PieChart
          {...getRememberedTableChoice('Candidates Shared')}
          title="Candidates Shared"
          slices={candidates}
        />
      </ChartPair>
      <Below>
        <BarChart
          {...getRememberedTableChoice('Rates')}
          title="Rates"
          rowName="Rate"
          rows={rates}
          series={series}
          max={100}
        />
      </Below>
    </>
  );
}

function getShare(
  key: 'jobsFilled' | 'candidatesShared',
  performance: UserPerformance,
  totals: UserPerformance,
): { label: string; figure: number }[] {
  const own = { label: performance.name, figure: performance[key] };
  if (performance.name === totals.name) return [own];
  return [own, { label: 'Everyone else', figure: Math.max(0, totals[key] - performance[key]) }];
}
