import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const switchRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'thumb', 'label'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '8',
      borderRadius: 'control',
      color: 'muted',
      fontSize: 'small',
      cursor: 'pointer',
      _hover: { color: 'text' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    },
    control: {
      display: 'inline-flex',
      width: '28px',
      height: '16px',
      padding: '2px',
      borderRadius: 'full',
      border: '1px solid {colors.edge}',
      bg: 'canvas',
      _checked: { bg: 'accentSolid', borderColor: 'accentSolid' },
    },
    thumb: {
      boxSize: '10px',
      borderRadius: 'full',
      bg: 'muted',
      transition: 'transform {durations.quick} {easings.out}',
      _checked: { bg: 'onAccent', transform: 'translateX(12px)', _rtl: { transform: 'translateX(-12px)' } },
    },
  },
});
