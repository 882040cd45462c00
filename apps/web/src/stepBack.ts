/**
 * Goes one step back in the history. The browser takes a moment for it, and would take back a link that is followed in
 * that moment: the link is followed once the step is taken.
 */
export function stepBack(): void {
  const taken = new AbortController();
  let next: HTMLAnchorElement | null = null;
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // A second click goes through, in case the step is never taken.
      if (!link || next) return;
      next = link;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: taken.signal },
  );
  window.addEventListener(
    'popstate',
    () => {
      taken.abort();
      next?.click();
    },
    { once: true },
  );
  window.history.go(-1);
}
