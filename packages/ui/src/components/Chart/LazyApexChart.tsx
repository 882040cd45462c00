import { type ComponentType, useEffect, useState } from 'react';
import { styled } from '../../theme/styled.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { ApexChartProps, ChartOptions } from './chartOptions.ts';
import { getLoadedChart, loadCharts } from './loadCharts.ts';
import { NoChart } from './NoChart.tsx';

const Frame = styled('div', {
  base: {
    minWidth: 0,
    '& .apexcharts-canvas': { marginInline: 'auto' },
    /* The charts' own styles stand outside the layers, which only what is important overrides. */
    '& .apexcharts-tooltip': {
      bg: '{colors.raised} !important',
      border: '0 !important',
      borderRadius: '{radii.control} !important',
      boxShadow: '{shadows.float} !important',
      color: '{colors.text} !important',
    },
    '& .apexcharts-tooltip-title': {
      bg: 'transparent !important',
      borderBottom: '1px solid {colors.line} !important',
      fontWeight: 'medium',
    },
    '& .apexcharts-tooltip-text-y-value': { fontVariantNumeric: 'tabular-nums' },
  },
  variants: { selectable: { true: { '& .apexcharts-bar-area': { cursor: 'pointer' } } } },
});

type LazyApexChartProps = Omit<ApexChartProps, 'options'> & {
  /** Null until they are known. */
  options: ChartOptions | null;
  /** The whole of the chart in words. */
  label: string;
  selectable?: boolean;
};

/** A drawn chart, whose code comes with the first one. To a screen reader it is a picture with its figures in words. */
export function LazyApexChart({ label, options, series, height, selectable = false }: LazyApexChartProps) {
  const Chart = useChart();
  return (
    <Frame role="img" aria-label={label} selectable={selectable} style={{ minHeight: height }}>
      {!Chart ? (
        <Skeleton style={{ height }} />
      ) : options ? (
        <Chart options={options} series={series} height={height} />
      ) : null}
    </Frame>
  );
}

/** Not by `Suspense`, which shows what was suspended 300 ms after its fallback at the earliest. */
function useChart(): ComponentType<ApexChartProps> | null {
  const [Chart, setChart] = useState(getLoadedChart);
  useEffect(() => {
    if (Chart) return;
    let gone = false;
    loadCharts()
      .catch(() => NoChart)
      .then((Loaded) => {
        if (!gone) setChart(() => Loaded);
      });
    return () => {
      gone = true;
    };
  }, [Chart]);
  return Chart;
}
