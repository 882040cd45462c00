import { findConcepts } from '../lexicon/concepts.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { type AskedTerms, isOneTerm, type Phrase, readAskedTerms } from '../lexicon/readAskedTerms.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import type { Criterion, Importance } from './criterion.ts';
import { isTrait } from './isTrait.ts';
import { quoteOf, shortName } from './names.ts';
import { readJobHeading } from './readJobHeading.ts';
import { readMeasured } from './readMeasured.ts';
import { stripFrame } from './stripFrame.ts';

/** A criterion of whatever sort a short text names, in its own words. */
export function readDemand(
  text: string,
  language: Language,
  from: Criterion['from'],
  importance: Importance,
  quote?: string,
): Criterion[] {
  const begun = OR_BEGUN().exec(text);
  if (begun && begun.index > 0)
    return readDemand(text.slice(0, begun.index), language, from, importance, quote).map((criterion) => ({
      ...criterion,
      name: shortName(text),
      orBegun: true,
    }));
  const typed = readMeasured(text, language, from, importance, quote);
  if (typed) return [typed];
  const told = from === 'description' ? stripFrame(text, language) : '';
  const examples = told === '' || NO_NAME().test(told) ? undefined : readExamples(told, language);
  const bare = examples?.name ?? (from === 'description' ? shorten(told, language) : ownName(text, language));
  const terms = examples?.terms ?? (bare === undefined ? undefined : readAskedTerms(bare, language));
  if (bare === undefined || !terms) return [];
  if (from === 'description' && (isHeadingAlone(bare, language) || TIME_ALONE().test(bare))) return [];
  const trait = from === 'description' && isTrait(bare, language);
  const isVirtue = trait || (from === 'description' && VIRTUE().test(bare));
  return [
    {
      name: from === 'skills' || from === 'person' ? text : shortName(bare),
      kind: 'skill',
      importance: isVirtue && importance === 'must' ? 'neither' : importance,
      from,
      ...quoteOf(quote),
      ...(trait ? { isTrait: true } : {}),
      rule: { by: 'skill', terms },
    },
  ];
}

/** "Advanced life support": the word in front belongs to the thing. "Advanced Excel skills" are Excel. */
const OF_A_NAME =
  /^(?:advanced|basic|practical|working)\s+(\S+\s+(?!skills?$|knowledge$|experience$|use$)\S+)$/i;

function ownName(text: string, language: Language): string {
  const named = OF_A_NAME.exec(text)?.[1];
  return isOneTerm(text, language) || (named && !isOneTerm(named, language))
    ? text
    : stripFrame(text, language);
}

/** "MCIPS or studying towards it": who has begun has what is asked for. */
export const OR_BEGUN = lazyPattern('{orBegun}', 'i');

/** "Tools such as SQL and XML": the tools themselves or any of the examples. */
function readExamples(text: string, language: Language): { name: string; terms: AskedTerms } | undefined {
  const list = EXAMPLES.exec(text);
  if (!list?.[1]) return undefined;
  const head = text.slice(0, list.index);
  const ways = [
    ...waysOf(head, language),
    ...list[1].split(CUT()).flatMap((one) => waysOf(one, language).map((way) => markVague(way, one))),
  ];
  return ways.length < 2 || tokenize(head, language).length > 6
    ? undefined
    : { name: text, terms: { parts: [ways] } };
}

const waysOf = (text: string, language: Language): Phrase[] =>
  readAskedTerms(text, language)?.parts.flat() ?? [];

const NAMES_A_THING = 0.9;
/** What is done, and qualities: "prospecting", "qualification", "productivity". */
const IS_VAGUE = /(?:ing|ion|ity|ment|ness|ance|ence)$/;

/** An example of one word that stands in many resumes is near the thing, and no name of it: "the sales cycle including closing". */
function markVague(phrase: Phrase, text: string): Phrase {
  const [first, ...rest] = phrase;
  if (!first || rest.length > 0 || first.key.startsWith('=')) return phrase;
  return first.weight < NAMES_A_THING || IS_VAGUE.test(text.trim())
    ? [{ ...first, isExample: true }]
    : phrase;
}

/** "Minimum education - Bachelor": what only names a part of an ad asks for nothing. */
function isHeadingAlone(text: string, language: Language): boolean {
  const words = text.split(/[\s,/&.]+/).filter((word) => word !== '');
  if (words.every((word) => GENERIC().test(word))) return true;
  return (
    readJobHeading(text, false, language) !== undefined ||
    /^(?:solid |good |strong )?(?:knowledge|education|experience|related field|equivalent work)$/i.test(text)
  );
}

/** Words that say nothing without a noun after them: "strong understanding", "significant equivalent". */
const GENERIC = lazyPattern('^(?:{genericOfDemand})$', 'i');

const MAX_WORDS = 10;

const GOES_ON = lazyPattern('{demandGoesOn}', 'i');

// What every ad asks for and no resume can show: it counts, but it is no must-have.
const VIRTUE = lazyPattern(String.raw`\b(?:{virtue})\b`, 'i');

/** "2-5 years": a time of nothing. */
const TIME_ALONE = lazyPattern(String.raw`^[\d\s+\u2013-]+(?:{timeUnit})$`, 'i');

const NO_NAME = lazyPattern('{notAName}', 'iu');

const OPEN_END = lazyPattern('{openEnd}', 'iu');

/**
 * The beginning of a long demand, as far as it names the thing: undefined where it is a whole sentence about
 * something else.
 */
function shorten(text: string, language: Language): string | undefined {
  const long = tokenize(text, language).length > MAX_WORDS;
  const at = long ? text.search(GOES_ON()) : -1;
  const said = text.replace(/:\s(?:you|we|this|it)\b[\s\S]*$/i, '');
  const head = (at > 0 ? said.slice(0, at) : said).replace(OPEN_END(), '').replace(/^[\s,;:()-]+/, '');
  const aside = tokenize(head, language).length > MAX_WORDS ? /\s\([^()]*\)$/.exec(head) : null;
  // "(apprenticeship, college or equal)" names nothing itself.
  if (aside && findConcepts(tokenize(aside[0], language), language).length === 0)
    return shorten(head.slice(0, aside.index), language);
  const count = tokenize(head, language).length;
  if (
    count > MAX_WORDS ||
    (long && count < 2) ||
    NO_NAME().test(head) ||
    !/\p{L}{2}|^[A-Z]$|\p{Lo}/u.test(head)
  )
    return undefined;
  return isBalanced(head) ? head : head.replace(/(?:(?<!\s)\s+)?\([^)]{0,300}$|\)/g, '');
}

/** "A caseload of family, housing and debt matters": what is before it names the thing. */
const LIST_OF = /\s(?:of|for|in|on)\s[^,]{1,40},\s[^,]{1,40}(?:,|\sand\s|\sor\s)/i;
const FEWEST_OF_BEGINNING = 3;

/** What a demand of many words opens with: "run your own caseload of housing files, freehold as well as leasehold, from ...". */
export function beginningOf(text: string, language: Language): string | undefined {
  const bare = stripFrame(text, language);
  if (tokenize(bare, language).length <= MAX_WORDS) return undefined;
  const list = bare.search(LIST_OF);
  const begins = bare.slice(0, list >= 0 ? list : Math.max(0, bare.search(/[,;(]\s?/)));
  return tokenize(begins, language).length >= FEWEST_OF_BEGINNING ? begins : undefined;
}

const isBalanced = (text: string) => text.split('(').length === text.split(')').length;

/** Where a sentence parts into demands. */
export const CUT = lazyPattern(
  String.raw`,\s+(?:and\s+|or\s+)?|(?<!\s)\s+(?:{andOfDemands})\s+|[\u3001\uff0c]|\uff1b`,
);

/** Examples at the end of a demand. */
export const EXAMPLES = /\s(?:such as|like|e\.g\.,?|for example|including)\s+([^\s;:()][^;:()]*)$/i;
