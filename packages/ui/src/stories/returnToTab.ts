/** Stands for coming back to the browser tab, upon which lists are refetched. */
export function returnToTab(): void {
  window.dispatchEvent(new Event('visibilitychange'));
}
