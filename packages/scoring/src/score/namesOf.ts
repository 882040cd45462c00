import { toKeys } from '../lexicon/concepts.ts';
import { type Borders, type MatchLevel, matchPhrase } from '../lexicon/matchPhrase.ts';
import type { AskedTerms } from '../lexicon/readAskedTerms.ts';
import { relatedPhrases } from '../lexicon/relatedPhrases.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';

const ANYWHERE: Borders = { crosses: () => false, links: () => true };

/** Whether some words name one of the things that are asked for. */
export function names(terms: AskedTerms, text: string, language: Language): boolean {
  return bestMatch(terms, text, language) >= 2;
}

/** Whether some words name one of the things that are asked for, a telling part of it, or what is related to it. */
export function isNear(terms: AskedTerms, text: string, language: Language): boolean {
  if (bestMatch(terms, text, language) >= 1) return true;
  const related = terms.parts.flat().flatMap(relatedPhrases);
  return related.length > 0 && names({ parts: [related] }, text, language);
}

function bestMatch({ parts }: AskedTerms, text: string, language: Language): MatchLevel {
  const keys = toKeys(tokenize(text, language), language);
  let best: MatchLevel = 0;
  for (const phrase of parts.flat()) {
    const { matchLevel } = matchPhrase(phrase, keys, ANYWHERE, language);
    if (matchLevel > best) best = matchLevel;
  }
  return best;
}
