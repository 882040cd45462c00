import { styled } from '../theme/styled.tsx';

/** The parts of one step of an import. */
export const ImportFrame = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    flex: '1 0 auto',
    outline: 'none',
    '& h3': { fontSize: 'lead', marginBlockEnd: '2' },
    '& .hint': { color: 'muted', fontSize: 'small', marginBlockEnd: '3', maxWidth: 'text' },
    '& .file': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      '& > p': { minWidth: 0, overflowWrap: 'anywhere' },
      '& strong': { fontWeight: 'medium' },
      '& .size': { color: 'muted' },
    },
    '& .choice': { marginBlockStart: '3' },
    '& .buttons': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
  },
});

/** The last line of a step: its figures and its buttons, in sight however long the step is. */
export const ImportFoot = styled('div', {
  base: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    marginInline: { base: '-5', md: '-6' },
    marginBlockStart: 'auto',
    paddingInline: { base: '5', md: '6' },
    paddingBlock: '3',
    bg: 'raised',
    borderBlockStart: '1px solid {colors.line}',
    '& .figures': {
      flex: '1 1 180px',
      color: 'muted',
      fontSize: 'small',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
