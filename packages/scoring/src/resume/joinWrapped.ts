import { findConcepts } from '../lexicon/concepts.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import { readSectionHeading } from './readSectionHeading.ts';
import { isEmployerLine } from './undatedPosts.ts';

// The first is a bullet whose letters were misread.
export const BULLET =
  /^\s*(?:\u00e2\u0080?\u00a2\s*|[\u2022\u25cf\u25aa\u25e6\u00b7\u2023\u2043\u25a0\u25ba\u27a2\u2713\uf0b7]\s*|(?:[*o\-\u2013\u2014]|\d{1,2}[.)])\s+|\*(?=\p{L}))/u;

const DOUBLE_SPACED = 0.8;

/** Where nearly every line is followed by an empty one, the empty lines separate nothing. */
export function singleSpaced(lines: readonly string[]): readonly string[] {
  const isEmpty = (line: string | undefined) => line?.trim() === '';
  const filled = lines.filter((line) => !isEmpty(line)).length;
  const apart = lines.filter((line, index) => !isEmpty(line) && isEmpty(lines[index + 1])).length;
  if (filled < 8 || apart < DOUBLE_SPACED * filled) return lines;
  return lines.filter((line, index) => !isEmpty(line) || isEmpty(lines[index - 1]));
}

const NEAR_LINES = 4;

const FILLED = 0.85;

const MIN_WIDTH = 34;

/** The dates at the end of a short line close the header of a post. */
const CLOSED = /^(?:\S+\s+){0,9}\S*(?:\b(?:19|20)\d\d|present|now|current|today)\)?\s*$/i;

const ENDS_IN_DATES = lazyPattern('{endsInDates}', 'iu');

const OPENS_WITH_DATES = lazyPattern(
  String.raw`^\s*(?:\d{1,2}[./])?(?:19|20)\d\d\s*(?:{afterYear:all})`,
  'i',
);

/** "May 2019 / to Current" */
const ENDS_SPAN = lazyPattern('{endsSpan}', 'iu');

const HAS_YEAR = /\b(?:19|20)\d\d\b/;

const ENDS_IN_YEAR = /\b(?:19|20)\d\d\s*$/;

const GOES_ON = lazyPattern(String.raw`[,&/\u2010-]\s*$|\b(?:{lineGoesOn})\s*$`, 'i');

/**
 * Puts together what was wrapped at the edge of a page: a line that had no room for the next word, and one
 * that goes on in lower case.
 */
export function joinWrapped(lines: readonly string[], language: Language): string[] {
  const joined: string[] = [];
  const inCapitals =
    !lines.some((line) => /\p{Ll}{2}/u.test(line)) && lines.some((line) => /\p{Lu}{3}/u.test(line));
  // "... and moved / appointments": where capitals are used, a heading has one.
  const hasCapitals = lines.filter((line) => /^\s*\p{Lu}/u.test(line)).length >= 3;
  const anyCapitals = lines.some((line) => /\p{Lu}/u.test(line));
  let previous = '';
  for (const [index, line] of lines.entries()) {
    const width = Math.max(
      ...lines.slice(Math.max(0, index - NEAR_LINES), index + NEAR_LINES).map(({ length }) => length),
    );
    const [word = ''] = line.trim().split(/\s/);
    const full = width >= MIN_WIDTH && previous.trimEnd().length + 1 + word.length > FILLED * width;
    const goesOn =
      (/^[\p{Ll}\d(]/u.test(line.trim()) &&
        (anyCapitals || !(HAS_YEAR.test(line) || HAS_YEAR.test(previous)))) ||
      (GOES_ON().test(previous) && /^\p{L}/u.test(line.trim())) ||
      (!/[.!?:;]\s*$/.test(previous) && !inCapitals && goesOnWithName(previous, word, line, language)) ||
      (inCapitals && !/[.!?:]\s*$/.test(previous));
    const last = joined.length - 1;
    const endsSpan = ENDS_SPAN().test(line) && ENDS_IN_YEAR.test(previous);
    if (endsSpan) joined[last] = `${joined[last] ?? ''} ${line.trim()}`;
    else if (
      full &&
      goesOn &&
      !CLOSED.test(previous) &&
      (!OPENS_WITH_DATES().test(line) || ENDS_IN_DATES().test(previous)) &&
      previous.trim() !== '' &&
      line.trim() !== '' &&
      !BULLET.test(line) &&
      !isEmployerLine(line) &&
      !readSectionHeading(previous, language)?.textFrom &&
      (!readSectionHeading(line, language) || (hasCapitals && /^\p{Ll}[^:]*$/u.test(line.trim())))
    ) {
      joined[last] = `${joined[last] ?? ''} ${line.trim()}`;
    } else {
      joined.push(line);
    }
    previous = line;
  }
  return joined;
}

const IN_CAPITALS = /^(?:\p{Lu}[\p{Lu}\d&/]+|\d*\p{Lu}\d+)s?[,.;)]?$/u;

/** "... in Microsoft / Outlook", "read 12-lead / EKG strips": a wrap before a name that belongs to what is above. */
function goesOnWithName(previous: string, word: string, line: string, language: Language): boolean {
  if (IN_CAPITALS.test(word) && /\p{Ll}/u.test(line))
    return /\p{Ll}{2}/u.test(previous) && !OPENS_LINE.test(line);
  if (/(?:ed|ing)$/.test(word)) return false;
  const last = previous.trim().split(/\s/).at(-1) ?? '';
  const tokens = tokenize(`${last} ${word}`, language);
  return findConcepts(tokens, language).some(
    ({ from, to }) => from === 0 && to === tokens.length - 1 && to > 0,
  );
}

/** "SAP consultant, Vale Mill, 2019 - 2023": a line that is a post of its own. */
const OPENS_LINE = /(?:19|20)\d\d|^[^.;]{0,80}:/;
