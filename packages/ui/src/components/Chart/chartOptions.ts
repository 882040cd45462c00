import type { ApexOptions } from 'apexcharts';

export type ChartOptions = ApexOptions & { chart: { type: 'bar' | 'pie' } };

export type ApexChartProps = { options: ChartOptions; series: ApexOptions['series']; height: number };
