import type { Foreign, Language } from '../text/language.ts';
import { normalize, plain } from '../text/normalize.ts';
import type { Assertion } from './assertion.ts';
import type { LanguageData, PatternName } from './languageData.ts';
import { LANGUAGES } from './languages.ts';
import { alternatives, lazyPattern } from './lazyPattern.ts';
import type { Section } from './section.ts';

// These functions read with the patterns of a language other than English; for English they return undefined
// or false.

type Compiled = {
  patterns: Readonly<Record<PatternName, RegExp> & Partial<Record<'years' | 'worked', RegExp>>>;
  degrees: readonly (readonly [1 | 2 | 3 | 4, RegExp])[];
  numbers: Readonly<Record<string, number>>;
  headings: readonly (readonly [Heading, RegExp])[];
  sections: readonly { section: Section; alone: RegExp; inline: RegExp }[];
  parts: RegExp;
  ways: RegExp;
  cut: RegExp;
};
type Heading = { about: 'asked' | 'duties' | 'none'; importance: 'must' | 'nice' | 'neither' };

const COMPILED = new Map<Foreign, Compiled>();

function words(language: Language): Compiled | undefined {
  if (language === 'en') return undefined;
  const known = COMPILED.get(language);
  if (known) return known;
  const compiled = compile(LANGUAGES[language]);
  COMPILED.set(language, compiled);
  return compiled;
}

function compile(data: LanguageData): Compiled {
  const { must, nice, asked, duties, none } = data.headings;
  const { doctorate, master, bachelor, school } = data.degrees;
  const and = data.and.join('|');
  const or = data.or.join('|');
  const whole = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})$`, 'u');
  const isSpaced = /^[\p{Script=Latin}|]*$/u.test(and);
  const between = isSpaced ? `(?<!\\s)\\s+(?:${and})\\s+` : `(?:${and})`;
  return {
    patterns: compilePatterns(data.patterns),
    degrees: [
      [1, new RegExp(school, 'u')],
      [2, new RegExp(bachelor, 'u')],
      [3, new RegExp(master, 'u')],
      [4, new RegExp(doctorate, 'u')],
    ],
    numbers: data.numbers ?? {},
    headings: [
      [{ about: 'asked', importance: 'must' }, whole(must)],
      [{ about: 'asked', importance: 'nice' }, whole(nice)],
      [{ about: 'none', importance: 'neither' }, whole(none)],
      [{ about: 'duties', importance: 'neither' }, whole(duties)],
      [{ about: 'asked', importance: 'neither' }, whole(asked)],
    ],
    sections: Object.entries(data.sections).map(([section, words]) => ({
      section: section as Section,
      alone: new RegExp(
        `^[^\\p{L}\\p{N}]{0,4}(?:${words.join('|')})[\\s:\uff1a.\\u2014\\u2013\\-_=*]{0,80}$`,
        'u',
      ),
      inline: new RegExp(`^[^\\p{L}\\p{N}]{0,4}(?:${words.join('|')})\\s{0,2}[:\uff1a]\\s{0,3}(?=\\S)`, 'u'),
    })),
    parts: new RegExp(
      `${and ? `${between}(?=\\S)|` : ''}\\s&\\s|(?:(?<!\\s)\\s+)?[,;+\u060c]\\s+|[\u3001\uff0c]`,
      'iu',
    ),
    ways: new RegExp(
      `(?<!\\s)\\s+(?:${or})\\s+|(?:(?<!\\s)\\s+)?\\/\\s*|${alternatives('orOfWays', 'unspaced')}`,
      'iu',
    ),
    cut: new RegExp(
      `,\\s+(?:(?:${and || ','}|${or})\\s+)?|${and ? `${between}|` : ''}\\s&\\s|[\u3001\uff0c\uff1b\u060c]`,
      'iu',
    ),
  };
}

function compilePatterns(sources: LanguageData['patterns']): Compiled['patterns'] {
  const compiled = Object.entries(sources).map(([name, source]) => [name, new RegExp(source, 'u')] as const);
  return Object.fromEntries(compiled) as Compiled['patterns'];
}

/**
 * Where to split a criterion into the things that it asks for, a thing into the ways to have it, and a
 * sentence into demands.
 */
export const partsAsked = (language: Language) => words(language)?.parts;
export const waysAsked = (language: Language) => words(language)?.ways;
export const demandsIn = (language: Language) => words(language)?.cut;

/** How important a piece of a job says that it is. */
export function readForeignImportance(text: string, language: Language): 'must' | 'nice' | undefined {
  const known = words(language);
  if (!known) return undefined;
  const normalized = normalize(text);
  if (known.patterns.nice.test(normalized)) return 'nice';
  return known.patterns.must.test(normalized) ? 'must' : undefined;
}

/** What a heading of a job opens. */
export function readForeignHeading(heading: string, language: Language): Heading | undefined {
  const known = words(language);
  if (!known) return undefined;
  const normalized = normalize(heading);
  return known.headings.find(([, pattern]) => pattern.test(normalized))?.[0];
}

type PatternUse = 'asks' | 'notAsked' | 'applying' | 'none' | 'speaks' | 'progress' | 'licence' | 'study';

/** Whether a text says something that the language has words for. */
export function matchesForeign(name: PatternUse, text: string, language: Language): boolean {
  return words(language)?.patterns[name].test(normalize(text)) ?? false;
}

/** The section of a resume that a line opens, and where in the line its text begins. */
export function readForeignSection(
  line: string,
  language: Language,
): { section: Section; textFrom: number } | undefined {
  const known = words(language);
  if (!known) return undefined;
  const normalized = normalize(line);
  const text = normalized.trim();
  for (const { section, alone, inline } of known.sections) {
    if (text.length <= 60 && alone.test(text)) return { section, textFrom: line.length };
    const match = inline.exec(normalized);
    if (match) return { section, textFrom: match[0].length };
  }
  return undefined;
}

/** What the text before and after a thing says of it; `whole` is the statement that holds it. */
export function readForeignAssertion(
  before: string,
  after: string,
  whole: string,
  language: Language,
): Assertion | undefined {
  const data = words(language)?.patterns;
  if (!data) return undefined;
  const [left, right] = [normalize(before), normalize(after)];
  if (data.deniedBefore.test(left) || data.deniedAfter.test(right)) return 'denied';
  if (data.expired.test(right.slice(0, 40)) || data.expired.test(left.slice(-20))) return 'expired';
  if (data.progress.test(normalize(whole))) return 'in progress';
  if (data.wishedBefore.test(left)) return 'wished';
  return data.basicBefore.test(left) ? 'basic' : undefined;
}

/**
 * The degree that a text names, 4 doctorate to 1 school or trade, and its field: the lowest where several are
 * asked for.
 */
export function readForeignDegree(
  text: string,
  language: Language,
): { level: 1 | 2 | 3 | 4; field: string } | undefined {
  const known = words(language);
  if (!known) return undefined;
  const normalized = normalize(text);
  const [level, degree] = known.degrees.find(([, pattern]) => pattern.test(normalized)) ?? [];
  if (!level || !degree) return undefined;
  const { field: pattern } = known.patterns;
  const field = pattern.exec(
    pattern.source.startsWith('^') ? normalized : normalized.slice(normalized.search(degree)),
  );
  const start = field?.[1] === undefined ? -1 : normalized.indexOf(field[1]);
  return {
    level,
    field:
      start < 0
        ? ''
        : plain(text)
            .slice(start, start + (field?.[1]?.length ?? 0))
            .trim(),
  };
}

/** A demand for years of work, where a language has a pattern of its own for it. `from` is its offset. */
export function readForeignYears(
  text: string,
  language: Language,
): { months: number; of: string; from: number } | undefined {
  const known = words(language);
  const normalized = normalize(text);
  if (!known?.patterns.years || !known.patterns.worked?.test(normalized)) return undefined;
  const match = known.patterns.years.exec(normalized);
  if (!match) return undefined;
  const { count = '', two, month, of = '' } = match.groups ?? {};
  const number = two ? 2 : /^\d/.test(count) ? Number(count) : (known.numbers[count] ?? 0);
  if (number < 1 || number > 40) return undefined;
  const start = of === '' ? -1 : normalized.indexOf(of, match.index);
  const behind = start < 0 ? '' : plain(text).slice(start, start + of.length);
  const before = plain(text).slice(0, match.index);
  return {
    months: number * (month ? 1 : 12),
    of: (stripForeignFrame(behind, language) ?? behind).trim() || fieldBefore(before),
    from: match.index,
  };
}

const FIELD_BEFORE_YEARS = lazyPattern('{fieldBeforeYears:unspaced}', 'u');

/** In Arabic, what the years are of may stand before them. */
function fieldBefore(text: string): string {
  return FIELD_BEFORE_YEARS().exec(text)?.[1]?.trim() ?? '';
}

const GENDERS = /\s?[([]?(?<![\p{L}\p{N}/])[mwdfvxh](?:\/[mwdfvxh]){1,2}(?![\p{L}\p{N}/])[)\]]?/giu;

/** A text without the "(m/w/d)" that follows a role in an ad; unchanged for English. */
export function withoutGenders(text: string, language: Language): string {
  return language === 'en' ? text : text.replace(GENDERS, '');
}

/** A demand without the words around what it asks for; undefined for English. */
export function stripForeignFrame(text: string, language: Language): string | undefined {
  const data = words(language)?.patterns;
  if (!data) return undefined;
  let bare = withoutGenders(plain(text), language);
  for (const pattern of [data.tail, data.frame, data.tail]) {
    const normalized = normalize(bare);
    if (normalized.length !== bare.length) break;
    const match = pattern.exec(normalized);
    if (!match || match[0] === '') continue;
    const rest = pattern === data.frame ? bare.slice(match[0].length) : bare.slice(0, match.index);
    if (/[\p{L}\p{N}]/u.test(rest)) bare = rest;
  }
  return bare
    .replace(/^[\s,.;:\u060c\uff0c-]+/, '')
    .replace(/(?<![\s,.;:\u060c\u3002\uff0c])[\s,.;:\u060c\u3002\uff0c]+$/, '');
}
