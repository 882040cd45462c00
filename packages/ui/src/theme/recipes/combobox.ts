import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { control } from './control.ts';

export const comboboxRecipe = defineSlotRecipe({
  slots: ['root', 'control', 'input', 'indicatorGroup', 'trigger', 'positioner', 'content', 'item', 'empty'],
  base: {
    root: { width: 'full', minWidth: 0 },
    control: { position: 'relative' },
    input: { ...control, paddingInlineEnd: '10', textOverflow: 'ellipsis' },
    indicatorGroup: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '1',
      display: 'flex',
      alignItems: 'center',
    },
    trigger: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '8',
      color: 'muted',
      cursor: 'pointer',
      _disabled: { cursor: 'not-allowed', opacity: 0.6 },
    },
    positioner: { zIndex: '{zIndex.modal} !important' },
    content: {
      maxHeight: 'min(340px, var(--available-height))',
      padding: '1',
      borderRadius: 'card',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'thin',
      bg: 'raised',
      color: 'text',
      boxShadow: 'float',
      outline: 'none',
      _open: { _motionSafe: { animation: 'rise {durations.quick} {easings.out}' } },
    },
    item: {
      display: 'block',
      paddingBlock: '1.5',
      paddingInline: '3',
      borderRadius: 'control',
      lineHeight: '1.35',
      cursor: 'pointer',
      '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& .title': { fontWeight: 'medium' },
      '& .detail': { color: 'muted', fontSize: 'small' },
      _highlighted: { bg: 'hovered', boxShadow: 'inset 0 0 0 1px {colors.edge}' },
      _selected: { bg: 'accentSubtle' },
    },
    empty: { paddingBlock: '2', paddingInline: '3', color: 'muted', fontSize: 'small' },
  },
});
