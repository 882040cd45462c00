/** Keys that were typed before their field was mounted. */
export type CollectedKeys = {
  /** Returns what was typed and gives the keys back to the page. */
  take: () => string;
  /** Whether Escape was pressed. */
  readonly cancelled: boolean;
};

/** Collects typed characters until they are requested. */
export function collectKeys(): CollectedKeys {
  let typed = '';
  let cancelled = false;
  function collect(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') cancelled = true;
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (cancelled) stop();
  }
  function stop() {
    document.removeEventListener('keydown', collect, { capture: true });
  }
  document.addEventListener('keydown', collect, { capture: true });
  return {
    take() {
      stop();
      const taken = typed;
      typed = '';
      return taken;
    },
    get cancelled() {
      return cancelled;
    },
  };
}
