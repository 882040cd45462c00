import { chakra } from '@chakra-ui/react/styled-system';
import { styled } from '../../theme/styled.tsx';

/** One column of fields. */
export const FormLayout = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', width: 'full', maxWidth: 'form' },
});

/** The buttons at a form's foot, the primary one first. */
export const FormActions = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlockStart: '2' },
});
