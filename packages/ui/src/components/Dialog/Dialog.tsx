import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import type { ReactNode } from 'react';
import { dialogRecipe } from '../../theme/recipes/dialog.ts';
import { useFocusReturn } from './useFocusReturn.ts';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  description: string;
  /** Whether there is much in it. */
  wide?: boolean;
  /** Escape was pressed, or a button inside asks for it. A click beside it does not close it, for something may be typed. */
  onClose: () => void;
  /** What gets the focus when it closes, where that is not where it came from. */
  getFinalFocus?: () => HTMLElement | null;
  /** Mounted only while the dialog is open, so that its state is fresh each time. */
  children: ReactNode;
};

/**
 * A modal dialog: it holds the focus and gives it back to where it came from. The keys of the page behind do nothing
 * meanwhile.
 */
export function Dialog({
  open,
  title,
  description,
  wide = false,
  onClose,
  getFinalFocus = () => null,
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn(open, getFinalFocus);

  return (
    <ChakraDialog.Root
      recipe={dialogRecipe}
      {...(wide ? { size: 'xl' } : {})}
      open={open}
      closeOnInteractOutside={false}
      {...focusReturn}
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
