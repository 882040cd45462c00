import { styled } from '../../theme/styled.tsx';

/** The columns side by side; what does not fit is scrolled to. */
export const Columns = styled('div', {
  base: {
    display: 'flex',
    gap: '3',
    overflowX: 'auto',
    paddingBlockEnd: '3',
    scrollSnapType: { base: 'x proximity', md: 'none' },
    scrollbarWidth: 'thin',
    // Who goes along with a selected card.
    '&:has([data-selected][data-dragging]) [data-selected]': { opacity: 0.4 },
    _print: { display: 'block' },
  },
});
