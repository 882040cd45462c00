import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const drawerRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: { position: 'fixed', inset: 0, zIndex: 'modal', bg: 'scrim' },
    positioner: { position: 'fixed', inset: 0, zIndex: 'modal', display: 'flex' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'min({sizes.sidebarOpen}, 86vw)',
      height: 'full',
      paddingInline: '4',
      bg: 'surface',
      color: 'text',
      boxShadow: 'float',
      outline: 'none',
      _open: { _motionSafe: { animation: 'slideIn {durations.quick} {easings.out}' } },
    },
  },
});
