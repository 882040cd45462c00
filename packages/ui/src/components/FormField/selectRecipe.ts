import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { control } from '../../theme/recipes/control.ts';

export const selectRecipe = defineSlotRecipe({
  className: 'chakra-native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative' },
    field: {
      ...control,
      appearance: 'none',
      paddingInlineEnd: '9',
      textOverflow: 'ellipsis',
      '& option': { bg: 'raised', color: 'text' },
    },
    indicator: {
      position: 'absolute',
      insetInlineEnd: '3',
      insetBlockStart: 'calc(50% - 8px)',
      color: 'muted',
      pointerEvents: 'none',
    },
  },
});
