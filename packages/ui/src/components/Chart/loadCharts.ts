import type { ComponentType } from 'react';
import type { ApexChartProps } from './chartOptions.ts';

let loaded: ComponentType<ApexChartProps> | null = null;

/** The drawn chart, where its code is there. */
export const getLoadedChart = () => loaded;

/** Loads the code of the charts, ahead of the first one where it can be told. */
export async function loadCharts(): Promise<ComponentType<ApexChartProps>> {
  loaded ??= (await import('./ApexChart.tsx')).default;
  return loaded;
}
