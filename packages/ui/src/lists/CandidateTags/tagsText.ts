import { tagsLimits } from '@cortex/api-client/limits';

/**
 * Tags in one cell of a file. One that holds what parts them stands in quotation marks, its own doubled; a single one with a comma
 * ends with `;`, so that it is read as one.
 */
export function writeTags(tags: readonly string[]): string {
  const cell = tags.map((tag) => (/[;|]|^"/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join('; ');
  return tags.length === 1 && cell.includes(',') ? `${cell};` : cell;
}

/**
 * The tags of a cell, each once: parted by `;` or `|`, and by commas where a cell has neither, as other programs write them. What
 * stands in quotation marks is one tag where it would else be parted, or has marks of its own; other marks belong to their tag.
 */
export function readTags(text: string): string[] {
  const known = new Set(['']);
  return splitCell(text)
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter((tag) => {
      const word = tag.toLowerCase();
      if (known.has(word)) return false;
      known.add(word);
      return true;
    });
}

const QUOTED = /^\s*"((?:[^"]|"")*)"\s*(?:[;|]|$)/;

function splitCell(text: string): string[] {
  if (!/[;|]/.test(text) && !unquote(text)) return text.split(',');
  const tags: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const quoted = unquote(rest);
    const end = quoted?.length ?? rest.search(/[;|]|$/) + 1;
    tags.push(quoted?.tag ?? rest.slice(0, end).replace(/[;|]$/, ''));
    rest = rest.slice(end);
  }
  return tags;
}

/** The tag in quotation marks with which a text begins, and how much of the text it takes. */
function unquote(text: string): { tag: string; length: number } | undefined {
  const [whole = '', inside = ''] = QUOTED.exec(text) ?? [];
  return /[;|"]/.test(inside) ? { tag: inside.replaceAll('""', '"'), length: whole.length } : undefined;
}

/** Why the tags of a cell cannot be kept, in a sentence, or true. */
export function checkTags(text: string): true | string {
  const tags = readTags(text);
  if (tags.length > tagsLimits.most)
    return `There are ${tags.length} tags, and at most ${tagsLimits.most} are kept.`;
  const long = tags.find((tag) => tag.length > tagsLimits.letters);
  if (long === undefined) return true;
  return `A tag has at most ${tagsLimits.letters} letters; part tags by ; or |.`;
}
