import { chakra } from '@chakra-ui/react/styled-system';
import { controlRecipe } from './controlRecipe.ts';

export const TextArea = chakra(
  chakra('textarea', controlRecipe),
  {
    base: {
      paddingBlock: '2',
      minHeight: '120px',
      resize: 'vertical',
      fieldSizing: 'content',
      maxHeight: '420px',
    },
  },
  { defaultProps: { rows: 5 } },
);
