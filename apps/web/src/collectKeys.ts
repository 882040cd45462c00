/** What was typed before the field was there that it is meant for. */
export type CollectedKeys = {
  /** What was typed; from then on the page has the keys again. */
  take: () => string;
  /** Whether it was called off with Escape. */
  readonly cancelled: boolean;
};

/** Takes the keys of letters in place of the page, until they are asked for. */
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
