import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { isFunctionWord } from '../lexicon/wordRarity.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';

const TRAITS = lazyPattern(String.raw`(?<![\p{L}\p{N}-])(?:{trait})(?![\p{L}\p{N}-])`, 'giu');
const BESIDE_TRAIT = lazyPattern('^(?:{besideTrait}|{genericOfDemand})$', 'i');
const OPENS_TRAIT = lazyPattern(String.raw`^(?:(?:{besideTrait}) ){0,2}(?:{traitOpens})\b`, 'i');

/**
 * Whether a text names nothing but what somebody is like, which every ad asks for and no resume can show: "attention to
 * detail", "works well under pressure", "passion for software". English only.
 */
export function isTrait(text: string, language: Language): boolean {
  if (language !== 'en') return false;
  if (OPENS_TRAIT().test(text)) return true;
  const rest = text.replace(TRAITS(), ' ');
  return (
    rest !== text &&
    tokenize(rest, language).every(
      ({ lower }) => isFunctionWord(lower, language) || BESIDE_TRAIT().test(lower),
    )
  );
}
