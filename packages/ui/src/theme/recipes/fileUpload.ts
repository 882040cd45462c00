import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const fileUploadRecipe = defineSlotRecipe({
  slots: ['root', 'dropzone'],
  base: {
    dropzone: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '64px',
      paddingBlock: '3',
      paddingInline: '4',
      borderRadius: 'control',
      border: '1px dashed {colors.edge}',
      bg: 'surface',
      transition: 'background-color {durations.quick} {easings.out}',
      '& > svg': { flexShrink: 0, color: 'muted' },
      '&:has(input:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
      '&[data-filled]': { borderStyle: 'solid' },
      '&[data-invalid]': { borderColor: 'bad' },
      '&[data-dragging]': { bg: 'accentSubtle', borderColor: 'accent' },
    },
  },
});
