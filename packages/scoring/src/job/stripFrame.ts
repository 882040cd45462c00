import { stripForeignFrame } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { isOneTerm } from '../lexicon/readAskedTerms.ts';
import type { Language } from '../text/language.ts';

const FRAME = lazyPattern(String.raw`^(?:(?:{frame})\b[\s:,\u2019']*)+`, 'i');

/** What is after a demand and says how much it counts. */
export const TAIL = lazyPattern(String.raw`(?<![\s,(])(?:[\s,(]*\b(?:{tail}))+[\s.,;:!)]*$`, 'i');

/** Where something was done, and not what: "sales experience in a growing software firm". */
const SETTING =
  /(?<=\bexperience)\s(?:in|within|at|with)\san?\s(?:(?:[\p{L}-]{1,20}\s){0,4}(?:firm|company|corporation|start-?up)|(?:(?:fast[- ]paced|busy|dynamic|growing|challenging|demanding|similar|team)\s){1,3}(?:business|agency|environment|setting))(?=[\s.,;]*$)/iu;

/** "Windows skills required". */
const SAID_BEHIND = /(?<=\S\s\S{1,40})\s(?:required|preferred|essential|desired|needed)$/i;

const ENDS = /(?<![\s.;,!])[\s.;,!]+$/;

const isBalanced = (text: string) => text.split('(').length === text.split(')').length;

/** Takes from a demand what it is about: "Strong knowledge of Go is required" is Go. */
export function stripFrame(text: string, language: Language): string {
  const own = stripForeignFrame(text, language);
  if (own !== undefined) return own;
  const cut = text.replace(SETTING, '');
  // "Experience in a law firm" is of the firm.
  const isOfSomething =
    cut
      .replace(FRAME(), '')
      .replace(/\bexperience$/i, '')
      .trim() !== '';
  const told = isOfSomething ? cut : text;
  const framed = told.replace(FRAME(), '').replace(ENDS, '').trim();
  const bare = (
    isOneTerm(framed, language)
      ? framed.replace(SAID_BEHIND, '')
      : told.replace(TAIL(), '').replace(FRAME(), '').replace(TAIL(), '')
  )
    .replace(/^(?:[\s/&,;:]|\.(?!\p{L}{2}))+/u, '')
    .replace(/^e\.g\.,?\s+/i, '')
    .replace(/\s[\u2013\u2014-]$/, '')
    .replace(/(?<!\s),?\s+etc\.?$/i, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(bare)) return text;
  // "(NIC, or BEI is also fine)" is one bracket.
  return isBalanced(bare) || !isBalanced(framed) ? bare : framed;
}
