import { Dialog } from '@chakra-ui/react/dialog';
import { useEffect, useRef } from 'react';
import { useFocusReturn } from '../../components/Dialog/useFocusReturn.ts';
import { paletteRecipe } from '../../theme/recipes/palette.ts';
import { PaletteList, type PaletteListProps } from './PaletteList.tsx';
import type { PaletteEntry } from './usePaletteGroups.ts';

export type PaletteProps = Omit<PaletteListProps, 'onChoose'> & {
  open: boolean;
  /** Where a page begins for the keyboard. */
  findPageStart: () => HTMLElement | null;
  onNavigate: (navigation: { href: string }) => void;
  onClose: () => void;
};

/** The command palette: finds any page, job, candidate or action by a part of its name. */
export function Palette({ open, findPageStart, onNavigate, onClose, ...places }: PaletteProps) {
  const left = useRef(false);
  useEffect(() => {
    if (open) left.current = false;
  }, [open]);
  // After a navigation the focus is where the new page begins, otherwise where it was.
  const focusReturn = useFocusReturn(open, () => (left.current ? findPageStart() : null));

  function choose(entry: PaletteEntry) {
    if ('href' in entry) {
      left.current = true;
      onClose();
      onNavigate({ href: entry.href });
      return;
    }
    entry.act();
    if (!entry.staysOpen) onClose();
  }

  return (
    <Dialog.Root
      recipe={paletteRecipe}
      aria-label="Find anything"
      open={open}
      {...focusReturn}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
    >
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            onClose();
          }}
        >
          <PaletteList {...places} onChoose={choose} />
        </Dialog.Content>
      </Dialog.Positioner>
    </Dialog.Root>
  );
}
