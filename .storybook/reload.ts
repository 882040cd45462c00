let reloading = false;

export function isReloading(): boolean {
  return reloading;
}

/**
 * Reloads the page with the selected story. If another story is selected in the meantime, the addresses of this page
 * and of its parent change, and the browser drops the reload silently, so it is requested again with a doubled delay
 * until it happens.
 */
export function reloadPage(): void {
  if (!reloading) insist(500);
  window.location.reload();
}

function insist(wait: number): void {
  reloading = true;
  setTimeout(() => {
    window.location.reload();
    insist(wait * 2);
  }, wait);
}

/** Storybook reloads by itself, too, where a story is left before it begins. */
export function insistOnReloads(): void {
  window.navigation?.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType === 'reload' && !reloading) insist(500);
  });
}
