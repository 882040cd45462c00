import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { dialogRecipe } from '../../theme/recipes/dialog.ts';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  description: string;
  /** Escape was pressed, or a button inside asks for it. A click beside it does not close it, for something may be typed. */
  onClose: () => void;
  /** What gets the focus when it closes, where that is not where it came from. */
  getFinalFocus?: () => HTMLElement | null;
  /** Drawn while it is open only, so that it begins anew each time. */
  children: ReactNode;
};

/** A modal dialog: it holds the focus and gives it back to where it came from. The keys of the page behind do nothing meanwhile. */
export function Dialog({
  open,
  title,
  description,
  onClose,
  getFinalFocus = () => null,
  children,
}: DialogProps) {
  const cameFrom = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) cameFrom.current = document.activeElement;
  }, [open]);

  /** Chakra gives the focus back only once it has had it, which a quick hand does not wait for. By then what had it is gone from the page. */
  function giveTheFocusBack() {
    if (document.activeElement !== document.body) return;
    const target = getFinalFocus() ?? cameFrom.current;
    if (target instanceof HTMLElement) target.focus();
  }

  return (
    <ChakraDialog.Root
      recipe={dialogRecipe}
      open={open}
      closeOnInteractOutside={false}
      finalFocusEl={getFinalFocus}
      onExitComplete={() => requestAnimationFrame(() => requestAnimationFrame(giveTheFocusBack))}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <ChakraDialog.Backdrop />
      <ChakraDialog.Positioner>
        <ChakraDialog.Content onKeyDown={(event) => event.stopPropagation()}>
          <ChakraDialog.Title>{title}</ChakraDialog.Title>
          <ChakraDialog.Description>{description}</ChakraDialog.Description>
          {children}
        </ChakraDialog.Content>
      </ChakraDialog.Positioner>
    </ChakraDialog.Root>
  );
}
