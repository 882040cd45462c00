import { styled } from '../../theme/styled.tsx';

/** A card with a heading and a list: candidates to delete, second factors, API keys. */
export const Rows = styled('section', {
  base: {
    bg: 'surface',
    border: '1px solid {colors.line}',
    borderRadius: 'card',
    marginBlockEnd: '6',
    '& ul': { listStyle: 'none' },
    '& .head, & .part, & li': { paddingBlock: '3', paddingInline: { base: '4', md: '5' } },
    '& .head': { borderBlockEnd: '1px solid {colors.line}' },
    '& li': { overflowWrap: 'anywhere' },
    '& .part + ul': { borderBlockStart: '1px solid {colors.line}' },
    '& li + li': { borderBlockStart: '1px solid {colors.line}' },
    '& .line': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3' },
    '& .what': { minWidth: 0 },
    '& .line > button': { flexShrink: 0 },
    '& li form': { marginBlockStart: '3' },
    '& .meta': { color: 'muted', fontSize: 'small' },
    '& strong': { fontWeight: 'medium' },
  },
});
