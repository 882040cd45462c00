const WORD = /\.?[a-z0-9][a-z0-9]*(?:\+\+|#(?![a-z0-9]))?/g;
const MARKS = /[\u0300-\u036f]/g;
const MAX_WORDS = 60;

/** The words of a text as the table knows them: small letters without accents, "C++" and "C#" whole. */
export function wordsOf(text: string): string[] {
  const small = text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/['\u2019]s?(?![a-z0-9])|['\u2019]/g, '');
  return (small.match(WORD) ?? []).slice(0, MAX_WORDS);
}

/**
 * What a text is made of for the table, by name: words, pairs of words beside each other ("a b"), beginnings ("^abcd")
 * and ends ("bcd$") of longer words. Their vectors add up to that of the text.
 */
export function featuresOf(text: string): string[] {
  const words = wordsOf(text);
  const features: string[] = [];
  for (const [index, word] of words.entries()) {
    features.push(word);
    const next = words[index + 1];
    if (next !== undefined) features.push(`${word} ${next}`);
    if (word.length >= 5) features.push(`^${word.slice(0, 4)}`, `${word.slice(-3)}$`);
    if (word.length >= 7) features.push(`^${word.slice(0, 6)}`);
  }
  return features;
}
