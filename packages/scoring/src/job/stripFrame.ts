import { stripForeignFrame } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { isOneTerm } from '../lexicon/readAskedTerms.ts';
import type { Language } from '../text/language.ts';

const FRAME = lazyPattern(String.raw`^(?:(?:{frame})\b[\s:,\u2019']*)+`, 'i');

/** What is after a demand and says how much it counts. */
export const TAIL = lazyPattern(String.raw`(?<![\s,(])(?:[\s,(]*\b(?:{tail}))+[\s.,;:!)]*$`, 'i');

const ENDS = /(?<![\s.;,!])[\s.;,!]+$/;

/** Takes from a demand what it is about: "Strong knowledge of Go is required" is Go. */
export function stripFrame(text: string, language: Language): string {
  const own = stripForeignFrame(text, language);
  if (own !== undefined) return own;
  const framed = text.replace(FRAME(), '').replace(ENDS, '').trim();
  const bare = (
    isOneTerm(framed, language) ? framed : text.replace(TAIL(), '').replace(FRAME(), '').replace(TAIL(), '')
  )
    .replace(/^(?:[\s/&,;:]|\.(?!\p{L}{2}))+/u, '')
    .replace(/^e\.g\.,?\s+/i, '')
    .replace(/\s[\u2013\u2014-]$/, '')
    .replace(/(?<!\s),?\s+etc\.?$/i, '')
    .trim();
  return /[\p{L}\p{N}]/u.test(bare) ? bare : text;
}
