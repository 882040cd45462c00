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
  variants: {
    size: {
      /* On a phone a dialog with much in it is the whole page. */
      xl: {
        positioner: { padding: { base: '0', md: '4' } },
        content: {
          display: 'flex',
          flexDirection: 'column',
          width: 'min(880px, 100%)',
          height: { base: 'full', md: 'auto' },
          borderRadius: { base: '0', md: 'card' },
          paddingBlockEnd: { base: '0', md: '0' },
          // What gets the focus is not below the buttons that stay in sight.
          scrollPaddingBlockEnd: '24',
        },
      },
    },
  },
});
