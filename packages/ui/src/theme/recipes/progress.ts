import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const progressRecipe = defineSlotRecipe({
  slots: ['root', 'track', 'range', 'valueText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1', width: 'full' },
    valueText: { color: 'muted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
    track: { height: '4px', borderRadius: 'full', overflow: 'hidden', bg: 'line' },
    range: {
      height: 'full',
      borderRadius: 'full',
      bg: 'accent',
      _motionSafe: { transition: 'width {durations.quick} {easings.out}' },
    },
  },
});
