import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { printStyles } from './printStyles.ts';

const CHOSEN = [
  '[role=option][aria-selected=true]',
  '[role=tab][aria-selected=true]',
  '[aria-current]:not([aria-current=false])',
  '[data-scope=segment-group][data-part=item][data-state=checked]',
].join(', ');

export const globalStyles = defineGlobalStyles({
  html: {
    bg: 'canvas',
    color: 'text',
    fontFamily: 'body',
    lineHeight: 'body',
    fontFeatureSettings: '"cv11", "ss03"',
  },
  /* Not on the root: lengths in rem are shares of the text size that a person chose. */
  body: { minHeight: '100dvh', fontSize: 'body' },
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
  '::view-transition-group(*)': { animationDuration: '{durations.quick}' },
  /* Without colours of ours, what is chosen has an edge. */
  [CHOSEN]: {
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  ...printStyles,
});
