import { defineRecipe } from '@chakra-ui/react/styled-system';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    paddingInline: '4',
    borderRadius: 'control',
    border: '1px solid transparent',
    fontSize: 'body',
    fontWeight: 'medium',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition:
      'background-color {durations.quick} {easings.out}, border-color {durations.quick} {easings.out}',
    _disabled: { cursor: 'not-allowed', opacity: 0.6 },
    _print: { display: 'none' },
    '& svg': { flexShrink: 0 },
  },
  variants: {
    variant: {
      primary: { bg: 'accentSolid', color: 'onAccent', _hover: { bg: 'accentSolidHovered' } },
      secondary: {
        bg: 'surface',
        color: 'text',
        borderColor: 'edge',
        _hover: { bg: 'hovered' },
      },
      quiet: { bg: 'transparent', color: 'muted', _hover: { bg: 'hovered', color: 'text' } },
      danger: { bg: 'transparent', color: 'bad', borderColor: 'bad', _hover: { bg: 'badSubtle' } },
    },
    size: {
      small: { minHeight: '8', paddingInline: '3', fontSize: 'small' },
      medium: { minHeight: '9' },
      large: { minHeight: '11', fontSize: 'lead' },
      /* An icon is as large as ever where texts grow. */
      icon: { width: '36px', minHeight: '36px', paddingInline: '0' },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'medium' },
});
