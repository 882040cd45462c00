/**
 * A text of a strange server with the characters that a terminal or a page would obey made visible: control
 * characters, and those that turn the direction of writing.
 */
export function visible(text: string): string {
  return text.toWellFormed().replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
