import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { printStyles } from './printStyles.ts';

export const globalStyles = defineGlobalStyles({
  html: {
    bg: 'canvas',
    color: 'text',
    fontFamily: 'body',
    fontSize: 'body',
    lineHeight: 'body',
    fontFeatureSettings: '"cv11", "ss03"',
  },
  body: { minHeight: '100dvh' },
  'h1, h2, h3': {
    letterSpacing: 'heading',
    lineHeight: 'heading',
    fontWeight: 'semibold',
    textWrap: 'balance',
  },
  /* By class, because a list draws one in each of its rows at each key. */
  'mark.found': {
    borderRadius: '2px',
    bg: 'accentSubtle',
    color: 'inherit',
    boxShadow: 'inset 0 -2px 0 {colors.accent}',
  },
  '*:focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  '::selection': { bg: 'accentSolid', color: 'onAccent' },
  '::placeholder': { color: 'muted', opacity: 1 },
  'button, a, summary, label, select': { WebkitTapHighlightColor: 'transparent' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  ...printStyles,
});
