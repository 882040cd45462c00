import ReactApexChart from 'react-apexcharts';
import type { ApexChartProps } from './chartOptions.ts';

/** The package is CommonJS, whose exports a bundler may hand over in place of the default one among them. */
const Chart = hasDefault(ReactApexChart) ? ReactApexChart.default : ReactApexChart;

function hasDefault<Component>(module: Component | { default: Component }): module is { default: Component } {
  return typeof module === 'object' && module !== null && 'default' in module;
}

/** The one module that holds ApexCharts, so that it is a chunk of its own. Only `LazyApexChart` loads it. */
export default function ApexChart({ options, series, height }: ApexChartProps) {
  return (
    <Chart
      type={options.chart.type}
      options={options}
      {...(series ? { series } : {})}
      height={height}
      width="100%"
    />
  );
}
