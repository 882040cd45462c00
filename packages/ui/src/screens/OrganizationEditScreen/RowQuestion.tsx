import { styled } from '../../theme/styled.tsx';

/** What is asked below a row before something of it ends: a sentence, and the buttons. */
export const RowQuestion = styled('div', {
  base: {
    marginBlockStart: '3',
    '& p': { maxWidth: '70ch' },
    '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: '2', marginBlockStart: '3' },
  },
});
