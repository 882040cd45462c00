import { styled } from '../../theme/styled.tsx';

export const Title = styled('h1', { base: { fontSize: 'title' } });
export const Lead = styled('p', {
  base: { color: 'muted', marginBlockStart: '1', overflowWrap: 'anywhere' },
});
