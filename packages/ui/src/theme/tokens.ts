import { defineTokens } from '@chakra-ui/react/styled-system';

const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24];
const grid = Object.fromEntries(steps.map((step) => [String(step), { value: `${step * 4}px` }]));

export const tokens = defineTokens({
  spacing: grid,
  sizes: {
    ...grid,
    full: { value: '100%' },
    form: { value: '560px' },
    text: { value: '70ch' },
    page: { value: '1280px' },
    panel: { value: '420px' },
    sidebarOpen: { value: '300px' },
    sidebarClosed: { value: '100px' },
    topBar: { value: '56px' },
  },
  fonts: {
    body: { value: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif" },
    heading: { value: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif" },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, monospace' },
  },
  fontSizes: {
    caption: { value: '11px' },
    small: { value: '13px' },
    body: { value: '14px' },
    lead: { value: '16px' },
    section: { value: '20px' },
    title: { value: '28px' },
    figure: { value: '40px' },
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
