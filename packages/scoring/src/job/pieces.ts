import { demandsIn } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import { importanceOf } from './clauses.ts';
import type { Importance } from './criterion.ts';
import { isGeneral } from './isGeneral.ts';
import { isNegated } from './isIrrelevant.ts';
import { readDegree } from './readDegree.ts';
import { CUT, EXAMPLES } from './readDemand.ts';
import { readMeasured } from './readMeasured.ts';
import { readYears } from './readYears.ts';
import { alternativesIn, splitOutside, termsWithAnd } from './splitOutside.ts';
import { withoutOwnBrackets } from './withoutAsides.ts';

/** A word that asks: "experience", "able to". */
export const ASKS = lazyPattern(String.raw`\b(?:{asks})\b|{asks:unspaced}`, 'i');

const ENDS_SEGMENT =
  /;\s+|\s[\u2013\u2014-]\s(?!\d{1,2}\+?\s|\W{0,20}(?:essential|required|mandatory|a must|must[- ]have|desirable|preferred|a plus|optional|nice to have)\W{0,20}$)|(?:,|(?<!\s))\s+(?:but|although|while)\s+|,\s+plus\s+|,\s+(?=(?:ideally|preferably|and ideally)\b)|(?<!\b(?:exp|yrs?|mos?|min|max|incl|approx|qual|cert|lic|pref|req|mgmt|dept|e\.g|i\.e|etc|vs|no|st|inc|ltd|co|corp|dr|j\.d|m\.d|b\.s|b\.a|m\.s|m\.a|a\.s|a\.a|ph\.d|u\.s|[bm]\.?sc|[bm]\.?ed|[bm]\.?tech|[bm]\.?com|[bm]\.?eng|m\.?phil))\.\s+/i;

/** The pieces of a sentence that ask for things apart: "a degree in law and fluent Spanish". */
export function segments(
  text: string,
  language: Language,
): { text: string; importance: Importance | undefined }[] {
  const parts = splitOutside(text, ENDS_SEGMENT, alternativesIn(text)).filter((part) =>
    /[\p{L}\p{N}]/u.test(part),
  );
  const all = importanceOf(withoutOwnBrackets(text), language);
  return parts.map((part) => ({
    text: part,
    importance: importanceOf(withoutOwnBrackets(part), language) ?? (parts.length === 1 ? all : undefined),
  }));
}

/** "Able to write to clients and colleagues" is one thing. */
const ABLE_TO = /^\W*(?:(?:you )?(?:must |should )?(?:be )?able to|(?:\w+ )?ability to|capable of)\s/i;

const AND_HAVE = /\sand\s(?:also\s)?(?:have|hold|possess)\s/i;

/**
 * The pieces of an enumeration; examples stay with what they are of: "tools such as SQL and XML" asks for one
 * thing.
 */
function splitPieces(text: string, language: Language): string[] {
  if (language === 'en' && ABLE_TO.test(text) && !text.includes(',') && !AND_HAVE.test(text)) return [text];
  const cut = demandsIn(language) ?? CUT();
  const examples = EXAMPLES.exec(text)?.[1] ?? '';
  const isList = examples !== '' && examples.split(cut).every((one) => tokenize(one, language).length <= 4);
  const head = isList ? text.slice(0, text.length - examples.length) : text;
  const held = [...alternativesIn(head), ...termsWithAnd(head, language)];
  const pieces = splitOutside(head, cut, held).filter((one) => /[\p{L}\p{N}]/u.test(one));
  return isList ? [...pieces.slice(0, -1), `${pieces.at(-1) ?? ''}${examples}`] : pieces;
}

/**
 * What a segment asks for: all of it, nothing where it says so, and the other pieces of an enumeration where it says so of
 * some: "Spanish, a car is not needed".
 */
export function askedOf(text: string, language: Language): string {
  if (!isNegated(text, language)) return text;
  const pieces = splitPieces(text, language);
  const asked = pieces.filter((piece) => !isNegated(piece, language));
  const rest = asked.join(', ');
  return asked.length < pieces.length && !isNegated(rest, language) ? rest : '';
}

/** The pieces of a segment, with the fields of a degree and the works of years together. */
export function piecesOf(text: string, language: Language): string[] {
  const pieces = joinFields(joinPapers(splitPieces(text, language), text, language), text, language);
  return joinYears(pieces, text, language);
}

const PAPER_IN =
  /\b(?:certificate(?: (?:level )?(?:[1-9]|i{1,3}|iv|v))?|diploma|qualification|nvq|svq|btec|apprenticeship|licen[cs]e|certified) in\s\S[^,;]*$/i;
const JOINS = /^\s(?:and|or|&)\s$/i;

/** "Certificate III in Refrigeration and Air Conditioning": what follows "and" is of the same paper. */
function joinPapers(pieces: readonly string[], text: string, language: Language): string[] {
  const joined: string[] = [];
  let end = 0;
  for (const piece of pieces) {
    const at = text.indexOf(piece, end);
    const before = joined.at(-1) ?? '';
    const isOfPaper =
      language === 'en' &&
      at >= 0 &&
      PAPER_IN.test(before) &&
      JOINS.test(text.slice(end, at)) &&
      tokenize(withoutOwnBrackets(piece), language).length <= MOST_OF_YEARS &&
      !ASKS().test(piece) &&
      !OPENS_ANOTHER.test(piece) &&
      readMeasured(piece, language, 'description', 'neither') === undefined;
    if (isOfPaper) joined[joined.length - 1] = before + text.slice(end, at + piece.length);
    else joined.push(piece);
    if (at >= 0) end = at + piece.length;
  }
  return joined;
}

const MOST_OF_YEARS = 4;
const MOST_OF_FIELD = 3;
const MOST_OF_GENERAL_YEARS = 8;
/** A piece that opens so is another demand. */
export const OPENS_ANOTHER =
  /^(?:an?|the|strong|good|excellent|solid|proven|able|with|fluent|valid|must|plus)\b/i;

const NAMES_FIELD =
  /\b(?:degree|completed studies)\b[^,]{0,30}\b(?:in|of)\s+\S|\b(?:bachelor|master|b\.?s\.?c?|m\.?s\.?c?|b\.?a)\W{0,3}s?\s(?:in|of)\s/i;
const ENDS_FIELDS =
  /\b(?:or|and)\s+(?:an?y?\s+)?(?:\w+\s+)?(?:related|similar|relevant|comparable|equivalent|other)\b|\b(?:related|similar|relevant) (?:field|discipline|subject|degree)/i;

/** "A degree in technology, engineering or marketing": nothing but fields stands between the commas. */
function isLastOr(piece: string, index: number, pieces: readonly string[], text: string): boolean {
  return (
    index === pieces.length - 1 &&
    piece.split(/\sor\s/i).every((one) => tokenize(one, 'en').length <= MOST_OF_FIELD) &&
    /\sor\s(?:\S|$)/i.test(text.slice(text.indexOf(pieces[index - 1] ?? ''))) &&
    !OPENS_ANOTHER.test(piece) &&
    readMeasured(piece, 'en', 'description', 'neither') === undefined
  );
}

/** "A degree in business, risk management or a related field": all of them are fields of one degree. */
function joinFields(pieces: readonly string[], text: string, language: Language): string[] {
  const at =
    language === 'en'
      ? pieces.findIndex((piece) => NAMES_FIELD.test(piece) && readDegree(piece, language))
      : -1;
  const last = pieces.findIndex(
    (piece, index) => index > at && (ENDS_FIELDS.test(piece) || isLastOr(piece, index, pieces, text)),
  );
  const degree = pieces[at];
  const end = pieces[last];
  if (degree === undefined || end === undefined) return [...pieces];
  const between = pieces.slice(at + 1, last);
  if (between.some((piece) => tokenize(piece, language).length > MOST_OF_YEARS || ASKS().test(piece)))
    return [...pieces];
  const start = text.indexOf(degree);
  return [
    ...pieces.slice(0, at),
    text.slice(start, text.indexOf(end, start) + end.length),
    ...pieces.slice(last + 1),
  ];
}

/** Whether a piece ends what stands before it, with "and" or "or": "a van, a clean record" are apart. */
export function isJoined(piece: string, text: string): boolean {
  return (
    /\s(?:and|or)\s/i.test(piece) ||
    /(?:\b(?:and|or|as well as)|&)\s*$/i.test(text.slice(0, text.indexOf(piece)))
  );
}

/** "9 years in analysis, architecture and design of web applications": what goes on belongs to the years. */
function joinYears(pieces: readonly string[], text: string, language: Language): string[] {
  const at = pieces.findIndex(
    (piece) => readYears(piece, language) && !/(?:[\d)]|years?)\W{0,40}$/i.test(piece),
  );
  const years = pieces[at];
  if (language !== 'en' || years === undefined || readDegree(years, language)) return [...pieces];
  const of = readYears(years, language)?.of ?? '';
  if (of === '') return [...pieces];
  const most = isGeneral(of, language) ? MOST_OF_GENERAL_YEARS : MOST_OF_YEARS;
  const ends = pieces.findIndex(
    (piece, index) =>
      index > at &&
      (tokenize(piece, language).length > most ||
        ASKS().test(piece) ||
        OPENS_ANOTHER.test(piece) ||
        importanceOf(piece, language) !== undefined ||
        readMeasured(piece, language, 'description', 'neither') !== undefined),
  );
  const last = (ends < 0 ? pieces.length : ends) - 1;
  const start = text.indexOf(years);
  const end = text.indexOf(pieces[last] ?? '', start) + (pieces[last]?.length ?? 0);
  if (last <= at || start < 0 || end <= start || !/\s(?:and|or|&)\s/i.test(text.slice(start + years.length)))
    return [...pieces];
  return [...pieces.slice(0, at), text.slice(start, end), ...pieces.slice(last + 1)];
}
