import { chakra } from '@chakra-ui/react/styled-system';

/** Two charts side by side, one below the other on a phone. */
export const ChartPair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});
