import { defineRecipe } from '@chakra-ui/react/styled-system';

export const control = {
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
  _invalid: { borderColor: 'bad' },
  _disabled: { cursor: 'not-allowed', opacity: 0.6 },
} as const;

/** A line of text. */
export const inputRecipe = defineRecipe({ className: 'chakra-input', base: control });

/** Several lines of text: it grows with them up to a height. */
export const textareaRecipe = defineRecipe({
  className: 'chakra-textarea',
  base: {
    ...control,
    paddingBlock: '2',
    minHeight: '120px',
    maxHeight: '420px',
    resize: 'vertical',
    fieldSizing: 'content',
  },
});
