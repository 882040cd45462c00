import { styled } from '../../theme/styled.tsx';

/** Two charts side by side, one below the other on a phone. */
export const ChartPair = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});
