import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: 'min(380px, calc(100vw - 32px))',
      /* Not Chakra's height: it measures once, and a narrower window breaks the text into more lines. */
      height: 'auto',
      padding: '3',
      borderRadius: 'card',
      bg: 'raised',
      color: 'text',
      boxShadow: 'float',
      translate: 'var(--x) var(--y)',
      zIndex: 'var(--z-index)',
      _motionSafe: { animation: 'rise {durations.quick} {easings.out}' },
      '& > svg': { flexShrink: 0, marginBlockStart: '2px' },
      '& > button': { width: '7', minHeight: '7', marginBlock: '-2px' },
      '&[data-type=success] > svg': { color: 'good' },
      '&[data-type=error] > svg': { color: 'bad' },
      '&[data-type=info] > svg': { color: 'accent' },
    },
    title: { fontWeight: 'medium' },
    description: { color: 'muted', fontSize: 'small', marginBlockStart: '0.5' },
  },
});
