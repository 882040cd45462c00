import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'title', 'description'],
  base: {
    backdrop: { position: 'fixed', inset: 0, zIndex: 'modal', bg: 'scrim' },
    positioner: { position: 'fixed', inset: 0, zIndex: 'modal', display: 'flex', padding: '4' },
    content: {
      width: 'min(480px, 100%)',
      maxHeight: 'full',
      margin: 'auto',
      padding: { base: '5', md: '6' },
      borderRadius: 'card',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      bg: 'raised',
      color: 'text',
      boxShadow: 'float',
      outline: 'none',
      _open: { _motionSafe: { animation: 'rise {durations.quick} {easings.out}' } },
    },
    title: { fontSize: 'section', overflowWrap: 'anywhere' },
    description: { color: 'muted', marginBlockStart: '1', marginBlockEnd: '5' },
  },
});
