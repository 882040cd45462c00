import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { isFunctionWord } from '../lexicon/wordRarity.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';

const GENERAL = lazyPattern('^(?:{generalObject})$', 'i');
const BEST_PRACTICE = /^\W*best practices?\W*$/i;
const SAYS_NOTHING =
  /^(?:skills?|experience|abilit(?:y|ies)|knowledge|related|relevant|similar|general|overall|strong|good)$/;

/** Whether a text names nothing but one word that holds for any work: "analysis", "management skills". */
export function isGeneral(text: string, language: Language): boolean {
  if (language !== 'en') return false;
  if (BEST_PRACTICE.test(text)) return true;
  const words = tokenize(text, language)
    .map(({ lower }) => lower)
    .filter((word) => !isFunctionWord(word, language) && !SAYS_NOTHING.test(word));
  return words.length <= 1 && words.every((word) => GENERAL().test(word));
}
