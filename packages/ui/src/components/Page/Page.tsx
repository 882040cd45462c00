import { styled } from '../../theme/styled.tsx';

/** The body of a page: its gutters, and room below for a phone's floating action. */
export const Page = styled('div', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
    paddingBlockEnd: { base: '20', md: '12' },
  },
});
