import { tagsLimits } from '@cortex/api-client/limits';

/** Tags in one cell of a file; a single one with a comma ends with `;`, so that it is read as one. */
export function writeTags(tags: readonly string[]): string {
  const [only = ''] = tags;
  return tags.length === 1 && only.includes(',') ? `${only};` : tags.join('; ');
}

/** The tags of a cell, each once: parted by `;` or `|`, and by commas where a cell has neither, as other programs write them. */
export function readTags(text: string): string[] {
  const tags = text.split(/[;|]/.test(text) ? /[;|]/ : ',').map((tag) => tag.trim().replace(/\s+/g, ' '));
  const known = new Set(['']);
  return tags.filter((tag) => {
    const word = tag.toLowerCase();
    if (known.has(word)) return false;
    known.add(word);
    return true;
  });
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
