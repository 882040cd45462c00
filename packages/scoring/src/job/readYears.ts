import { readForeignYears, stripForeignFrame } from '../lexicon/languagePatterns.ts';
import en from '../lexicon/languages/en.json' with { type: 'json' };
import { FOREIGN, LANGUAGES } from '../lexicon/languages.ts';
import { alternatives, lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';
import { lazy } from '../text/lazy.ts';
import { tokenize } from '../text/tokens.ts';

const ASKS_FOR_YEARS = lazyPattern(String.raw`\b(?:{yearsAsked})\b|{yearsAsked:unspaced}`, 'i');
const ASKS_BEFORE = lazyPattern(String.raw`\b(?:{yearsAskedBefore})\b`, 'i');
const ENDS_OF = lazyPattern(
  String.raw`[;()]|\.(?!\s?\d)|,\s(?=(?:and )?(?:an?|the|strong|good|excellent|with|including|preferably|ideally|must|plus|we|you|our|\d{1,2})\b)|\s(?:{andOfYears})\s(?=a\b|an\b|the ability|strong|good|excellent)`,
);

const numbers = lazy(
  (): Readonly<Record<string, number>> =>
    Object.assign({ ...en.numberWords }, ...FOREIGN.map((language) => LANGUAGES[language].numberWords ?? {})),
);

/** A number and a unit of time: "5+ years", "two (2) years", "3 to 5 ans". */
const YEARS = lazy(() => {
  const count = `\\d{1,2}|${Object.keys(numbers())
    .toSorted((a, b) => b.length - a.length)
    .join('|')}`;
  const range = `(?:(?:-|\u2013|${alternatives('toNumber', 'all')})\\s?(?:${count})\\s?)?`;
  return new RegExp(
    `(?<![\\p{L}\\p{N}.])(${count})(?:-?ish)?\\s?(?:\\(\\d{1,2}\\)\\s?)?(?:\\+|plus|or more)?\\s?${range}\\+?\\s?` +
      `(?:full |solid |consecutive |calendar )?(${alternatives('timeUnit', 'all')})['\u2019]?(?![\\p{Ll}])`,
    'iu',
  );
});
/** "3 years managing a shop". */
const DOING =
  /^\s*(?!(?:during|including|following|being|starting|depending|training|according)\b)\p{Ll}{3,20}ing\s\p{Ll}/u;
const NO_EXPERIENCE = lazyPattern(String.raw`\b(?:{yearsOfOther})\b`, 'i');
const MONTHS = lazyPattern('^(?:{monthUnit:all})', 'i');

/** "A year in intensive care"; "200 homes a year in Hampshire" is a rate. */
const OPENS_A_YEAR =
  /(?:^|[,;:(]|\b(?:least|minimum|of|over|than|about|around|for|with|have|has|had|having|need|needs|requires?|spent|gained|required|seeking|or|and))\s*$/i;
/** "Two years or more", "three years or so". */
const OR_MORE = /^\s(?:or|and) (?:more|longer|over|above|so)\b/i;
const MOST_WORDS = 20;
/** "... and networking experienceTCP/IP": a line break was lost. */
const GLUED_EXPERIENCE = /(?<=\s)experience(?=\p{Lu}\p{L})/u;

/** A demand for time in some work: the months, and the text of what they are of. */
export type YearsAsked = { months: number; of: string };

/** "Python (3+ years)", "Python - min. 3 yrs". */
const COUNTED =
  /^(?<of>[^(),:;.\u2013\u2014]{1,50}?)\s*(?:\(|[:\u2013\u2014,]|\s-)\s*(?:min(?:imum)?\.? (?:of )?|at least |over )?(?<count>[1-9]|[12]\d)\s?(?:\+|plus|or more)?\s?(?:[\u2013-]\s?\d{1,2}\s?)?\+?\s?(?<unit>years?|yrs?|months?)['\u2019]?(?: (?:of )?experience)?\s*\)?$/iu;

const AFTER_YEARS = lazyPattern(
  String.raw`^[\s'\u2019]*(?:\+\s*)?(?:\((?:minimum|min\.?|at least|preferred|required)\)\s*)?(?:(?:{ofYears:all})(?!\p{Ll})\s*)?`,
  'iu',
);
const EXPERIENCE_WORDS = lazyPattern(String.raw`^(?:(?:{experienceWords:all})\b[\s,'\u2019:]*)+`, 'iu');
const TRAILING = lazyPattern(
  String.raw`(?<![\s,])(?:[\s,]*\b(?:(?:{afterDemand})\b|(?:or (?:an? )?(?:similar|equivalent|related|comparable)|` +
    String.raw`in (?:a|an) (?:similar|comparable|related)|would be)[\s\S]*(?<=\w[\s.,;!]{0,40})$))+[\s.,;!]*$`,
  'i',
);

/** Reads "at least five years of commercial kitchen experience". Undefined where a text asks for no time in work. */
export function readYears(given: string, language: Language): YearsAsked | undefined {
  const text = given
    .replace(/\b(?:work )?exp(?![\p{L}\p{M}])\.?/giu, 'experience')
    .replace(/\b(yrs?|mos?)\./gi, '$1');
  const own = readForeignYears(given, language);
  if (own) return own;
  const counted = COUNTED.exec(text);
  // "4 - 8 years" counts nothing of 4.
  if (counted?.groups && /\p{L}/u.test(counted.groups.of ?? '')) {
    const { of = '', count = '', unit = '' } = counted.groups;
    return {
      months: Number(count) * (MONTHS().test(unit) ? 1 : 12),
      of: of.trim(),
    };
  }
  const match = YEARS().exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  if (
    /^(?:an?)$/i.test(match[1]) &&
    !(
      OPENS_A_YEAR.test(text.slice(0, match.index)) &&
      /^['\u2019s\s]*(?:of|in|experience|.{0,20}experience)\b/i.test(
        text.slice(match.index + match[0].length),
      )
    )
  )
    return undefined;
  const count = /^\d/.test(match[1]) ? Number(match[1]) : (numbers()[match[1].toLowerCase()] ?? 0);
  if (count < 1 || count > 40) return undefined;
  if (NO_EXPERIENCE().test(text.slice(Math.max(0, match.index - 20), match.index + match[0].length + 24)))
    return undefined;
  const after = text.slice(match.index + match[0].length).replace(OR_MORE, '');
  const before = text.slice(0, match.index);
  // "ACLS within six months of hire" is a deadline, and no experience.
  if (
    /\b(?:within|in)(?: the)?(?: first| next)?\s*$/i.test(before) &&
    /^\s*(?:(?:of|after|from)\s*)?(?:hire|hiring|start|joining|employment|appointment|being)/i.test(after)
  )
    return undefined;
  if (/\bwithin(?: the)?(?: first| next)?\s*$/i.test(before)) return undefined;
  const behind = after.replace(AFTER_YEARS(), '').replace(EXPERIENCE_WORDS(), '');
  const glued = behind.search(GLUED_EXPERIENCE);
  const until = glued >= 0 ? glued : behind.search(ENDS_OF());
  const of = (until >= 0 ? behind.slice(0, until) : behind)
    .replace(TRAILING(), '')
    .replace(/^(?:lieu of|the job offered|job offered)\b[\s\S]*|^(?:the )?following\b[^\p{L}]*$/iu, '')
    .trim();
  const asks = ASKS_FOR_YEARS();
  if (!asks.test(after) && !DOING.test(after) && !ASKS_BEFORE().test(before)) return undefined;
  return {
    months: count * (MONTHS().test(match[2]) ? 1 : 12),
    of: tokenize(of, language).length <= MOST_WORDS ? (stripForeignFrame(of, language) ?? of) : '',
  };
}
