import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const segmentGroupRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemText'],
  base: {
    root: {
      display: 'flex',
      flexDirection: { base: 'column', md: 'row' },
      gap: '0.5',
      minWidth: 0,
      maxWidth: 'full',
      padding: '0.5',
      borderRadius: 'control',
      border: '1px solid {colors.line}',
      bg: 'surface',
    },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '8',
      paddingInline: '3',
      borderRadius: '4px',
      color: 'muted',
      fontSize: 'small',
      fontWeight: 'medium',
      cursor: 'pointer',
      transition: 'background-color {durations.quick} {easings.out}',
      _hover: { color: 'text' },
      _checked: { bg: 'accentSubtle', color: 'text', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    },
  },
});
