import { toKeys } from '../lexicon/concepts.ts';
import { matchesForeign } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Section } from '../lexicon/section.ts';
import { isFunctionWord } from '../lexicon/wordRarity.ts';
import type { Language } from '../text/language.ts';
import { collapse, tokenize } from '../text/tokens.ts';
import { BULLET, joinWrapped, singleSpaced } from './joinWrapped.ts';
import { HEADER_WORDS, isTitleLine, type Line, type Owner, STUDY } from './line.ts';
import { findSpans, isRange, type Month, type Span } from './months.ts';
import { partGlued } from './partGlued.ts';
import { type EvidenceSource, levelOf, type Post, type Profile, type Statement } from './profile.ts';
import { readSectionHeading } from './readSectionHeading.ts';
import { demoteRepeated, markRuns } from './repeatedStatements.ts';
import { assignUndated, partEmployers } from './undatedOwners.ts';
import { isEmployerLine } from './undatedPosts.ts';

const MAX_QUOTE_LENGTH = 200;

const MAX_LINES = 4_000;

const WORKS = lazyPattern(String.raw`\b(?:{worksAs})\b`, 'i');

/** What stands below is of others: "Jo Berg, Head Teacher". */
const REFEREES = lazyPattern(String.raw`^\W{0,5}(?:{referencesHeading})\b`, 'i');
const MOST_REFEREES = 8;
/** What stands below it is short; the heading after it may not be known. */
const MOST_WISHES = 3;
const OBJECTIVE = lazyPattern(String.raw`^\W{0,5}(?:{objectiveHeading})\W*$`, 'iu');
/** What somebody sets out to do, which an objective need not be: that often tells who they are. */
const GOALS = lazyPattern(String.raw`\b(?:{goalHeading})\b`, 'i');
const WISHES = lazyPattern(String.raw`\b(?:{wishedBefore})\b|\b(?:{neverDone})\b`, 'iu');
const HAS_DONE = lazyPattern(String.raw`\b(?:{hasDone})\b`, 'i');

/** Reads a resume and notes, both already without personal data, into statements and the posts they belong to. */
export function readProfile({
  resume,
  notes,
  asOf,
  language,
}: Pick<Profile, 'asOf' | 'language'> & {
  resume: string;
  notes: string;
}): Profile {
  const posts: Post[] = [];
  const statements = [
    ...readText(resume, 'resume', asOf, posts, language),
    ...readText(notes, 'notes', asOf, posts, language),
  ];
  return { statements: markRuns(demoteRepeated(statements)), posts, language, asOf };
}

/** A text with a smaller share of capitals than this counts as written in lower case. */
const MIN_CAPITALS = 0.002;

function readText(
  text: string,
  source: EvidenceSource,
  asOf: Month,
  posts: Post[],
  language: Language,
): Statement[] {
  const lines = readLines(text, asOf, language);
  const count = posts.length;
  const owners = assignPosts(lines, posts, asOf, language);
  if (source === 'resume') {
    if (posts.length === count) assignUndated(lines, owners, posts, asOf);
    else partEmployers(lines, owners, posts, asOf);
  }
  const sentenceEnd = /\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text) ? SENTENCE_END : END_WITHOUT_CAPITALS;
  const inSmallLetters = (text.match(/\p{Lu}/gu)?.length ?? 0) < MIN_CAPITALS * text.length;
  return lines.flatMap((line, index) => {
    if (line.heading || line.words === 0) return [];
    const { post, isHeader: opensPost, isTitle } = owners[index] ?? { isHeader: false };
    const isOneSentence = line.text.search(MORE) < 0;
    const pieces = toPieces(line.text, sentenceEnd);
    let current = post;
    return pieces.flatMap((piece, place): Statement[] => {
      const isHeader = opensPost && (isOneSentence || place === 0);
      const tokens = tokenize(piece, language);
      if (tokens.length === 0) return [];
      const spans = findSpans(piece, asOf);
      const told = post && !post.undated ? undefined : tellsOfPost(piece, spans, line, language);
      if (told) {
        current = { ...told, header: piece, level: levelOf(piece) };
        posts.push(current);
      }
      const keys = toKeys(tokens, language, inSmallLetters);
      const statement: Statement = {
        quote: piece,
        source,
        section: source === 'notes' ? 'summary' : line.section,
        isHeader: isHeader || told !== undefined,
        ...(isTitle ? { isTitle } : {}),
        listed: !isHeader && isListed(piece, tokens.length, line.section, current !== undefined, language),
        ...(isWished(piece, line, current !== undefined, language) ? { distant: true } : {}),
        ...(line.isGoal && !HAS_DONE().test(piece) ? { isGoal: true } : {}),
        tokens,
        keys,
        named: new Set(keys.map(({ key }) => key)),
        spans,
      };
      return [current ? { ...statement, post: current } : statement];
    });
  });
}

/** "Objective", "I would like to inspect bridges", "I have never keyed an entry": it tells of no work of theirs. English. */
function isWished(piece: string, { isWish }: Line, inPost: boolean, language: Language): boolean {
  if (language !== 'en' || inPost || HAS_DONE().test(piece)) return false;
  return isWish || WISHES().test(piece);
}

function readLines(text: string, asOf: Month, language: Language): Line[] {
  let section: Section = 'top';
  let refereesLeft = 0;
  let wishesLeft = 0;
  let isGoal = false;
  const lines = singleSpaced(
    partGlued(text.split(/\r\n|[\n\r\v\f\u2028\u2029]/), language).slice(0, MAX_LINES),
  );
  return joinWrapped(lines, language).map((line): Line => {
    const heading = readSectionHeading(line, language);
    const rest = heading ? line.slice(heading.textFrom) : line;
    const isHeading = heading !== undefined && rest.trim() === '';
    // "Skills: Go, SQL" speaks for its line alone; what follows belongs to where it stood before.
    const own = heading?.section ?? section;
    if (heading && (isHeading || own === 'experience')) section = own;
    if (isHeading) {
      refereesLeft = REFEREES().test(line) ? MOST_REFEREES : 0;
      wishesLeft = OBJECTIVE().test(line) ? MOST_WISHES : 0;
      isGoal = GOALS().test(line);
    } else {
      refereesLeft -= 1;
      wishesLeft -= 1;
    }
    const ofReferee = !isHeading && refereesLeft >= 0;
    return {
      text: ofReferee ? '' : rest.replace(BULLET, ''),
      bullet: BULLET.test(rest),
      section: own,
      heading: isHeading,
      spans: isHeading ? [] : findSpans(rest.replace(BULLET, ''), asOf),
      words: tokenize(rest, language).length,
      isWish: !isHeading && wishesLeft >= 0,
      isGoal: !isHeading && isGoal,
    };
  });
}

/**
 * Gives each line the post that it belongs to. A post begins with a short line that names a span of time, and
 * the title lines around it.
 */
function assignPosts(lines: readonly Line[], posts: Post[], asOf: Month, language: Language): Owner[] {
  const owners: Owner[] = lines.map(() => ({ isHeader: false }));
  const own: Post[] = [];
  let open: Post | undefined;
  let isFirstBegun = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const owner = owners[index];
    if (!line || !owner) continue;
    if (line.heading) {
      open = undefined;
      continue;
    }
    if (!mayHoldPosts(line.section)) continue;
    const span = headerSpan(line, language);
    if (span && !isStudy(lines, index, language)) {
      const first = firstOfHeader(lines, owners, index, language);
      const last = lastOfHeader(lines, index, first, language);
      const header = collapse(
        lines
          .slice(first, last + 1)
          .map((part) => firstSentence(part).text)
          .join(' '),
      );
      open = { from: span.from, to: span.to, current: span.current, header, level: levelOf(header) };
      if (own.length === 0) isFirstBegun = span.to - span.from === 1 && !span.current;
      own.push(open);
      for (let at = first; at <= last; at += 1) owners[at] = { post: open, isHeader: true };
      index = last;
      continue;
    }
    if (span && isStudy(lines, index, language)) open = undefined;
    if (open && line.words > 0) owners[index] = { post: open, isHeader: false };
  }
  const [newest, ...others] = own;
  // "Sales Manager, 05/2010" above all that came before it: how long it went on is not told.
  if (newest && isFirstBegun && others.length > 0 && others.every(({ from }) => from <= newest.from))
    Object.assign(newest, { to: asOf, undated: true });
  posts.push(...own);
  return owners;
}

function mayHoldPosts(section: Section): boolean {
  return section === 'experience' || section === 'top' || section === 'summary' || section === 'other';
}

/**
 * "Driver, Calder Haulage, 2019 - 2022. Drove steel to ports.": the first sentence of a line may be the
 * header of a post, the rest tells of it.
 */
function firstSentence(line: Line): Line {
  const end = line.text.search(MORE);
  if (end < 0) return line;
  const text = line.text.slice(0, end + 1);
  return { ...line, text, spans: line.spans.filter((span) => span.end <= text.length) };
}

const MORE = /(?<=[\p{L}\p{N})]{3})[.!?]\s+(?=\p{Lu})/u;

/** How many words may stand beside a single date in the header of a post, unless it names the employer by a label. */
const MOST_BESIDE_DATE = 6;

/** The span of a line that reads like the header of a post: short, not a bullet, and more than a lone date. */
function headerSpan(whole: Line, language: Language): Span | undefined {
  const line = firstSentence(whole);
  const span = line.spans.find(isRange) ?? (line.section === 'experience' ? line.spans[0] : undefined);
  if (!span) return undefined;
  const words =
    tokenize(line.text.slice(0, span.at), language).length +
    tokenize(line.text.slice(span.end), language).length;
  if (words > HEADER_WORDS) return undefined;
  const most = isEmployerLine(line.text) ? HEADER_WORDS : MOST_BESIDE_DATE;
  if (!isRange(span) && (line.bullet || words > most || /[.!?]$/.test(line.text.trim()))) return undefined;
  return span;
}

function isStudy(lines: readonly Line[], index: number, language: Language): boolean {
  const around = [lines[index - 1], lines[index], lines[index + 1]];
  const own = lines[index]?.text ?? '';
  const [line] = [lines[index]];
  if (line?.section === 'experience') return false;
  const text = tokenize(own, language).length <= 5 ? around.map((near) => near?.text ?? '').join(' ') : own;
  return (STUDY().test(text) || matchesForeign('study', text, language)) && !WORKS().test(text);
}

/** A title may stand in one or two lines above the dates, below an empty line, a heading or a bullet. */
function firstOfHeader(
  lines: readonly Line[],
  owners: readonly Owner[],
  index: number,
  language: Language,
): number {
  let first = index;
  while (first > 0 && index - first < 2 && isTitleLine(lines[first - 1]) && !owners[first - 1]?.isHeader)
    first -= 1;
  const line = lines[index];
  const span = line && headerSpan(line, language);
  const datesAlone =
    line && span && line.words - tokenize(line.text.slice(span.at, span.end), language).length <= 2;
  if (first === index) return index;
  const before = lines[first - 1];
  const isApart =
    before === undefined ||
    before.words === 0 ||
    before.heading ||
    before.bullet ||
    before.spans.length > 0 ||
    /[.!?]$/.test(before.text.trim());
  if (isApart) return first;
  return datesAlone ? index - 1 : index;
}

/** Dates that stand above the title: the title lines below them belong to the header. */
function lastOfHeader(lines: readonly Line[], index: number, first: number, language: Language): number {
  const line = lines[index];
  const span = line && headerSpan(line, language);
  if (!line || !span || first < index) return index;
  const others = line.words - tokenize(line.text.slice(span.at, span.end), language).length;
  let last = index;
  const most = others <= 2 ? 2 : 1;
  while (last - index < most && isTitleLine(lines[last + 1])) {
    const after = lines[last + 2];
    if (others > 2 && !(after?.bullet === true || /[.!?]$/.test(after?.text.trim() ?? ''))) break;
    last += 1;
  }
  return last;
}

/** A sentence that tells of a post with its time: "From 2012 to 2016 she welded hulls at Kestrel Yard." */
function tellsOfPost(
  piece: string,
  spans: readonly Span[],
  line: Line,
  language: Language,
): Span | undefined {
  if (!mayHoldPosts(line.section) || spans.length === 0) return undefined;
  if (STUDY().test(piece) && !WORKS().test(piece)) return undefined;
  const span = spans.find(isRange);
  return span && tokenize(piece, language).length > 5 ? span : undefined;
}

// Two word characters before the full stop: "B.B.A. Accounting" is no sentence end; nor is "B.Sc. Physics".
const SENTENCE_END =
  /(?<!\b[BMP]h?\.\p{L}{1,4}\.)(?<!\b(?:incl|approx|dept|Inc|Ltd|Co|Corp|St|Dr|Mr|Mrs|No)\.)(?<=[\p{L}\p{N})\]%"'\u2019][\p{L}\p{N})\]%"'\u2019][.!?])\s+(?=[\p{Lu}\p{N}"'(\u2022])|(?<=[\u3002\uff01\uff1f\uff1b])/u;

/** In a text without a capital, a word of three letters and a full stop end a sentence. */
const END_WITHOUT_CAPITALS = /(?<=\p{L}{3}[.!?])\s+(?=[\p{L}\p{N}])/u;

const BREAKS = /[\ue000\t]+|\s{3,}|\s(?:[\u2022\u25cf\u25aa\u25e6\u00b7|]|\u00e2\u0080?\u00a2)\s/;

const FIRST_EDGE = /^[^\p{L}\p{N}(.+#"']+/u;

const LAST_EDGE = /(?<![^\p{L}\p{N})+#%.!?"'\u3002])[^\p{L}\p{N})+#%.!?"'\u3002]+$/u;

function toPieces(line: string, sentenceEnd: RegExp): string[] {
  return line
    .split(BREAKS)
    .flatMap((part) => part.split(sentenceEnd))
    .flatMap((sentence) => shorten(collapse(sentence)))
    .map((piece) => piece.replace(FIRST_EDGE, '').replace(LAST_EDGE, '').trim())
    .filter((piece) => piece !== '');
}

function shorten(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_QUOTE_LENGTH) {
    const head = rest.slice(0, MAX_QUOTE_LENGTH + 1);
    const comma = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; ')) + 1;
    const space = head.lastIndexOf(' ');
    const cut = comma > MAX_QUOTE_LENGTH / 2 ? comma : space > 0 ? space : MAX_QUOTE_LENGTH;
    pieces.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  pieces.push(rest);
  return pieces;
}

const SEPARATOR = /[,;|/\u2022\u00b7\u3001\uff0c]/;

/** Three or more short items and next to none of the function words that sentences need. */
function isListed(
  piece: string,
  words: number,
  section: Section,
  inPost: boolean,
  language: Language,
): boolean {
  if (section === 'skills' || section === 'interests') return true;
  const items = piece.split(SEPARATOR).filter((item) => item.trim() !== '').length;
  const small = tokenize(piece, language).filter(
    ({ lower }) => isFunctionWord(lower, language) && lower !== 'and',
  ).length;
  if (items >= (inPost ? 5 : 3) && words / items <= 2.6 && small <= 0.1 * words) return true;
  return false;
}
