/**
 * What holds the whole app, the toasts included, which stay within what is read out beside a dialog. A dialog that is opened from a bar
 * that floats is rendered there: the bar would hold it, below what floats above.
 */
export function findRoot(element: Element): Element {
  return element.closest('body > *') ?? document.body;
}
