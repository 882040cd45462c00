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
    _print: { display: 'block' },
  },
});
