import { chakra } from '@chakra-ui/react/styled-system';
import { controlRecipe } from './controlRecipe.ts';

export const TextInput = chakra('input', controlRecipe);
