import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const emptyStateRecipe = defineSlotRecipe({
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: { paddingBlock: '12', paddingInline: '4' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '4',
      textAlign: 'center',
    },
    indicator: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '12',
      borderRadius: 'full',
      bg: 'hovered',
      color: 'muted',
      border: '1px solid {colors.line}',
    },
    title: { maxWidth: '46ch', fontSize: 'lead', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    description: { maxWidth: '46ch', color: 'muted', marginBlockStart: '1', overflowWrap: 'anywhere' },
  },
});
