import { defineTokens } from '@chakra-ui/react/styled-system';

const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24];
const grid = (unit: (step: number) => string) =>
  Object.fromEntries(steps.map((step) => [String(step), { value: unit(step) }]));

export const tokens = defineTokens({
  // What holds texts grows with the text size of the browser; room between them does not, as a phone has little.
  spacing: grid((step) => `${step * 4}px`),
  sizes: {
    ...grid((step) => `${step / 4}rem`),
    full: { value: '100%' },
    form: { value: '35rem' },
    text: { value: '70ch' },
    page: { value: '80rem' },
    panel: { value: '26.25rem' },
    sidebarOpen: { value: '18.75rem' },
    sidebarClosed: { value: '6.25rem' },
    topBar: { value: '3.5rem' },
  },
  fonts: {
    body: { value: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif" },
    heading: { value: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif" },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, monospace' },
  },
  fontSizes: {
    caption: { value: '0.6875rem' },
    small: { value: '0.8125rem' },
    body: { value: '0.875rem' },
    lead: { value: '1rem' },
    section: { value: '1.25rem' },
    title: { value: '1.75rem' },
    figure: { value: '2.5rem' },
  },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, semibold: { value: '600' } },
  lineHeights: { heading: { value: '1.25' }, body: { value: '1.5' } },
  letterSpacings: { heading: { value: '-0.01em' } },
  radii: { control: { value: '6px' }, card: { value: '10px' }, full: { value: '9999px' } },
  zIndex: {
    bar: { value: '10' },
    sheet: { value: '20' },
    action: { value: '15' },
    modal: { value: '30' },
    toast: { value: '40' },
    skip: { value: '50' },
  },
  durations: { quick: { value: '120ms' } },
  easings: { out: { value: 'ease-out' } },
});
