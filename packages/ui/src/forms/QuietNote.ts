import { styled } from '../theme/styled.tsx';

/** A line that says something beside the matter at hand, with what can be done about it. */
export const QuietNote = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '3',
    paddingBlock: '1',
    paddingInlineStart: '3',
    paddingInlineEnd: '1',
    marginBlockEnd: '2',
    borderRadius: 'control',
    bg: 'accentSubtle',
    fontSize: 'small',
  },
});
