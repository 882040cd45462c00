import { readSectionHeading } from '@cortex/scoring';

/** Ways to write the same resume that no score may move by, more than one point. */
export const REWRITINGS: Readonly<Record<string, (text: string) => string>> = {
  'other line endings': (text) => text.replaceAll('\n', '\r\n'),
  'wrapped at 60': (text) => wrap(text, 60),
  'wrapped at 45': (text) => wrap(text, 45),
  'double spaced': (text) => text.replaceAll('\n', '\n\n'),
  'in capitals': (text) => text.toUpperCase(),
  'in small letters': (text) => text.toLowerCase(),
  'sections in another order': reorder,
  'an address on top': (text) => `12 Elm Street, Leeds LS1 4AB\n${text}`,
  'hard spaces and tabs': (text) => text.replaceAll('\n', '\n\t').replaceAll(' ', '\u00a0'),
};

function wrap(text: string, width: number): string {
  const lines = text.split('\n').flatMap((line) => {
    const wrapped: string[] = [''];
    for (const word of line.split(' ')) {
      const last = wrapped.at(-1) ?? '';
      if (last !== '' && last.length + 1 + word.length > width) wrapped.push(word);
      else wrapped[wrapped.length - 1] = last === '' ? word : `${last} ${word}`;
    }
    return wrapped;
  });
  return lines.join('\n');
}

/** What stands above the first heading stays there. */
function reorder(text: string): string {
  const sections: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (readSectionHeading(line, 'en')?.textFrom === line.length) sections.push([]);
    sections.at(-1)?.push(line);
  }
  const [top = [], ...rest] = sections;
  return [top, ...rest.toReversed()].map((lines) => lines.join('\n').trimEnd()).join('\n\n');
}

/** A text that is wrapped already would be wrapped twice, as no program does. */
export function isWrapped(text: string): boolean {
  const lengths = text.split('\n').map(({ length }) => length);
  return Math.max(...lengths) <= 84 && lengths.filter((length) => length > 66).length >= 2;
}
