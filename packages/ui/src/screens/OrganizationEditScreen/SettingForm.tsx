import { styled } from '../../theme/styled.tsx';

/** The form of one setting of the organization: a choice, its button beside it, and what it means. */
export const SettingForm = styled('form', {
  base: {
    maxWidth: 'form',
    marginBlockEnd: '6',
    '& label': { display: 'block', fontWeight: 'medium', marginBlockEnd: '1.5' },
    '& .choice': { display: 'flex', gap: '2', alignItems: 'center' },
    '& .control': { flex: 1, minWidth: 0 },
    '& > p': { color: 'muted', fontSize: 'small', marginBlockStart: '1.5' },
  },
});
