import { findConcepts, toKeys } from '../lexicon/concepts.ts';
import { demandsIn, matchesForeign } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { type AskedTerms, isOneTerm, readAskedTerms, toPhrase } from '../lexicon/readAskedTerms.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import { type Clause, importanceOf } from './clauses.ts';
import type { Criterion, Importance } from './criterion.ts';
import { isDemand } from './isDemand.ts';
import { isGeneral } from './isGeneral.ts';
import { isIrrelevant, isNegated, tellsOfApplying } from './isIrrelevant.ts';
import { sameName, shortName } from './names.ts';
import { readDegree } from './readDegree.ts';
import { CUT, EXAMPLES, readDemand } from './readDemand.ts';
import { LEVEL_NAMES, readLanguages } from './readLanguages.ts';
import { readMeasured } from './readMeasured.ts';
import { readYears } from './readYears.ts';
import { stripFrame, TAIL } from './stripFrame.ts';

const GIVES_REASONS = lazyPattern(String.raw`(?:,|(?<!\s))\s+(?:{reasonOpens})\b[\s\S]*$`, 'i');
const WE_SEEK = lazyPattern(String.raw`\b(?:we|our|us|join|\p{Lu}\p{L}+ (?:is|are))\b|{weSeek}`, 'iu');
const AFTER_SOUGHT = lazyPattern(String.raw`^[\s,.;:]*(?:(?:{afterSoughtOpens})\s+)?`, 'i');
const DUTY_OPENS = lazyPattern('{dutyOpens}', 'i');

/** A single function word that is no name and no known term: "ideas", "trends". */
function isEverydayWord(text: string, language: Language): boolean {
  const tokens = tokenize(text, language);
  return tokens.length === 1 && /^\p{Ll}+$/u.test(text.trim()) && findConcepts(tokens, language).length === 0;
}

const ASKS = lazyPattern(String.raw`\b(?:{asks})\b|{asks:unspaced}`, 'i');

const DUTY = lazyPattern('{duty}', 'u');

const SEEKS = lazyPattern(
  String.raw`^[\s\S]{0,80}?\b(?:{adSeeks})(?= (?:{beforeSought})\b)[^,.;:]*?(?=\s(?:{afterSought})\b|[,.;:]|$)`,
  'iu',
);

/**
 * "We are looking for a nurse with two years on a ward": whom they look for is the title; what is after is
 * asked for.
 */
function withoutSought(text: string): string {
  if (!WE_SEEK().test(text)) return text;
  return text.replace(SEEKS(), '').replace(AFTER_SOUGHT(), '');
}

const ASKED: Clause['part'] = { about: 'asked', importance: 'neither' };

/** What a sentence or line of a description asks for. */
export function readClause(
  { text: whole, part: under }: Clause,
  title: string,
  language: Language,
): Criterion[] {
  const part = under.about === 'duties' && isDemand(whole, language) ? ASKED : under;
  const text = withoutSought(whole).replace(GIVES_REASONS(), '');
  if (!/\p{L}/u.test(text)) return [];
  if (
    tellsOfApplying(text, language) ||
    (isIrrelevant(text, language) &&
      !asksPlainly(text, part, language) &&
      segments(text, language).length === 1)
  )
    return [];
  const isDuty =
    part.about === 'duties' ||
    (part.about === 'unknown' &&
      /^(?:you(?:.ll| will)|responsible for|duties)/i.test(text) &&
      !/^you(?:.ll| will) (?:have|need|bring|be (?:able|fluent|qualified|experienced|a))/i.test(text));
  const found = segments(text, language).flatMap((segment) =>
    readSegment(segment, text, part, isDuty, language),
  );
  if (found.length > 0 || !isDuty) return found.filter(({ name }) => !isTheTitle(name, title));
  return text.split(/;\s+/).flatMap((piece) => toDuty(piece, language));
}

/** A demand for years or a degree under its heading counts, whatever else the sentence says. */
function asksPlainly(text: string, part: Clause['part'], language: Language): boolean {
  return (
    part.about === 'asked' &&
    (readYears(text, language) !== undefined || readDegree(text, language) !== undefined) &&
    !/[$\u00a3\u20ac]/.test(text)
  );
}

/** The pieces of a sentence that ask for things apart: "a degree in law and fluent Spanish". */
export function segments(
  text: string,
  language: Language,
): { text: string; importance: Importance | undefined }[] {
  const parts = text
    .split(
      /;\s+|\s[\u2013\u2014-]\s(?!\d{1,2}\+?\s|\W{0,20}(?:essential|required|mandatory|a must|must[- ]have|desirable|preferred|a plus|optional|nice to have)\W{0,20}$)|(?:,|(?<!\s))\s+(?:but|although|while)\s+|,\s+plus\s+|,\s+(?=(?:ideally|preferably|and ideally)\b)|(?<!\b(?:exp|yrs?|mos?|min|max|incl|approx|qual|cert|lic|pref|req|mgmt|dept|e\.g|i\.e|etc|vs|no|st|dr|j\.d|m\.d|b\.s|b\.a|m\.s|m\.a|a\.s|a\.a|ph\.d|u\.s))\.\s+/i,
    )
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  const all = importanceOf(text, language);
  return parts.map((part) => ({
    text: part,
    importance: importanceOf(part, language) ?? (parts.length === 1 ? all : undefined),
  }));
}

/** "Able to write to clients and colleagues" is one thing. */
const ABLE_TO = /^\W*(?:(?:you )?(?:must |should )?(?:be )?able to|(?:\w+ )?ability to|capable of)\s/i;

/**
 * The pieces of an enumeration; examples stay with what they are of: "tools such as SQL and XML" asks for one
 * thing.
 */
function splitPieces(text: string, language: Language): string[] {
  if (language === 'en' && ABLE_TO.test(text) && !text.includes(',')) return [text];
  const cut = demandsIn(language) ?? CUT();
  const examples = EXAMPLES.exec(text)?.[1] ?? '';
  const isList = examples !== '' && examples.split(cut).every((one) => tokenize(one, language).length <= 4);
  const head = isList ? text.slice(0, text.length - examples.length) : text;
  const pieces = head.split(cut).filter((one) => /[\p{L}\p{N}]/u.test(one));
  return isList ? [...pieces.slice(0, -1), `${pieces.at(-1) ?? ''}${examples}`] : pieces;
}

function readSegment(
  segment: { text: string; importance: Importance | undefined },
  quote: string,
  part: Clause['part'],
  isDuty: boolean,
  language: Language,
): Criterion[] {
  if (
    isNegated(segment.text, language) ||
    (isIrrelevant(segment.text, language) && !asksPlainly(segment.text, part, language))
  )
    return [];
  const split = joinFields(splitPieces(segment.text, language), segment.text, language);
  const pieces = joinYears(split, segment.text, language);
  const apart = isDuty ? undefined : importancesApart(pieces, part.importance, language);
  if (apart)
    return pieces.flatMap((piece, index) =>
      readSegment(
        { text: piece, importance: apart[index] },
        quote,
        { ...part, about: 'asked' },
        false,
        language,
      ),
    );
  const importance = isDuty ? 'neither' : (segment.importance ?? part.importance);
  const criteria: Criterion[] = [];
  const plain: string[] = [];
  let lastYears = -1;
  for (const piece of pieces) {
    const several = readLanguages(piece, language).length > 1 ? readLanguages(piece, language) : [];
    if (several.length > 1) {
      for (const { language, level } of several)
        criteria.push({
          name: `${language}${level ? ` (${LEVEL_NAMES[level]})` : ''}`,
          kind: 'language',
          importance,
          from: 'description',
          quote,
          rule: { by: 'language', language, level },
        });
      continue;
    }
    const typed =
      isDuty && !readYears(piece, language) && !readDegree(piece, language)
        ? undefined
        : readMeasured(piece, language, 'description', importance, quote);
    if (typed) {
      criteria.push(typed);
      lastYears = typed.rule.by === 'years' && !/(?:[\d)]|years?)\W{0,40}$/i.test(piece) ? plain.length : -1;
      continue;
    }
    // "Five years of planning and estimating": what follows the years belongs to them.
    if (lastYears === plain.length && tokenize(piece, language).length <= 4 && !ASKS().test(piece)) continue;
    plain.push(piece);
  }
  if (isDuty) return criteria;
  const asks =
    part.about === 'asked' ||
    ASKS().test(segment.text) ||
    matchesForeign('asks', segment.text, language) ||
    segment.importance !== undefined;
  if (!asks || plain.length === 0) return criteria;
  const all = plain.map((piece) => stripFrame(piece, language));
  const rest = all.length > 1 ? all.filter((piece) => !isGeneral(piece, language)) : all;
  const opens = tokenize(stripFrame(segment.text, language), language)[0]?.lower ?? '';
  const isList =
    (rest.length > 1 || (rest.length === 1 && all.length > 1)) &&
    !ACTS().test(opens) &&
    rest.every((piece) => tokenize(piece, language).length <= 5 && tellsSomething(piece, language));
  const asOne = isList && criteria.length === 0 ? readAlternatives(segment.text, rest, language) : undefined;
  if (asOne)
    return [
      {
        name: shortName(asOne.name),
        kind: 'skill',
        importance,
        from: 'description',
        quote,
        rule: { by: 'skill', terms: asOne.terms },
      },
    ];
  const names = isList
    ? withSharedNoun(rest, plain)
    : criteria.length > 0
      ? rest.filter(
          (piece) =>
            (tokenize(piece, language).length >= 2 || isOneTerm(piece, language)) &&
            tellsSomething(piece, language),
        )
      : [stripFrame(segment.text, language)];
  const isSentence = tokenize(segment.text, language).length > 6;
  // "A background in finance": what is asked for by itself may be one everyday word.
  const askedItself = new Set(
    plain.filter((piece) => ASKS().test(piece)).map((piece) => stripFrame(piece, language)),
  );
  const named = names
    .filter(
      (name) =>
        tellsSomething(name, language) &&
        !isGeneral(name, language) &&
        (askedItself.has(name) || !(isSentence && isEverydayWord(name, language))),
    )
    .flatMap((name) => readDemand(name, language, 'description', importance, quote));
  if (named.length > 0 || criteria.length > 0 || language !== 'en' || !ASKS_TO_KNOW().test(segment.text))
    return [...criteria, ...named];
  return knownTerms(segment.text, language).flatMap((name) =>
    readDemand(name, language, 'description', importance, quote),
  );
}

const MOST_OF_YEARS = 4;
const MOST_OF_GENERAL_YEARS = 8;
const OPENS_ANOTHER = /^(?:an?|the|strong|good|excellent|solid|proven|able|with|fluent|valid|must|plus)\b/i;

const NAMES_FIELD =
  /\bdegree\b[^,]{0,30}\b(?:in|of)\s+\S|\b(?:bachelor|master|b\.?s\.?c?|m\.?s\.?c?|b\.?a)\W{0,3}s?\s(?:in|of)\s/i;
const ENDS_FIELDS =
  /\b(?:or|and)\s+(?:an?y?\s+)?(?:\w+\s+)?(?:related|similar|relevant|comparable|equivalent|other)\b|\b(?:related|similar|relevant) (?:field|discipline|subject|degree)/i;

/** "A degree in business, risk management or a related field": all of them are fields of one degree. */
function joinFields(pieces: readonly string[], text: string, language: Language): string[] {
  const at =
    language === 'en'
      ? pieces.findIndex((piece) => NAMES_FIELD.test(piece) && readDegree(piece, language))
      : -1;
  const last = pieces.findIndex((piece, index) => index > at && ENDS_FIELDS.test(piece));
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
  if (last <= at || start < 0 || end <= start) return [...pieces];
  return [...pieces.slice(0, at), text.slice(start, end), ...pieces.slice(last + 1)];
}

/** "Wood, metal, or glass": one of them is asked for, and none apart. */
function readAlternatives(
  text: string,
  pieces: readonly string[],
  language: Language,
): { name: string; terms: AskedTerms } | undefined {
  if (
    pieces.length < 3 ||
    !/\sor\s[^,]/i.test(text.slice(text.lastIndexOf(',') + 1)) ||
    /\s(?:and|&)\s/i.test(text)
  )
    return undefined;
  const noun = SHARED_NOUN.exec(pieces.at(-1) ?? '')?.[0] ?? '';
  const ways = pieces.flatMap((piece, index) => {
    const whole =
      index < pieces.length - 1 && noun !== '' && !piece.endsWith(noun) ? `${piece}${noun}` : piece;
    return readAskedTerms(whole, language)?.parts.flat() ?? [];
  });
  return ways.length < 2 ? undefined : { name: stripFrame(text, language), terms: { parts: [ways] } };
}

const SHARED_NOUN =
  /(?<=\S)\s(?:sales|skills|experience|knowledge|abilities|design|management|development)$/i;

const ADJECTIVE = /^\p{L}[\p{L}-]*(?:ive|al|ic|ary|facing|oriented|spoken|written|verbal)$/iu;

/** "Strong quantitative, analytical and computer skills": an adjective alone takes the noun that they share. */
function withSharedNoun(pieces: readonly string[], whole: readonly string[]): string[] {
  const noun = /(?<=\S)\s(?:skills|abilities)(?=\W*$)/i.exec(whole.at(-1) ?? '')?.[0];
  return pieces.map((piece) => (noun && ADJECTIVE.test(piece) ? `${piece}${noun}` : piece));
}

/**
 * How much each piece counts where a sentence says it apart: "CNC setup required, Mastercam preferred". A
 * word after counts for the pieces before it, too; one in front for those that follow. Undefined where one
 * word holds for all.
 */
function importancesApart(
  pieces: readonly string[],
  otherwise: Importance,
  language: Language,
): Importance[] | undefined {
  const own = pieces.map((piece) => importanceOf(piece, language));
  if (new Set(own.filter((one) => one !== undefined)).size < 2) return undefined;
  const isStatedBehind = pieces.map((piece) => TAIL().test(piece));
  return pieces.map((_, index): Importance => {
    const next = own.findIndex((one, at) => at >= index && one !== undefined);
    if (own[index]) return own[index];
    if (next >= 0 && isStatedBehind[next]) return own[next] ?? otherwise;
    const last = own.findLastIndex((one, at) => at < index && one !== undefined);
    return last >= 0 && !isStatedBehind[last] ? (own[last] ?? otherwise) : otherwise;
  });
}

/** A sentence that opens with what one does is one thing, and no list of things. */
const ACTS = lazyPattern('{actStems}');

const ASKS_TO_KNOW = lazyPattern(String.raw`\b(?:{asksToKnow})\b`, 'i');

/** The known terms of a sentence that is too long to be a name itself, in its words. */
function knownTerms(text: string, language: Language): string[] {
  const tokens = tokenize(text, language);
  return findConcepts(tokens, language).map(({ from, to }) =>
    text.slice(tokens[from]?.start, tokens[to]?.end),
  );
}

/** Whether a piece names something that can be looked for: one telling word, or two. */
function tellsSomething(text: string, language: Language): boolean {
  const keys = toKeys(tokenize(text, language), language);
  return (
    keys.some(({ key, weight }) => key.startsWith('=') || weight >= 0.4) ||
    keys.filter(({ weight }) => weight > 0).length >= 2
  );
}

function toDuty(text: string, language: Language): Criterion[] {
  const name = text.replace(DUTY_OPENS(), '');
  const keys = toKeys(tokenize(name, language), language);
  const telling = keys.filter(({ weight }) => weight >= 0.4).length;
  if (telling < 2 || !DUTY().test(text)) return [];
  const terms: AskedTerms = { parts: [[toPhrase(name, language)]] };
  return [
    {
      name: shortName(name),
      kind: 'responsibility',
      importance: 'neither',
      from: 'description',
      quote: text,
      rule: { by: 'duty', terms },
    },
  ];
}

/** "HVAC technician in Raleigh" names the role itself and is no demand. */
function isTheTitle(name: string, title: string): boolean {
  return (
    sameName(name, title) || (title !== '' && name.toLowerCase().startsWith(`${title.toLowerCase()} in `))
  );
}
