import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const mark = {
  boxSize: '4',
  borderRadius: 'full',
  border: '1px solid {colors.edge}',
  bg: 'surface',
} as const;

/** What a radio button looks like. It goes by the input, which a form may set without asking. */
export const radioMark = {
  position: 'relative',
  cursor: 'pointer',
  '& input + *': mark,
  '& input:checked + *': { border: '5px solid {colors.accentSolid}', bg: 'onAccent' },
} as const;

/** One of many lines, in a place of fixed height that scrolls. */
export const radioGroupRecipe = defineSlotRecipe({
  slots: ['root', 'item', 'itemControl', 'itemText'],
  base: {
    root: {
      position: 'relative',
      height: '150px',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      borderRadius: 'control',
      border: '1px solid {colors.line}',
      bg: 'surface',
      '&[data-stale] label': { opacity: 0.6 },
    },
    item: {
      ...radioMark,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      alignItems: 'center',
      paddingBlock: '1.5',
      paddingInline: '3',
      lineHeight: '1.35',
      _hover: { bg: 'hovered' },
      '&:has(:checked)': { bg: 'accentSubtle' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '-2px' },
    },
    itemControl: { gridRow: 'span 2' },
    itemText: {
      display: 'contents',
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& .name': { fontWeight: 'medium' },
      '& .email': { color: 'muted', fontSize: 'small' },
    },
  },
});
