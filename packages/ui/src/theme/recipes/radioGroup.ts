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

/**
 * Shadows at the edges behind which there is more: a cover of the ground's colour scrolls along with the content and
 * hides them at its ends.
 */
const moreBeyond = [
  'linear-gradient({colors.surface} 40%, transparent) top / 100% 28px no-repeat local',
  'linear-gradient(transparent, {colors.surface} 60%) bottom / 100% 28px no-repeat local',
  'linear-gradient({colors.line}, transparent) top / 100% 12px no-repeat scroll',
  'linear-gradient(transparent, {colors.line}) bottom / 100% 12px no-repeat scroll',
  '{colors.surface}',
].join(', ');

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
      background: moreBeyond,
      '&[data-stale] label': { opacity: 0.6 },
    },
    item: {
      ...radioMark,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      alignItems: 'center',
      // Three lines and a part of the next are in sight.
      paddingBlock: '1',
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
