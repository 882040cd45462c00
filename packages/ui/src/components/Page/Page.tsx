import { chakra } from '@chakra-ui/react/styled-system';

/** The body of a page: its gutters, and room below for a phone's floating action. */
export const Page = chakra('div', {
  base: {
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingInline: { base: '4', md: '6' },
    paddingBlockEnd: { base: '20', md: '12' },
  },
});
