/** Where a person who comes to a page begins: at the record that is opened on it, or at its top. */
export function findPageStart(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#main [data-opened]') ?? document.getElementById('main');
}
