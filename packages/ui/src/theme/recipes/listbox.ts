import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A list that is moved through while the caret stays in the field above it. */
export const listboxRecipe = defineSlotRecipe({
  slots: ['root', 'input', 'content', 'itemGroup', 'itemGroupLabel', 'item'],
  base: {
    root: { display: 'flex', flexDirection: 'column', minHeight: 0 },
    input: {
      flex: 1,
      minWidth: 0,
      height: '14',
      bg: 'transparent',
      color: 'text',
      fontSize: 'lead',
      textOverflow: 'ellipsis',
      /* The caret shows where the keyboard is, and it is nowhere else meanwhile. */
      outline: 'none !important',
    },
    content: { outline: 'none' },
    itemGroup: { _notFirst: { marginBlockStart: '2' } },
    itemGroupLabel: { paddingInline: '3', paddingBlock: '1', color: 'muted', fontSize: 'small' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '10',
      paddingInline: '3',
      borderRadius: 'control',
      cursor: 'pointer',
      '& > svg': { flexShrink: 0, color: 'muted' },
      '& .title, & .path': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& .title': { minWidth: '50%', fontWeight: 'medium' },
      '& .path': { flex: 1, color: 'muted', fontSize: 'small', textAlign: 'end' },
      /* A line out of a text needs its room more than the name of whose it is. */
      '&[data-excerpt] .title': { minWidth: '20%', maxWidth: '40%', flexShrink: 0 },
      '&[data-excerpt] .path': { textAlign: 'start' },
      '& .enter': { display: 'none' },
      _highlighted: {
        bg: 'hovered',
        boxShadow: 'inset 0 0 0 1px {colors.edge}',
        '& .enter': { display: { base: 'none', md: 'block' } },
      },
    },
  },
});
