import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A label, its control, and the line below it: a hint, or what is wrong. */
export const fieldRecipe = defineSlotRecipe({
  className: 'chakra-field',
  slots: ['root', 'label', 'requiredIndicator', 'helperText', 'errorText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', width: 'full', minWidth: 0 },
    label: { alignSelf: 'flex-start', fontWeight: 'medium' },
    requiredIndicator: { color: 'bad', marginInlineStart: '1' },
    helperText: {
      display: 'flex',
      overflowWrap: 'anywhere',
      alignItems: 'flex-start',
      gap: '1.5',
      minHeight: '20px',
      color: 'muted',
      fontSize: 'small',
      '& svg': { flexShrink: 0, marginBlockStart: '3px' },
      '&[data-problem]': { color: 'bad' },
    },
  },
});
