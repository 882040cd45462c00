import { styled } from '../../theme/styled.tsx';

/** The buttons of a wide dialog, in sight however long it is. */
export const DialogFoot = styled('div', {
  base: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 'bar',
    marginBlockStart: 'auto',
    marginInline: { base: '-5', md: '-6' },
    paddingInline: { base: '5', md: '6' },
    paddingBlock: '3',
    bg: 'raised',
    borderBlockStart: '1px solid {colors.line}',
  },
});
