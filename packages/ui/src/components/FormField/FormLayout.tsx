import { chakra } from '@chakra-ui/react/styled-system';

/** One column of fields. */
export const FormLayout = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', width: 'full', maxWidth: 'form' },
});

/** The buttons at a form's foot, the primary one first. */
export const FormActions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlockStart: '2' },
});
