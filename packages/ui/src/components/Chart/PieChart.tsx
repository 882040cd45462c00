import { useMemo } from 'react';
import { styled } from '../../theme/styled.tsx';
import { ChartCard, formatFigure, type TableChoice } from './ChartCard.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import type { ChartOptions } from './chartOptions.ts';
import { escapeHtml } from './escapeHtml.ts';
import { LazyApexChart } from './LazyApexChart.tsx';
import { useChartColors } from './useChartColors.ts';

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'center',
    columnGap: { base: '4', md: '6' },
  },
});

type PieChartProps = TableChoice & {
  title: string;
  /** One or two parts of a whole. */
  slices: readonly { label: string; figure: number }[];
};

const HEIGHT = 208;

/** How a whole divides, with the figures beside it. */
export function PieChart({ title, slices, ...tableChoice }: PieChartProps) {
  const colors = useChartColors();
  const total = slices.reduce((sum, { figure }) => sum + figure, 0);
  const parts = slices.map(({ label, figure }) => ({
    label,
    figure: formatFigure(figure),
    share: total === 0 ? '' : `${formatFigure((figure / total) * 100)}%`,
  }));

  const options = useMemo<ChartOptions | null>(
    () =>
      colors && {
        chart: {
          type: 'pie',
          animations: { enabled: false },
          background: 'transparent',
          fontFamily: 'inherit',
        },
        labels: slices.map(({ label }) => label),
        colors: colors.series,
        stroke: { width: 2, colors: [colors.surface] },
        dataLabels: { enabled: false },
        legend: { show: false },
        states: { active: { filter: { type: 'none' } } },
        plotOptions: { pie: { expandOnClick: false } },
        tooltip: {
          fillSeriesColor: false,
          y: { formatter: formatFigure, title: { formatter: (name: string) => `${escapeHtml(name)}: ` } },
        },
      },
    [slices, colors],
  );
  const figures = useMemo(() => slices.map(({ figure }) => figure), [slices]);

  return (
    <ChartCard
      {...tableChoice}
      title={title}
      empty={total === 0}
      table={{
        columns: ['Part', 'Figure', 'Share'],
        rows: parts.map(({ label, figure, share }) => ({ label, figures: [figure, share] })),
      }}
    >
      <Columns>
        <LazyApexChart
          label={`Pie chart, ${title}. ${parts.map(({ label, figure, share }) => `${label}: ${figure}, ${share}.`).join(' ')}`}
          options={options}
          series={figures}
          height={HEIGHT}
        />
        <ChartLegend layout="column" entries={parts} />
      </Columns>
    </ChartCard>
  );
}
