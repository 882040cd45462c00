import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Link } from '../Link/Link.tsx';
import { buttonRecipe } from './buttonRecipe.ts';

const StyledButton = chakra('button', buttonRecipe);

export type ButtonProps = ComponentProps<typeof StyledButton>;

/** A button that keeps the keyboard's place: disabled while it has the focus, it takes the focus back afterwards. */
export function Button({ type = 'button', disabled = false, ...props }: ButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (disabled) return;
    if (hadFocus.current && document.activeElement === document.body) element.current?.focus();
    hadFocus.current = false;
  }, [disabled]);

  return (
    <StyledButton
      ref={element}
      type={type}
      disabled={disabled}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event: { currentTarget: HTMLButtonElement; relatedTarget: EventTarget | null }) => {
        if (!event.currentTarget.disabled) hadFocus.current = false;
      }}
      {...props}
    />
  );
}

/** A link that looks like a button. */
export const ButtonLink = chakra(Link, buttonRecipe);
