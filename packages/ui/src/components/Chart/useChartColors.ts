import { useMemo } from 'react';
import { useColorValues } from '../../theme/useColorValues.ts';

type ChartColors = { series: string[]; muted: string; line: string; surface: string };

/** The colors of a drawn chart; null until they are known. */
export function useChartColors(): ChartColors | null {
  const read = useColorValues();
  return useMemo(() => {
    if (!read) return null;
    return {
      series: [read('accent'), read('good')],
      muted: read('muted'),
      line: read('line'),
      surface: read('surface'),
    };
  }, [read]);
}
