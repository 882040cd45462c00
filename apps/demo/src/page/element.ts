/** An element with these properties and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  if (children.length > 0) made.append(...children);
  return made;
}

export function button(textContent: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', textContent, onclick });
}
