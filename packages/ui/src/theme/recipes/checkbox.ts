import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const checkboxRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'label'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      alignSelf: 'flex-start',
      columnGap: '2.5',
      minHeight: '9',
      cursor: 'pointer',
      '& input:focus-visible + *': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    },
    control: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '18px',
      borderRadius: '4px',
      border: '1px solid {colors.edge}',
      bg: 'surface',
      color: 'onAccent',
      transition: 'background-color {durations.quick} {easings.out}',
      '& svg': { flexShrink: 0 },
      '&:not([data-state=checked]) > svg': { visibility: 'hidden' },
      _checked: { bg: 'accentSolid', borderColor: 'accentSolid' },
    },
    label: {
      display: 'contents',
      '& .words': { fontWeight: 'medium', overflowWrap: 'anywhere' },
      '& .hint': { gridColumn: 2, color: 'muted', fontSize: 'small' },
    },
  },
});
