import { defineRecipe } from '@chakra-ui/react/styled-system';

export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    minHeight: '10',
    paddingInline: '3',
    borderRadius: 'control',
    border: '1px solid {colors.edge}',
    bg: 'surface',
    color: 'text',
    /* Below 16 px a phone zooms into the field. */
    fontSize: { base: 'lead', md: 'body' },
    transition: 'border-color {durations.quick} {easings.out}',
    _focusVisible: { outlineOffset: '-1px !important', borderColor: 'accent' },
    '&[aria-invalid=true]': { borderColor: 'bad' },
    _disabled: { cursor: 'not-allowed', opacity: 0.6 },
  },
});
