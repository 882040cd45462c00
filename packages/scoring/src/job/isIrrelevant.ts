import { matchesForeign, readForeignImportance, withoutGenders } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';

const NEGATED = lazyPattern(
  String.raw`\b(?:{negation})\b[^.;]{0,70}\b(?:{notNeeded})\b|{negatedOutright}|{negation:unspaced}`,
  'iu',
);
const NEGATED_NICE = lazyPattern('{notNeededButNice}', 'i');

/**
 * Whether a clause says that something is not asked for: "No degree required". "Not essential, but welcome"
 * asks for it.
 */
export function isNegated(text: string, language: Language): boolean {
  if (matchesForeign('notAsked', text, language)) return true;
  return NEGATED().test(text) && !NEGATED_NICE().test(text);
}

const PAY = lazyPattern(
  String.raw`[$\u00a3\u20ac\u20b9\u00a5]\s?\d|\b\d[\d.,]*\s?(?:k|usd|eur|gbp|chf|pln|inr|per (?:hour|annum|year|month|day)|p\.?a\.?|an hour|\/ ?(?:hour|hr|yr|year|month))\b|` +
    String.raw`\b(?:{pay})\b|{pay:unspaced}`,
  'i',
);
/** Money that a person is to handle is no pay. */
const BUDGET = lazyPattern(String.raw`\b(?:{budget})\b`, 'i');
const BENEFITS = lazyPattern(String.raw`\b(?:{benefits})\b|{benefits:unspaced}`, 'i');
const APPLY = lazyPattern(String.raw`\b(?:{applying:all})`, 'iu');
/** "Call Maria on", and not "call centre experience": where case counts. */
const APPLY_TO = lazyPattern(String.raw`\b(?:{applyingTo})`, 'u');
const EQUAL = lazyPattern(String.raw`\b(?:{equalOpportunity})\b`, 'i');
/** "All are considered without regard to religion": who may apply, in the words of the law. */
export function tellsOfEqualOpportunity(text: string, language: Language): boolean {
  return EQUAL().test(withoutGenders(text, language));
}

const PLACE_AND_TIME = lazyPattern(String.raw`\b(?:{placeAndTime})\b|{placeAndTime:unspaced}`, 'i');
const DATES =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?!\p{L})\.?[\s\d,\u2013-]*(?:(?:to|until)\s*)?)+(?:\d{4})?$/iu;
/** "NZ, N, Auckland", as boards write a place. */
const CODE_OF_PLACE = /^\p{Lu}{2},\s?[\p{Lu}\d]{0,3},\s?\p{Lu}/u;
/** "#LI-AB1", "MON*ABC": what boards sort ads by. */
const CODE_OF_BOARD = /^[\W_]*(?:LI-\w{2,8}|\p{Lu}{2,5}\*[\p{Lu}\d]{2,8})\W*$/u;
const EMPLOYER = lazyPattern(String.raw`^(?:(?:and )?(?:{aboutUs})\b|{aboutUs:unspaced})`, 'iu');
const OF_THEMSELVES = /,\s*we (?:have|are|were|also|work|use|build)\b/i;
const SEEKS = lazyPattern(String.raw`\b(?:{employerSeeks})\b|{employerSeeks:unspaced}`, 'i');
const ABOUT_THE_EMPLOYER = lazyPattern(String.raw`\b(?:{aboutTheEmployer})\b`, 'iu');
const PHYSICAL = lazyPattern(String.raw`\b(?:{physicalDemands})\b`, 'i');
const FLUFF = lazyPattern(String.raw`\b(?:{fluff})\b`, 'i');

/** Whether a sentence is about how to apply or about the law: it asks for nothing. */
export function tellsOfApplying(text: string, language: Language): boolean {
  return (
    APPLY().test(text) ||
    APPLY_TO().test(text) ||
    tellsOfEqualOpportunity(text, language) ||
    matchesForeign('applying', text, language)
  );
}

/**
 * Whether a clause tells of pay, place, time, the employer, how to apply or the law, and not of the person to
 * be found.
 */
export function isIrrelevant(text: string, language: Language): boolean {
  if (matchesForeign('none', text, language) || matchesForeign('applying', text, language)) return true;
  const short = text.trim();
  if (DATES.test(short) || CODE_OF_PLACE.test(short) || CODE_OF_BOARD.test(short)) return true;
  if (
    (PAY().test(text) && !BUDGET().test(text)) ||
    APPLY().test(text) ||
    APPLY_TO().test(text) ||
    EQUAL().test(withoutGenders(text, language)) ||
    PHYSICAL().test(text)
  )
    return true;
  if (BENEFITS().test(text) || PLACE_AND_TIME().test(text)) return true;
  if (ABOUT_THE_EMPLOYER().test(text) || FLUFF().test(text)) return true;
  return (
    (EMPLOYER().test(short) || OF_THEMSELVES.test(text)) &&
    !SEEKS().test(text) &&
    readForeignImportance(text, language) === undefined
  );
}
