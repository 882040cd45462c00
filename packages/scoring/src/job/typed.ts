import type { EnglishKey } from '../lexicon/languageData.ts';
import {
  matchesForeign,
  readForeignDegree,
  readForeignImportance,
  readForeignYears,
  stripForeignFrame,
} from '../lexicon/languagePatterns.ts';
import en from '../lexicon/languages/en.json' with { type: 'json' };
import { FOREIGN, LANGUAGES } from '../lexicon/languages.ts';
import { alternatives, lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';
import { lazy } from '../text/lazy.ts';
import { tokenize } from '../text/tokens.ts';

const ASKS_FOR_YEARS = lazyPattern(String.raw`\b(?:{yearsAsked})\b|{yearsAsked:unspaced}`, 'i');
const ASKS_BEFORE = lazyPattern(String.raw`\b(?:{yearsAskedBefore})\b`, 'i');
const FIELD = lazyPattern(
  String.raw`\b(?:{degreeName})\b[^,;.]{0,24}?\b(?:{fieldOpens})\s+([^.;()]{2,80})`,
  'i',
);
const OR_EXPERIENCE = lazyPattern(
  String.raw`\b(?:{orWord}) (?:[\p{L}-]+ ){0,3}(?:{equivalentExperience})`,
  'iu',
);
const LANGUAGE_ENDS = lazyPattern(String.raw`[,;.|]|\s(?:{andOfLanguages})\s`);

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
    `(?<![\\p{L}\\p{N}.])(${count})\\s?(?:\\(\\d{1,2}\\)\\s?)?(?:\\+|plus|or more)?\\s?${range}\\+?\\s?` +
      `(?:full |solid |consecutive |calendar )?(${alternatives('timeUnit', 'all')})['\u2019]?(?![\\p{Ll}])`,
    'iu',
  );
});
const NO_EXPERIENCE = lazyPattern(String.raw`\b(?:{yearsOfOther})\b`, 'i');
const MONTHS = lazyPattern('^(?:{monthUnit:all})', 'i');

/** A demand for time in some work: the months, and the text of what they are of. */
export type YearsAsked = { months: number; of: string };

/** "Python (3+ years)", "Python - min. 3 yrs". */
const COUNTED =
  /^(?<of>[^(),:;.\u2013\u2014]{1,50}?)\s*(?:\(|[:\u2013\u2014,]|\s-)\s*(?:min(?:imum)?\.? (?:of )?|at least |over )?(?<count>[1-9]|[12]\d)\s?(?:\+|plus|or more)?\s?(?:[\u2013-]\s?\d{1,2}\s?)?\+?\s?(?<unit>years?|yrs?|months?)['\u2019]?(?: (?:of )?experience)?\s*\)?$/iu;

const AFTER_YEARS = lazyPattern(
  String.raw`^[\s'\u2019]*(?:\((?:minimum|min\.?|at least|preferred|required)\)\s*)?(?:(?:{ofYears:all})(?!\p{Ll})\s*)?`,
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
  if (counted?.groups) {
    const { of = '', count = '', unit = '' } = counted.groups;
    return { months: Number(count) * (MONTHS().test(unit) ? 1 : 12), of: of.trim() };
  }
  const match = YEARS().exec(text);
  if (!match?.[1] || !match[2]) return undefined;
  if (
    /^(?:an?)$/i.test(match[1]) &&
    !/^['\u2019s\s]*(?:of|in|experience|.{0,20}experience)\b/i.test(text.slice(match.index + match[0].length))
  )
    return undefined;
  const count = /^\d/.test(match[1]) ? Number(match[1]) : (numbers()[match[1].toLowerCase()] ?? 0);
  if (count < 1 || count > 40) return undefined;
  if (NO_EXPERIENCE().test(text.slice(Math.max(0, match.index - 20), match.index + match[0].length + 24)))
    return undefined;
  const after = text.slice(match.index + match[0].length);
  const before = text.slice(0, match.index);
  // "ACLS within six months of hire" is a deadline, and no experience.
  if (
    /\b(?:within|in)(?: the)?(?: first| next)?\s*$/i.test(before) &&
    /^\s*(?:(?:of|after|from)\s*)?(?:hire|hiring|start|joining|employment|appointment|being)/i.test(after)
  )
    return undefined;
  if (/\bwithin(?: the)?(?: first| next)?\s*$/i.test(before)) return undefined;
  const behind = after.replace(AFTER_YEARS(), '').replace(EXPERIENCE_WORDS(), '');
  const until = behind.search(
    /[.;()]|,\s|\s(?:and|und|et|y)\s(?=a\b|an\b|the ability|strong|good|excellent)/,
  );
  const of = (until >= 0 ? behind.slice(0, until) : behind)
    .replace(TRAILING(), '')
    .replace(/^(?:lieu of|the job offered|job offered)\b[\s\S]*/i, '')
    .trim();
  const asks = ASKS_FOR_YEARS();
  if (!asks.test(after) && !ASKS_BEFORE().test(before)) return undefined;
  return {
    months: count * (MONTHS().test(match[2]) ? 1 : 12),
    of: tokenize(of, language).length <= 12 ? (stripForeignFrame(of, language) ?? of) : '',
  };
}

/** A degree: 4 doctorate, 3 master, 2 bachelor, 1 diploma or school leaving certificate. */
export type DegreeLevel = 1 | 2 | 3 | 4;

const DEGREES: readonly (readonly [DegreeLevel, () => RegExp])[] = [
  [4, lazyPattern(String.raw`\b(?:{degreeDoctorate})\b|{degreeDoctorate:unspaced}`, 'i')],
  [3, lazyPattern(String.raw`\b(?:{degreeMaster})\b|{degreeMasterPhrases}|{degreeMaster:unspaced}`, 'iu')],
  [
    2,
    lazyPattern(String.raw`\b(?:{degreeBachelor})\b|{degreeBachelorPhrases}|{degreeBachelor:unspaced}`, 'iu'),
  ],
  [1, lazyPattern(String.raw`\b(?:{degreeSchool})\b|{degreeSchoolPhrases}|{degreeSchool:unspaced}`, 'i')],
];

/** What somebody teaches, and has not. */
const TAUGHT = lazyPattern('{teachesDegree}', 'i');

/** The degree that a text asks for or names: of "Bachelor's or Master's" the lower one. "180 degrees" is none. */
export function readDegree(
  text: string,
  language: Language,
): { level: DegreeLevel; field: string; orExperience: boolean } | undefined {
  if (/\d\s?(?:\u00b0|degrees?)|\bdegrees? (?:of|celsius|fahrenheit)\b/i.test(text)) return undefined;
  if (TAUGHT().test(text)) return undefined;
  const own = readForeignDegree(text, language);
  if (own) return { ...own, orExperience: false };
  const found = DEGREES.toReversed().find(([, pattern]) => pattern().test(text));
  if (!found) return undefined;
  const field = FIELD().exec(text)?.[1] ?? '';
  return {
    level:
      /\b(?:certificates?|diploma) or (?:an? )?(?:bachelor.s )?degree\b|\bdegree or (?:an? )?(?:certificate|diploma)\b/i.test(
        text,
      )
        ? 1
        : found[0],
    field: /\b(?:high[- ]school|ged|secondary school|school leaving)\b/i.test(text)
      ? ''
      : field
          .replace(
            /\b(?:or|and) (?:a |an |any |in )?(?:related|similar|equivalent|relevant|comparable|other|closely|allied)[\s\S]*$/i,
            '',
          )
          .replace(
            /,? (?:is |are )?(?:required|preferred|essential|desirable|a plus|an advantage|or equivalent)[\s\S]*$/i,
            '',
          )
          .replace(/\b(?:a )?(?:related|relevant|similar) (?:field|discipline|subject)[\s\S]*$/i, '')
          .trim(),
    orExperience: OR_EXPERIENCE().test(text),
  };
}

const languagePatterns = lazy(() =>
  en.spokenLanguages.map((name) => {
    const key = `spoken${name.replace(/ (.)/g, (_, letter: string) => letter.toUpperCase())}`;
    const words = key in en.everywhere ? alternatives(key as EnglishKey, 'all') : name.toLowerCase();
    return {
      name,
      // Chinese and Arabic write what is beside a language together with it.
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])|(?=[\\p{Script=Han}\\p{Script=Arabic}])(?:${words})`,
        'iu',
      ),
    };
  }),
);
const LEVELS: readonly (readonly [number, () => RegExp])[] = [
  [5, lazyPattern(String.raw`\b(?:{levelNative})\b|{levelNative:unspaced}`, 'i')],
  [4, lazyPattern(String.raw`\b(?:{levelFluent})\b|{levelFluent:unspaced}`, 'i')],
  [3, lazyPattern(String.raw`\b(?:{levelGood})\b|{levelGood:unspaced}`, 'i')],
  [2, lazyPattern(String.raw`\b(?:{levelConversational})\b`, 'i')],
  [1, lazyPattern(String.raw`\b(?:{levelBasic})\b|{levelBasic:unspaced}`, 'i')],
];
const LANGUAGE_CONTEXT = lazyPattern(String.raw`\b(?:{languageCue})\b|{languageCue:unspaced}`, 'i');
const NO_LANGUAGE = lazyPattern(String.raw`\b(?:{notALanguage})\b`, 'i');

/** The languages that a text names as languages, each with a level from 1 (basic) to 5 (native), 0 where none is said. */
export function readLanguages(
  text: string,
  language: Language,
): { language: string; level: number; at: number }[] {
  if (NO_LANGUAGE().test(text)) return [];
  const found = languagePatterns()
    .flatMap(({ name, pattern }) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [{ language: name, at }];
    })
    .toSorted((a, b) => a.at - b.at);
  if (
    found.length === 0 ||
    !(
      LANGUAGE_CONTEXT().test(text) ||
      matchesForeign('speaks', text, language) ||
      readForeignImportance(text, language)
    )
  )
    return [];
  return found.map(({ language, at }, index) => ({
    language,
    at,
    level: levelNear(text, at, found[index - 1]?.at ?? 0, found[index + 1]?.at ?? text.length),
  }));
}

/** The level that is said of the language at `at`: behind it up to the next one ("French (B1)"), else before it ("fluent in French"). */
function levelNear(text: string, at: number, before: number, after: number): number {
  const behind = text.slice(at, after).split(LANGUAGE_ENDS())[0] ?? '';
  const levelOf = (piece: string) => LEVELS.find(([, pattern]) => pattern().test(piece))?.[0];
  return (
    levelOf(behind) ?? levelOf(text.slice(before, at)) ?? levelOf(text.slice(0, at)) ?? levelOf(text) ?? 0
  );
}

/** What a level of a language is called. */
export const LEVEL_NAMES = ['', 'basic', 'conversational', 'good', 'fluent', 'native'] as const;

const LICENCE = lazyPattern(String.raw`\b(?:{licence})\b|{licence:unspaced}`, 'i');

/** Whether a text asks for or names a licence, a certificate or a registration. */
export function namesLicence(text: string, language: Language): boolean {
  return LICENCE().test(text) || matchesForeign('licence', text, language);
}
