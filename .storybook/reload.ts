let reloading = false;

export function isReloading(): boolean {
  return reloading;
}

/**
 * Begins the page again, with the story that is chosen. Where somebody chooses another one meanwhile, the addresses of
 * this page and of the one around it change, and the browser drops the reload without a word: it is asked for again,
 * each time after twice as long, until it happens.
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
