import 'apexcharts/bar';
import 'apexcharts/pie';
import ReactApexChart from 'react-apexcharts/core';
import type { ApexChartProps } from './LazyApexChart.tsx';

/** The one module that holds ApexCharts, so that it is a chunk of its own. Only `LazyApexChart` loads it. */
export default function ApexChart({ options, series, height }: ApexChartProps) {
  return (
    <ReactApexChart
      type={options.chart.type}
      options={options}
      series={series}
      height={height}
      width="100%"
    />
  );
}
