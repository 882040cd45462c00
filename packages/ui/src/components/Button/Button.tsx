import { Button as ChakraButton, type ButtonProps as ChakraButtonProps } from '@chakra-ui/react/button';
import { chakra, type RecipeVariantProps, useRecipe } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { buttonRecipe } from '../../theme/recipes/button.ts';
import { Link } from '../Link/Link.tsx';

type Looks = RecipeVariantProps<typeof buttonRecipe>;

export type ButtonProps = Omit<ChakraButtonProps, keyof Looks> & Looks;

/** Chakra's button in the looks of this house. Disabled while it has the focus, it takes the focus back afterwards. */
export function Button({ disabled = false, ...props }: ButtonProps) {
  const recipe = useRecipe({ recipe: buttonRecipe });
  const [looks, others] = recipe.splitVariantProps(props);
  const element = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (disabled) return;
    if (hadFocus.current && document.activeElement === document.body) element.current?.focus();
    hadFocus.current = false;
  }, [disabled]);

  return (
    <ChakraButton
      ref={element}
      unstyled
      disabled={disabled}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        if (!event.currentTarget.disabled) hadFocus.current = false;
      }}
      {...others}
      css={[recipe(looks), others.css]}
    />
  );
}

/** A link that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe);
