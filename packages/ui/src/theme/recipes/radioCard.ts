import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { radioMark } from './radioGroup.ts';

export const radioCardRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'item', 'itemText', 'itemAddon', 'itemDescription'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: 0, marginBlockEnd: '4' },
    label: { fontWeight: 'medium', marginBlockEnd: '-2px' },
    item: {
      ...radioMark,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: '3',
      rowGap: '0.5',
      alignItems: 'center',
      paddingBlock: '3',
      paddingInline: '4',
      borderRadius: 'control',
      border: '1px solid {colors.line}',
      bg: 'surface',
      transition:
        'background-color {durations.quick} {easings.out}, border-color {durations.quick} {easings.out}',
      _hover: { borderColor: 'edge' },
      '&:has(:checked)': { borderColor: 'accent', bg: 'accentSubtle' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
    },
    itemText: { display: 'contents', '& > :first-of-type': { fontWeight: 'medium' } },
    itemAddon: { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    itemDescription: { gridColumn: '2 / -1', color: 'muted', fontSize: 'small' },
  },
});
