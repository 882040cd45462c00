import { findConcepts, toKeys } from '../lexicon/concepts.ts';
import { matchesForeign } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { type AskedTerms, isOneTerm, readAskedTerms, toPhrase } from '../lexicon/readAskedTerms.ts';
import { ROLES } from '../lexicon/roles.ts';
import type { Language } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import { type Clause, importanceOf } from './clauses.ts';
import type { Criterion, Importance } from './criterion.ts';
import { isDemand } from './isDemand.ts';
import { isGeneral } from './isGeneral.ts';
import { isIrrelevant, tellsOfApplying } from './isIrrelevant.ts';
import { sameName, shortName } from './names.ts';
import { ASKS, askedOf, isJoined, OPENS_ANOTHER, piecesOf, segments } from './pieces.ts';
import { readDegree } from './readDegree.ts';
import { beginningOf, OR_BEGUN, readDemand } from './readDemand.ts';
import { LEVEL_NAMES, readLanguages } from './readLanguages.ts';
import { readMeasured } from './readMeasured.ts';
import { readYears } from './readYears.ts';
import { stripFrame, TAIL } from './stripFrame.ts';
import { dutiesListed, dutiesTold } from './toldDuties.ts';
import { withoutAsides } from './withoutAsides.ts';

const GIVES_REASONS = lazyPattern(String.raw`(?:,|(?<!\s))\s+(?:{reasonOpens})\b[\s\S]*$`, 'i');
const WE_SEEK = lazyPattern(String.raw`\b(?:we|our|us|join|\p{Lu}\p{L}+ (?:is|are))\b|{weSeek}`, 'iu');
const AFTER_SOUGHT = lazyPattern(String.raw`^[\s,.;:]*(?:(?:{afterSoughtOpens})\s+)?`, 'i');
const DUTY_OPENS = lazyPattern('{dutyOpens}', 'iu');

/** A single function word that is no name and no known term: "ideas", "trends". */
function isEverydayWord(text: string, language: Language): boolean {
  const tokens = tokenize(text, language);
  return tokens.length === 1 && /^\p{Ll}+$/u.test(text.trim()) && findConcepts(tokens, language).length === 0;
}

const DUTY = lazyPattern('{duty}', 'u');

/** "Set question papers", "JEE coaching after school": under its heading, in whatever words. */
const DEED = /^\p{Lu}\S*(?:,? (?:and |or )?|\/)[\p{L}\p{N}]/u;
const MOST_OF_DUTY = 12;
/** "Farm visits!" */
const CHEERS = /^\S+(?:\s\S+){0,3}!$/;

const SEEKS = lazyPattern(
  String.raw`^[\s\S]{0,80}?\b(?:{adSeeks})(?= (?:{beforeSought})\b)[^,.;:]*?(?=\s(?:{afterSought})\b|[,.;:]|$)`,
  'iu',
);

/** "Our shop is growing and we need a licensed optician who likes people": the role is the title's. */
const NEEDS =
  /\b(?:need|want)\s(?:an?\s|one\s|two\s|three\s|another\s)?((?:[\p{L}-]{1,20}\s){0,4}[\p{L}-]{1,20})\s(?=(?:who|to)\b)/iu;

/** "We hope you have shipped products": what is after "we hope" is asked for. */
const HOPED =
  /^we(?:['\u2019](?:re|d)|\sare|\swould)?\s(?:hope|hoping|imagine|reckon|expect|like|love)(?:\sthat|\sto\s(?:see|hear))?\s(?=you(?:['\u2019]ve|\shave)\s(?!an?\s(?:\w+\s)?(?:time|day|career|life)\b))/i;

/**
 * "We are looking for a nurse with two years on a ward": whom they look for is the title; what is after is
 * asked for.
 */
function withoutSought(text: string): string {
  if (!WE_SEEK().test(text)) return text;
  const hoped = HOPED.exec(text);
  if (hoped) return text.slice(hoped[0].length);
  const needed = NEEDS.exec(text);
  const last = needed?.[1]?.trim().split(/\s/).at(-1)?.toLowerCase() ?? '';
  const rest =
    needed &&
    (ROLES.has(last) ||
      /^(?:some(?:body|one)|person|people|\p{L}{3,}(?:[eo]r|ist|ian|man|woman|ant))$/u.test(last))
      ? text.slice(needed.index + needed[0].length)
      : text.replace(SEEKS(), '');
  return rest.replace(AFTER_SOUGHT(), '');
}

/** "Knows grass", "has managed paid search": what is left of "we want somebody who knows grass". */
const IS_ABLE =
  /^(?:can|has|have|(?:knows?|understands?)(?! (?:how|that|what|when|where|why|who)\b)|you(?:['\u2019]ve| have))\s/i;

const ASKED: Clause['part'] = { about: 'asked', importance: 'neither' };
/** "You should have led a team; have worked in Zendesk; speak German": each of them is asked for. */
const ASKS_IN_ITEMS =
  /^\W*(?:you|applicants|candidates|the (?:successful |ideal |right )?(?:candidate|applicant|person))(?:.ll)?\s(?:should|must|will|need to|would)\s(?:have|be|hold)\b[^;]{1,250};\s/i;

const MOST_OF_PAPER = 14;
const PAPER = lazyPattern(String.raw`\b(?:{paperOfLine})\b`, 'i');
const TELLS_OF_SOMEBODY =
  /\b(?:we|us|our|is|are|was|were|will|can|you|your|it|its|they|since|by|company|employer)\b/i;

/** "Reach truck ticket, in date": a line of an ad without headings that only names a paper. */
function isPaperAlone(text: string): boolean {
  return PAPER().test(text) && !TELLS_OF_SOMEBODY.test(text) && tokenize(text, 'en').length <= MOST_OF_PAPER;
}

const TOLD_OF_ROLE = /^(?:the|this|our|an?)\s([^.;:]{3,60}?)\s(?:will|shall)(?:\salso)?\s/iu;
const lowerWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** "Can run the gate, weigh lorries and keep the log": of whom an ad looks for. */
const WANTED_TO = /^(?:who\s)?(?:can|could|will|would|is able to)\s/i;
const FEWEST_WANTED = 2;

/** "The Yard Manager will run the gate" of an ad for a yard manager: "You will run the gate". */
function asToldToYou(text: string, title: string, isOfSought: boolean): string {
  const wanted = isOfSought ? WANTED_TO.exec(text)?.[0] : undefined;
  if (wanted !== undefined) {
    const told = `You will ${text.slice(wanted.length)}`;
    return dutiesTold(told, 'en').length >= FEWEST_WANTED ? told : text;
  }
  const told = TOLD_OF_ROLE.exec(text);
  const words = lowerWords(told?.[1] ?? '');
  const ofTitle = lowerWords(title);
  return told && words.length > 0 && words.every((word) => ofTitle.includes(word))
    ? `You will ${text.slice(told[0].length)}`
    : text;
}

/** What a sentence or line of a description asks for. */
export function readClause(
  { text: whole, part: under }: Clause,
  title: string,
  language: Language,
): Criterion[] {
  const sought = withoutSought(whole);
  const isAsked =
    (under.about === 'duties' && isDemand(whole, language)) ||
    (under.about === 'unknown' &&
      language === 'en' &&
      (ASKS_IN_ITEMS.test(whole) || isPaperAlone(whole) || (sought !== whole && IS_ABLE.test(sought))));
  const quote = sought.replace(GIVES_REASONS(), '');
  const bare = withoutAsides(quote);
  const text = asToldToYou(bare, title, under.about === 'unknown' && sought !== whole);
  const part = isAsked && text === bare ? ASKED : under;
  if (!/\p{L}/u.test(text)) return [];
  if (
    tellsOfApplying(text, language) ||
    (isIrrelevant(text, language) &&
      !asksPlainly(text, part, language) &&
      dutiesListed(text, language).length === 0 &&
      dutiesTold(text, language).length < 2 &&
      segments(text, language).length === 1)
  )
    return [];
  const isDuty =
    part.about === 'duties' ||
    (part.about === 'unknown' &&
      (dutiesTold(text, language).length > 0 || /^(?:you(?:.ll| will)|responsible for|duties)/i.test(text)) &&
      !/^you(?:.ll|.d| will| would) (?:have|need|bring(?! up\b| together\b)|be (?:able|fluent|qualified|experienced|a))/i.test(
        text,
      ));
  const found = segments(text, language).flatMap((segment) =>
    readSegment(segment, quote, part, isDuty, language),
  );
  if (found.length > 0 || !isDuty) return found.filter(({ name }) => !isTheTitle(name, title));
  // Under its heading a duty may open with a small letter: "run end-to-end payroll".
  const told = [...dutiesTold(text, language), ...dutiesListed(text, language)];
  if (told.length > 0)
    return told
      .filter((deed) => !isIrrelevant(deed, language))
      .flatMap((deed) => toDuty(startWithCapital(deed), true, language));
  const duties = text.split(/;\s+/);
  return duties
    .filter((piece) => !isIrrelevant(piece, language))
    .flatMap((piece) =>
      toDuty(part.about === 'duties' ? startWithCapital(piece) : piece, part.about === 'duties', language),
    );
}

const NO_DEED =
  /^(?:\p{Ll}{0,20}(?:ive|ous|ful|ity|ness|al|ic|able|ible)|interest|talent|passion)\s|^\p{Ll}+\s\p{Ll}+[\s.,;]*$/u;
const startWithCapital = (text: string) =>
  NO_DEED.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);

const OPENS_WITH_EXPERIENCE =
  /^\W*(?:(?:an?|some|good|strong|solid|proven|prior|previous) )*(?:experience|knowledge|understanding) (?:of|in|with|working (?:in|with|on|within))\b/i;

/** A demand for years, a degree or experience under its heading counts, whatever else the sentence says. */
function asksPlainly(text: string, part: Clause['part'], language: Language): boolean {
  return (
    part.about === 'asked' &&
    (readYears(text, language) !== undefined ||
      readDegree(text, language) !== undefined ||
      OPENS_WITH_EXPERIENCE.test(text)) &&
    !/[$\u00a3\u20ac]/.test(text)
  );
}

const IF_YOU = /^(?:and |or )?if you\b/i;

function readSegment(
  segment: { text: string; importance: Importance | undefined },
  quote: string,
  part: Clause['part'],
  isDuty: boolean,
  language: Language,
): Criterion[] {
  const asked = askedOf(segment.text, language);
  if (asked === '') return [];
  if (asked !== segment.text) return readSegment({ ...segment, text: asked }, quote, part, isDuty, language);
  if (isIrrelevant(segment.text, language) && !asksPlainly(segment.text, part, language)) return [];
  const pieces = piecesOf(segment.text, language);
  // "It would be lovely if you have driven trams, if you know Linz, or if you have trained others": each by itself.
  if (pieces.length > 1 && language === 'en' && pieces.slice(1).every((piece) => IF_YOU.test(piece)))
    return pieces.flatMap((text) =>
      readSegment({ ...segment, text }, quote, { ...part, about: 'asked' }, false, language),
    );
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
    const begun = language === 'en' ? (OR_BEGUN().exec(piece)?.index ?? 0) : 0;
    const typed =
      isDuty && !readYears(piece, language) && !readDegree(piece, language)
        ? undefined
        : readMeasured(begun > 0 ? piece.slice(0, begun) : piece, language, 'description', importance, quote);
    if (typed) {
      criteria.push(begun > 0 ? { ...typed, orBegun: true } : typed);
      lastYears = typed.rule.by === 'years' && !/(?:[\d)]|years?)\W{0,40}$/i.test(piece) ? plain.length : -1;
      continue;
    }
    // "Five years of planning and estimating": what follows the years belongs to them.
    const goesOn = tokenize(piece, language).length <= 4 && !ASKS().test(piece) && !OPENS_ANOTHER.test(piece);
    if (lastYears === plain.length && goesOn && isJoined(piece, segment.text)) continue;
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
  const sharesNoun = plain.length > 2 && SHARED_ABILITY.test(all.at(-1) ?? '');
  const isList =
    (rest.length > 1 || (rest.length === 1 && all.length > 1)) &&
    !ACTS().test(opens) &&
    rest.every(
      (piece) => tokenize(piece, language).length <= 5 && (sharesNoun || tellsSomething(piece, language)),
    );
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
  const held = language === 'en' && !isList ? plain.filter((piece) => HOLDS.test(piece)) : [];
  for (const piece of named.length > 0 ? held : [])
    named.push(...readDemand(stripFrame(piece, language), language, 'description', importance, quote));
  if (named.length > 0 || criteria.length > 0 || language !== 'en') return [...criteria, ...named];
  const known = ASKS_TO_KNOW().test(segment.text) ? knownTerms(segment.text, language) : [];
  const others = plain.filter((piece) => !known.some((name) => piece.includes(name)));
  const told = [...known, ...knowledgeApart(others, language)];
  const begins = beginningOf(segment.text, language) ?? '';
  const longNames = begins !== '' && told.every((name) => name.startsWith(begins)) ? [begins] : told;
  return longNames.flatMap((name) => readDemand(name, language, 'description', importance, quote));
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
    /,\s*(?:some|any|either|basic|good|experience|knowledge|familiarity)\s[^,]*\sor\s[^,]*$/i.test(text) ||
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

const SHARED_ABILITY = /(?<=\S)\s(?:skills|abilities)(?=\W*$)/i;

/** "Strong quantitative, analytical and computer skills": an adjective alone takes the noun that they share. */
function withSharedNoun(pieces: readonly string[], whole: readonly string[]): string[] {
  const noun = SHARED_ABILITY.exec(whole.at(-1)?.replace(TAIL(), '') ?? '')?.[0];
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
  const isStatedBehind = pieces.map((piece) => TAIL().test(piece));
  // "SAP is an advantage, Python or R is a plus": each says so of itself.
  const each = own.filter((one, index) => one !== undefined && isStatedBehind[index]).length;
  if (new Set(own.filter((one) => one !== undefined)).size < 2 && each < 2) return undefined;
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

const MOST_OF_NAME = 8;
const OPENS_AS_KNOWLEDGE =
  /^\W*(?:(?:you|must|also|have|has|possess|bring|with|an?|some|good|strong|sound|solid|thorough|prior|previous|working) )*(?:knowledge|experience|understanding|familiarity|background|expertise)\b/i;

/** "Produce results and possess account management skills including planning". */
const HOLDS_SKILLS = /^\W*(?:possess|have|has|bring)\s(?:[\w-]{2,20}\s){1,5}skills\b/i;
/** "Be calm and kind, and hold Level 3 Food Safety". */
const HOLDS = /^\W*(?:and\s)?holds?\s/i;

/** "Knowledge of the public sector and an existing network in the towns of the South West": what is asked for by its name. */
function knowledgeApart(pieces: readonly string[], language: Language): string[] {
  return pieces
    .map((piece) => HOLDS_SKILLS.exec(piece)?.[0] ?? piece)
    .filter((piece) => [OPENS_AS_KNOWLEDGE, HOLDS_SKILLS, HOLDS].some((opens) => opens.test(piece)))
    .map((piece) => stripFrame(piece, language))
    .filter((piece) => tokenize(piece, language).length <= MOST_OF_NAME && tellsSomething(piece, language));
}

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

function toDuty(text: string, isUnderDuties: boolean, language: Language): Criterion[] {
  const name = text.replace(DUTY_OPENS(), '');
  const tokens = tokenize(name, language);
  const keys = toKeys(tokens, language);
  const telling = keys.filter(({ weight }) => weight >= 0.4).length;
  const isKnown = tokens.length <= MOST_OF_DUTY && keys.some(({ key }) => key.startsWith('='));
  if ((telling < 2 && !(isUnderDuties && isKnown)) || CHEERS.test(text)) return [];
  if (!DUTY().test(text) && !(isUnderDuties && DEED.test(text))) return [];
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

const AFTER_TITLE = /^ (?:in|(?:is|are) (?:\w+ly )?(?:required|needed|wanted|sought))\b/i;

/** "HVAC technician in Raleigh" and "Electrician is required" name the role itself and are no demand. */
function isTheTitle(name: string, title: string): boolean {
  const [role = title] = title.split(/\s[\u2013-]\s|,\s/);
  return (
    sameName(name, title) ||
    [title, role].some(
      (one) =>
        one !== '' &&
        name.toLowerCase().startsWith(one.toLowerCase()) &&
        AFTER_TITLE.test(name.slice(one.length)),
    )
  );
}
