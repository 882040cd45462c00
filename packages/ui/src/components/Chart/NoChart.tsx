import { styled } from '../../theme/styled.tsx';

const Unavailable = styled('p', { base: { display: 'grid', placeItems: 'center', color: 'muted' } });

type NoChartProps = { height: number };

/** Shown in place of a chart whose code failed to load. */
export function NoChart({ height }: NoChartProps) {
  return (
    <Unavailable style={{ height }}>The chart did not load. The table shows the same figures.</Unavailable>
  );
}
