import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { ROLES } from '../lexicon/roles.ts';

const SEGMENT =
  /\s(?=company name\b)|\s{1,3}[-\u2013\u2014|@/]\s{1,3}|,\s{0,2}|\s(?:at|for|with)\s|:\s{0,2}|\s?[(|]|\t+|\s{3,}/i;
const MOST_WORDS = 6;
const ENDS_TITLE = lazyPattern('^(?:{titleEnds})$', 'iu');
const RANK = /^(?:[ivx]{1,4}|\d|sr|jr|senior|junior)$/i;
const EMPLOYER_LINE = lazyPattern(String.raw`^\W{0,4}(?:{employerLine})`, 'iu');
const LABELLED = lazyPattern(
  String.raw`^\W{0,4}(?:{titleLabel})\s{0,2}[:\u2013\u2014-]\s{0,2}(\p{L}[^.;]{2,60})$`,
  'iu',
);
const EMPLOYER = lazyPattern('{employerWord}', 'i');
const SMALL = /^(?:of|and|the|for|in|to|a|an|at|on|de|la|&|\/|-|\u2013|\||,)$/i;
const STUDIES = lazyPattern(String.raw`\b(?:{study})\b`, 'i');

/**
 * Whether a line is the title of a post, alone or beside an employer and a place: "Web Designer", "Clerk - Vale Mill",
 * "Vale Mill, Leeds, Senior Clerk", "Designation: Tester". Its words begin with capitals, as a title's do.
 */
export function isTitleOfPost(text: string): boolean {
  const labelled = LABELLED().exec(text)?.[1];
  if (labelled !== undefined) return endsInRole(labelled);
  return (
    isCapitalized(text) &&
    text.split(SEGMENT).some((segment) => endsInRole(segment) || opensWithRole(segment))
  );
}

/** Whether a line names an employer by a label: "company - Vale Mill". */
export function isEmployerLine(text: string): boolean {
  return EMPLOYER_LINE().test(text);
}

/** "Vale Mill Leeds, UK": what may stand beside a title, without one itself. */
export function isPlaceOfPost(text: string): boolean {
  return (
    isEmployerLine(text) || (isCapitalized(text) && !STUDIES().test(text) && text.split(/\s+/).length > 1)
  );
}

function endsInRole(segment: string): boolean {
  const words = segment.trim().split(/\s+/);
  while (words.length > 1 && RANK.test(words.at(-1)?.replace(/\W/g, '') ?? '')) words.pop();
  const last = /\p{L}[\p{L}'-]*/u.exec((words.at(-1) ?? '').toLowerCase())?.[0] ?? '';
  return words.length <= MOST_WORDS && (ROLES.has(last) || ENDS_TITLE().test(last));
}

/** "Sales Manager Harbour Foods": a title with the employer behind it. */
function opensWithRole(segment: string): boolean {
  const words = segment.trim().split(/\s+/);
  const at = words.findIndex((word) => ROLES.has(word.toLowerCase()));
  return at > 0 && at < 4 && EMPLOYER().test(words.slice(at + 1).join(' '));
}

function isCapitalized(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.every((word) => SMALL.test(word) || !/^\p{Ll}/u.test(word));
}
