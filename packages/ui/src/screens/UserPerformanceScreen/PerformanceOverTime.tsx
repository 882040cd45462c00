import type { HistoryRange, PerformanceHistoryRow } from '@cortex/api-client/model';
import { useGetUserPerformanceHistory } from '@cortex/api-client/performance';
import { useId, useMemo } from 'react';
import { BarChart } from '../../components/Chart/BarChart.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { LoadingRegion, Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { LoadError } from '../../components/StateMessage/LoadError.tsx';
import { messages } from '../../feedback/messages.ts';
import { describeFailure, useReportedFailure } from '../../feedback/reportFailure.ts';
import { useUpgradeNeeded } from '../../feedback/useUpgradeNeeded.ts';
import { getRememberedTableChoice, useRememberedChoice } from '../../forms/drafts/rememberedChoice.ts';
import { createDraft } from '../../forms/drafts/store.ts';
import { styled } from '../../theme/styled.tsx';

const Section = styled('section', { base: { marginBlockStart: '8' } });

const Head = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '3',
    marginBlockEnd: '4',
    '& h2': { fontSize: 'section' },
    '& fieldset': { flexGrow: { base: 1, md: 0 } },
  },
});

const texts = { failed: messages.performance.historyFailed };

const ranges: readonly { value: HistoryRange; label: string }[] = [
  { value: '90 Days', label: 'Last 90 Days' },
  { value: 'Monthly', label: 'Monthly (Year Overview)' },
  { value: 'Yearly', label: 'Year Over Year' },
];

const chosenRange = createDraft<HistoryRange>('performance period');

const series = ['Jobs Filled', 'Candidates Shared'];

type PerformanceOverTimeProps = {
  user: string;
  /** Whether the page waits for its own figures, or leads on: a refusal is then its to answer. */
  pageAnswers: boolean;
  /** The plan has no performance pages. */
  onUpgradeNeeded: () => void;
};

/** What was done month by month, in the period that a person chooses. */
export function PerformanceOverTime({ user, pageAnswers, onUpgradeNeeded }: PerformanceOverTimeProps) {
  const id = useId();
  const [range, setRange] = useRememberedChoice<HistoryRange>(chosenRange, '90 Days');
  const history = useGetUserPerformanceHistory({ user, range });
  const refused = history.error?.status === 403 || history.error?.status === 404;
  const ownError = refused && pageAnswers ? null : history.error;
  const upgradeNeeded = history.error?.code === 'upgrade_required';
  const leadingOn = useUpgradeNeeded(ownError, onUpgradeNeeded);
  useReportedFailure(leadingOn || !ownError ? null : history, texts);

  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>Performance Over Time</h2>
        <SegmentedControl
          legend="Period"
          options={ranges}
          value={range}
          onChange={({ value }) => setRange(value)}
        />
      </Head>
      {history.data ? (
        <HistoryChart rows={history.data} range={range} />
      ) : history.error && !upgradeNeeded ? (
        <LoadError
          {...describeFailure(history.error, texts)}
          retrying={history.isFetching}
          onRetry={history.refetch}
        />
      ) : (
        <LoadingRegion label="Loading performance data...">
          <Skeleton height="372px" borderRadius="card" />
        </LoadingRegion>
      )}
    </Section>
  );
}

type HistoryChartProps = { rows: readonly PerformanceHistoryRow[]; range: HistoryRange };

function HistoryChart({ rows, range }: HistoryChartProps) {
  const drawn = useMemo(
    () =>
      rows.map(({ month, jobsFilled, candidatesShared }) => ({
        label: month,
        figures: [jobsFilled, candidatesShared],
      })),
    [rows],
  );
  const yearly = range === 'Yearly';
  const title = `Jobs filled and candidates shared by ${yearly ? 'year' : 'month'}`;
  return (
    <BarChart
      {...getRememberedTableChoice(title)}
      title={title}
      rowName={yearly ? 'Year' : 'Month'}
      rows={drawn}
      series={series}
    />
  );
}
