/** A story in a gallery neither scrolls the page around it to itself nor hears of what the others store, as another tab would. */
export function holdStill(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
  window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
}
