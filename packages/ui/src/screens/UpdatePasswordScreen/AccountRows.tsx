import { styled } from '../../theme/styled.tsx';

/** What belongs to an account, each with a button at its end. */
export const AccountRows = styled('ul', {
  base: {
    listStyle: 'none',
    maxWidth: '720px',
    bg: 'surface',
    border: '1px solid {colors.line}',
    borderRadius: 'card',
    marginBlockEnd: '4',
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: '3',
      paddingBlock: '3',
      paddingInline: { base: '4', md: '5' },
    },
    '& li + li': { borderBlockStart: '1px solid {colors.line}' },
    '& .device': { fontWeight: 'medium' },
    '& .own': { color: 'accent', fontSize: 'small', marginInlineStart: '2', whiteSpace: 'nowrap' },
    '& .meta': { color: 'muted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
  },
});
