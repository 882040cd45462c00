import type { RecipeVariantProps } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useEffect, useRef } from 'react';
import { buttonRecipe } from '../../theme/recipes/button.ts';
import { styled } from '../../theme/styled.tsx';
import { Link } from '../Link/Link.tsx';

const Element = styled('button', buttonRecipe);

export type ButtonProps = Omit<ComponentProps<'button'>, 'ref'> & RecipeVariantProps<typeof buttonRecipe>;

/** When it is disabled while focused, it regains the focus afterwards. One of an icon alone tells its name to who hovers. */
export function Button({ disabled = false, ...props }: ButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (disabled) return;
    if (hadFocus.current && document.activeElement === document.body) element.current?.focus();
    hadFocus.current = false;
  }, [disabled]);

  return (
    <Element
      ref={element}
      type="button"
      disabled={disabled}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        if (!event.currentTarget.disabled) hadFocus.current = false;
      }}
      title={props.size === 'icon' ? props['aria-label'] : undefined}
      {...props}
    />
  );
}

/** A link that looks like a button. */
export const ButtonLink = styled(Link, buttonRecipe);
