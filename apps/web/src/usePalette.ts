import { showToast } from '@cortex/ui/feedback/toaster';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CollectedKeys, collectKeys } from './collectKeys.ts';

const loadPalette = () => import('@cortex/ui/lists/Palette');

type PaletteComponent = Awaited<ReturnType<typeof loadPalette>>['Palette'];

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** On a Mac, Control+K is a text editing shortcut. */
function isShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const held = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return held && !shiftKey && !altKey && key.toLowerCase() === 'k';
}

/** A modal dialog takes precedence. */
function isAnotherDialogOpen(): boolean {
  return document.querySelector('[role$="dialog"][data-state="open"]') !== null;
}

/** The command palette: its shortcut, its lazily loaded code, and whether it is open. */
export function usePalette(enabled: boolean) {
  const [Palette, setPalette] = useState<PaletteComponent | null>(null);
  const [open, setOpen] = useState(false);
  const keys = useRef<CollectedKeys | null>(null);

  const show = useCallback(async () => {
    if (isAnotherDialogOpen()) return;
    keys.current?.take();
    const typed = collectKeys();
    keys.current = typed;
    try {
      const loaded = await loadPalette();
      if (typed.cancelled) return;
      if (isAnotherDialogOpen()) return void typed.take();
      setPalette(() => loaded.Palette);
      setOpen(true);
    } catch {
      typed.take();
      showToast({
        kind: 'error',
        title: 'The search could not be loaded.',
        description: 'Check your connection and try again.',
      });
    }
  }, []);

  useEffect(() => {
    if (!enabled) return setOpen(false);
    function handleKey(event: KeyboardEvent) {
      // The held key announces the other one.
      if (event.key === (isMac ? 'Meta' : 'Control')) approach();
      if (!isShortcut(event) || isAnotherDialogOpen()) return;
      event.preventDefault();
      void show();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [enabled, show]);

  return {
    Palette: enabled ? Palette : null,
    open,
    takeTyped: () => keys.current?.take() ?? '',
    onClose: () => setOpen(false),
    search: { keys: isMac ? '⌘K' : 'Ctrl K', onOpen: show, onApproach: approach },
  };
}

/** A failure here is reported when the palette is opened. */
function approach(): void {
  loadPalette().catch(() => {});
}
