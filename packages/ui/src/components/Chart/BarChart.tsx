import { useEffect, useMemo, useRef } from 'react';
import { ChartCard, formatFigure, type TableChoice } from './ChartCard.tsx';
import { ChartLegend } from './ChartLegend.tsx';
import type { ChartOptions } from './chartOptions.ts';
import { escapeHtml } from './escapeHtml.ts';
import { getScale } from './getScale.ts';
import { LazyApexChart } from './LazyApexChart.tsx';
import { useChartColors } from './useChartColors.ts';

type BarRow = {
  label: string;
  /** Where the name of the row leads, in the table. */
  href?: string;
  /** One figure a series. */
  figures: readonly (number | null)[];
};

type BarChartProps = TableChoice & {
  title: string;
  /** What the rows are, for example "Month". */
  rowName: string;
  rows: readonly BarRow[];
  /** One or two names. */
  series: readonly string[];
  /** Horizontal bars have room for long names. */
  direction?: 'horizontal' | 'vertical';
  /** The end of the axis, where it is not the data's to decide. */
  max?: number;
  /** A bar was clicked. The table's links are its equivalent for the keyboard. */
  onSelect?: (row: { label: string }) => void;
};

const VERTICAL_HEIGHT = 280;
const AXIS_HEIGHT = 48;
const ROW_HEIGHT = 52;

/** Figures of one or two kinds, row by row. */
export function BarChart({
  title,
  rowName,
  rows,
  series,
  direction = 'vertical',
  max,
  onSelect,
  ...tableChoice
}: BarChartProps) {
  const colors = useChartColors();
  const select = useRef(onSelect);
  useEffect(() => {
    select.current = onSelect;
  });

  const horizontal = direction === 'horizontal';
  const height = horizontal ? AXIS_HEIGHT + rows.length * ROW_HEIGHT : VERTICAL_HEIGHT;
  const empty = !rows.some(({ figures }) => figures.some((figure) => figure !== null));

  const options = useMemo<ChartOptions | null>(() => {
    if (!colors) return null;
    const highest = Math.max(0, ...rows.flatMap(({ figures }) => figures.map((figure) => figure ?? 0)));
    const scale = max ? { max, ticks: 4 } : getScale(highest);
    const labels = { colors: colors.muted, fontSize: '13px' };
    const values = { min: 0, max: scale.max, tickAmount: scale.ticks };
    return {
      chart: {
        type: 'bar',
        animations: { enabled: false },
        toolbar: { show: false },
        zoom: { enabled: false },
        selection: { enabled: false },
        parentHeightOffset: 0,
        background: 'transparent',
        fontFamily: 'inherit',
        events: {
          dataPointSelection(_event: unknown, _chart: unknown, point?: { dataPointIndex?: number }) {
            const row = rows[point?.dataPointIndex ?? -1];
            if (row) select.current?.({ label: row.label });
          },
        },
      },
      colors: colors.series,
      plotOptions: {
        bar: {
          horizontal,
          borderRadius: 3,
          borderRadiusApplication: 'end',
          barHeight: '62%',
          columnWidth: rows.length > 3 ? '58%' : `${rows.length * 12}%`,
        },
      },
      stroke: { show: true, width: 2, colors: ['transparent'] },
      fill: { opacity: 1 },
      dataLabels: { enabled: false },
      legend: { show: false },
      grid: {
        borderColor: colors.line,
        xaxis: { lines: { show: horizontal } },
        yaxis: { lines: { show: !horizontal } },
        padding: { top: -12, right: 12, bottom: 0, left: 8 },
      },
      states: { active: { filter: { type: 'none' } } },
      xaxis: {
        categories: horizontal ? rows.map(({ label }) => label) : rows.map(toAxisWords),
        ...(horizontal ? values : {}),
        crosshairs: { show: false },
        tooltip: { enabled: false },
        axisBorder: { show: false },
        axisTicks: { show: false },
        labels: {
          style: labels,
          hideOverlappingLabels: true,
          rotate: 0,
          trim: false,
          ...(horizontal ? { formatter: (value: string) => formatFigure(Number(value)) } : {}),
        },
      },
      yaxis: {
        ...(horizontal ? {} : values),
        labels: {
          style: labels,
          maxWidth: 140,
          ...(horizontal ? {} : { formatter: formatFigure }),
        },
      },
      tooltip: {
        shared: true,
        intersect: false,
        x: {
          formatter: (_value: number, point?: { dataPointIndex?: number }) =>
            escapeHtml(rows[point?.dataPointIndex ?? -1]?.label ?? ''),
        },
        y: { formatter: formatFigure, title: { formatter: (name: string) => `${escapeHtml(name)}: ` } },
      },
    };
  }, [rows, colors, horizontal, max]);

  const drawn = useMemo(
    () => series.map((name, index) => ({ name, data: rows.map(({ figures }) => figures[index] ?? null) })),
    [series, rows],
  );

  return (
    <ChartCard
      {...tableChoice}
      title={title}
      empty={empty}
      table={{
        columns: [rowName, ...series],
        rows: rows.map((row) => ({ ...row, figures: row.figures.map(formatFigure) })),
      }}
    >
      {series.length > 1 ? <ChartLegend layout="row" entries={series.map((label) => ({ label }))} /> : null}
      <LazyApexChart
        label={`Bar chart, ${title}. ${describeRows(rows, series)}`}
        options={options}
        series={drawn}
        height={height}
        selectable={Boolean(onSelect)}
      />
    </ChartCard>
  );
}

function describeRows(rows: readonly BarRow[], series: readonly string[]): string {
  return rows
    .map(
      ({ label, figures }) =>
        `${label}: ${series.map((name, index) => `${name} ${formatFigure(figures[index] ?? null)}`).join(', ')}.`,
    )
    .join(' ');
}

/** The lines under a bar; where there is no bar, they say why. */
function toAxisWords({ label, figures }: BarRow): string[] {
  return figures.every((figure) => figure === null) ? [label, 'Not enough data'] : [label];
}
