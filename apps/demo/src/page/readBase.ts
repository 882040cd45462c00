/** Where the app lies, without a slash at the end: the service worker wrote it into the page. */
export function readBase(): string {
  return document.documentElement.dataset.base ?? '';
}
