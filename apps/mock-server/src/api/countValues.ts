const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LIST = 0x5b;
const OBJECT = 0x7b;

/**
 * Whether a JSON text holds more than so many values: reading them, and looking at each, takes far longer than counting. Lists and
 * objects are counted where they open, what they hold by its commas.
 */
export function holdsMoreValues(json: string, most: number): boolean {
  if (json.length <= most) return false;
  let found = 0;
  for (let at = 0; at < json.length && found <= most; at += 1) {
    const code = json.charCodeAt(at);
    if (code === COMMA || code === LIST || code === OBJECT) found += 1;
    else if (code === QUOTE) at = findEnd(json, at);
  }
  return found > most;
}

/** Where the text that begins at a quote ends. */
function findEnd(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, at: number): boolean {
  let before = at;
  while (json.charCodeAt(before - 1) === BACKSLASH) before -= 1;
  return (at - before) % 2 === 1;
}
