import { semanticTokens } from './semanticTokens.ts';

/**
 * The light colours by their variables: on paper the dark theme would be light text on white. The tokens stand in a later layer,
 * which only what is important overrides.
 */
const lightColours = Object.fromEntries(
  Object.entries(semanticTokens.colors).map(([name, { value }]) => [
    `--cortex-colors-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    `${value._light} !important`,
  ]),
);

/** Paper shows what a page says. How to get on from there (menu, toasts, buttons) leaves itself out with `_print`. */
export const printStyles = {
  '@media print': {
    'html.dark.dark, html.light.light': { ...lightColours, colorScheme: 'light !important' },
    'li, tr, figure, blockquote, section > header': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    '@page': { margin: '16mm' },
  },
};
