import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A dialog that stands at one height, so that nothing moves while its list grows and shrinks. */
export const paletteRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content'],
  base: {
    backdrop: { position: 'fixed', inset: 0, zIndex: 'modal', bg: 'scrim' },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'center',
      paddingInline: { base: '2', md: '4' },
      paddingBlockStart: { base: '2', md: 'min(14vh, 120px)' },
      paddingBlockEnd: '2',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'min({sizes.form}, 100%)',
      maxHeight: 'full',
      borderRadius: 'card',
      overflow: 'hidden',
      bg: 'raised',
      color: 'text',
      boxShadow: 'float',
      outline: 'none',
    },
  },
});
