import { defineRecipe } from '@chakra-ui/react/styled-system';

export const skeletonRecipe = defineRecipe({
  base: {
    borderRadius: 'control',
    bg: 'line',
    opacity: 0.7,
    _motionSafe: { animation: 'breathe 1.6s ease-in-out infinite' },
  },
});
