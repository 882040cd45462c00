import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { control } from './control.ts';

export const menuRecipe = defineSlotRecipe({
  slots: ['trigger', 'positioner', 'content', 'item'],
  base: {
    trigger: {
      ...control,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      textAlign: 'start',
      cursor: 'pointer',
      '& .text': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& svg': { flexShrink: 0, color: 'muted' },
    },
    positioner: { zIndex: '{zIndex.modal} !important' },
    content: {
      minWidth: 'var(--reference-width)',
      maxWidth: 'min(320px, calc(100vw - 32px))',
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
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: { base: '11', md: '8' },
      paddingInline: '3',
      borderRadius: 'control',
      fontSize: 'small',
      lineHeight: '1.35',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      _highlighted: { bg: 'hovered', boxShadow: 'inset 0 0 0 1px {colors.edge}' },
      '&[aria-current]': { bg: 'accentSubtle' },
      '& svg': { flexShrink: 0, color: 'accent' },
    },
  },
  variants: {
    size: {
      sm: { trigger: { minHeight: '7', height: '7', fontSize: 'small', color: 'muted', paddingBlock: 0 } },
      md: { trigger: { fontSize: 'small' } },
    },
  },
  defaultVariants: { size: 'md' },
});
