import { readForeignHeading } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';
import type { Importance } from './criterion.ts';
import { readDegree } from './readDegree.ts';
import { readYears } from './readYears.ts';

/** What a part of a job text is about. */
export type Part = { about: 'asked' | 'duties' | 'none' | 'unknown'; importance: Importance };

const PARTS: readonly (readonly [Part, () => RegExp])[] = [
  [{ about: 'asked', importance: 'must' }, lazyPattern('^(?:{headingMust:all})$', 'iu')],
  [{ about: 'asked', importance: 'nice' }, lazyPattern('^(?:{headingNice:all})$', 'iu')],
  [{ about: 'none', importance: 'neither' }, lazyPattern('^(?:{headingNone:all})$', 'iu')],
  [{ about: 'duties', importance: 'neither' }, lazyPattern('^(?:{headingDuties:all})$', 'iu')],
  [{ about: 'asked', importance: 'neither' }, lazyPattern('^(?:{headingAsked:all})$', 'iu')],
];

const MAX_HEADING_LENGTH = 60;

const NEAR: readonly (readonly [Part, () => RegExp])[] = [
  [{ about: 'none', importance: 'neither' }, lazyPattern('{headingNotAsked}', 'i')],
  [{ about: 'asked', importance: 'nice' }, lazyPattern(String.raw`\b(?:{nearNice})\b`, 'i')],
  [{ about: 'asked', importance: 'must' }, lazyPattern(String.raw`\b(?:{nearMust})\b`, 'i')],
  [{ about: 'none', importance: 'neither' }, lazyPattern(String.raw`\b(?:{nearNone})\b`, 'i')],
  [{ about: 'duties', importance: 'neither' }, lazyPattern(String.raw`\b(?:{nearDuties})\b`, 'i')],
  [{ about: 'asked', importance: 'neither' }, lazyPattern(String.raw`\b(?:{nearAsked})\b`, 'i')],
];
const MAX_WORDS = 6;

/** "Must-have experience, skills and attributes:": the words that tell in a heading of a whole sentence. */
const LONG: readonly (readonly [Part, () => RegExp])[] = [
  [{ about: 'none', importance: 'neither' }, lazyPattern(String.raw`\b(?:{longHeadingNone})\b`, 'i')],
  [
    { about: 'asked', importance: 'must' },
    lazyPattern(
      String.raw`\b(?:{longHeadingMust})\b.{1,40}\b(?:{longHeadingAsked})\b|\b(?:{longHeadingAsked})\b.{1,40}\b(?:{longHeadingMust})\b`,
      'i',
    ),
  ],
  [{ about: 'duties', importance: 'neither' }, lazyPattern(String.raw`\b(?:{longHeadingDuties})\b`, 'i')],
  [{ about: 'asked', importance: 'neither' }, lazyPattern(String.raw`\b(?:{longHeadingAsked})\b`, 'i')],
];
const MAX_LONG_HEADING = 90;
const MAX_LONG_WORDS = 14;
const ONE_LINE = lazyPattern('^(?:{headingOfOneLine})$', 'i');

/**
 * What a heading of a job text opens, undefined for a text that is none. A line that `opens` something (it
 * ends with a colon, or bullets follow) is a heading in whatever words.
 */
export function readJobHeading(text: string, opens: boolean, language: Language): Part | undefined {
  if (text.length > 4 * MAX_HEADING_LENGTH) return undefined;
  const heading = text
    .replace(/^[\s#*_=\u2022\-\u2013\u2014>\p{So}]+/u, '')
    .replace(/(?<![\s:#*_=.!?\u2013\u2014\-\uff1a\u2026])[\s:#*_=.!?\u2013\u2014\-\uff1a\u2026]+$/, '')
    .replace(/\u2019/g, "'")
    .replace(/(?:(?<!\s)\s+)?\([^)]{0,60}\)\s*$/, '');
  if (heading === '') return undefined;
  if (heading.length > MAX_HEADING_LENGTH) return opens ? readLongHeading(heading, language) : undefined;
  const own = readForeignHeading(heading, language);
  if (own) return own;
  const known = PARTS.find(([, pattern]) => pattern().test(heading))?.[0];
  if (known || !opens) return known;
  if (heading.split(/\s+/).length > MAX_WORDS || /[,.;]/.test(heading))
    return readLongHeading(heading, language);
  const near = NEAR.find(([, pattern]) => pattern().test(heading))?.[0];
  return near?.about === 'none' && OF_US.test(heading) && !OF_BENEFITS.test(heading) ? undefined : near;
}

/** "What we have to see", "Would make us smile": the list below tells what it is. */
const OF_US = /\b(?:we|us|our)\b/i;
const OF_BENEFITS =
  /\b(?:offer|benefits?|perks?|pay|salary|apply|company|team|place|rewards?|get|terms|location|start|where|when|hours|shifts?|values?|mission|story|look after|treat|care|give|provide)\b|^(?:about|why|who|how)\b|^our\b/i;

const DUTIES: Part = { about: 'duties', importance: 'neither' };
/** "Your duties will include, but are not limited to", "This person manages a team of three and will be responsible for". */
const LISTS_DUTIES =
  /\b(?:responsib(?:le|ilities)|duties|tasks)\b(?:\s(?:will|may|can|would|shall|typically|also))?(?:\sfor|\sas follows|\s(?:includ(?:e|es|ing)|be|are|consist of)\b.{0,50})$/i;

function readLongHeading(heading: string, language: Language): Part | undefined {
  if (language !== 'en' || /[.;]/.test(heading)) return undefined;
  if (LISTS_DUTIES.test(heading)) return DUTIES;
  if (heading.length > MAX_LONG_HEADING) return undefined;
  if (heading.split(/\s+/).length > MAX_LONG_WORDS || /\b(?:includ(?:ing|es?)|limited to)$/i.test(heading))
    return undefined;
  if (readYears(heading, language) || readDegree(heading, language)) return undefined;
  return LONG.find(([, pattern]) => pattern().test(heading))?.[0];
}

/** Whether a heading holds for the next line alone: "Reports to:", "Start date:". */
export function opensOneLine(text: string): boolean {
  return ONE_LINE().test(text.replace(/[\s:*_#-]+/g, ' ').trim());
}
