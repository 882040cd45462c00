import type { ClipboardEvent } from 'react';

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  rsquo: '’',
};

/** A text out of a web page's source, with the characters that its entities stand for; an unknown one stays as it is. */
export function unescapeEntities(text: string): string {
  return text.replace(/&(?:#(\d{2,5})|([a-z]{2,6}));/g, (entity, code?: string, name = '') =>
    code === undefined ? (SIGNS[name] ?? entity) : String.fromCharCode(Number(code)),
  );
}

/** Pastes a text without entities. What was there before comes back by the browser's own undo. */
export function pasteUnescaped(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const pasted = event.clipboardData.getData('text/plain');
  const text = unescapeEntities(pasted);
  if (text === pasted) return;
  event.preventDefault();
  // Old, but nothing else lets a script write into a field so that it can be undone.
  document.execCommand('insertText', false, text);
}
