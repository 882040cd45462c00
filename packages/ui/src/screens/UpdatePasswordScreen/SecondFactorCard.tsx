import { styled } from '../../theme/styled.tsx';

/** The card that a step of the second factor stands in. */
export const SecondFactorCard = styled('section', {
  base: {
    maxWidth: '560px',
    padding: { base: '4', md: '5' },
    bg: 'surface',
    border: '1px solid {colors.line}',
    borderRadius: 'card',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& h2': { fontSize: 'lead', fontWeight: 'semibold', outline: 'none' },
    '& h3': { fontWeight: 'medium' },
    '& p.meta, & h2 + p, & h3 + p': { color: 'muted' },
    '& h2 + p': { marginBlockStart: '1' },
    '& .head': {
      display: 'flex',
      gap: '3',
      '& > svg': { flexShrink: 0, marginBlockStart: '2px', color: 'muted' },
    },
    '& .head[data-on] > svg': { color: 'good' },
    '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
});
