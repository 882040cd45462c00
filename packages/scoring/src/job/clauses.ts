import { findConcepts } from '../lexicon/concepts.ts';
import { readForeignImportance } from '../lexicon/languagePatterns.ts';
import { lazyPattern } from '../lexicon/lazyPattern.ts';
import type { Language } from '../text/language.ts';
import { collapse, tokenize } from '../text/tokens.ts';
import type { Importance } from './criterion.ts';
import { guessList, opensWithDeed } from './guessList.ts';
import { endsAsDemand, isDemand, opensWithYears } from './isDemand.ts';
import { opensOneLine, type Part, readJobHeading } from './readJobHeading.ts';
import { spellOutMarks } from './spellOutMarks.ts';

/** A sentence or line of a job text: verbatim, with what the heading above it says of it. */
export type Clause = { text: string; part: Part };

const UNKNOWN: Part = { about: 'unknown', importance: 'neither' };
const NONE: Part = { about: 'none', importance: 'neither' };
/** "Pay 44-52k + allowance. Overtime x1.5. Private medical.", "\u20ac15.80 to \u20ac18.20 an hour, 39 hours": the whole line. */
const PAID =
  /^(?:pay|salary|wages?|rate)\b[^.;]{0,12}\d|^[$\u00a3\u20ac]\s?\d[\d.,]*\s?k?\s?(?:(?:[-\u2013\u2014]|to)\s?[$\u00a3\u20ac]|(?:an?|per|\/)\s?(?:hour|hr|year|month|week|day|annum)\b)/i;
const FEWEST_OF_PROSE = 5;
const ASKED: Part = { about: 'asked', importance: 'neither' };
const MAX_LENGTH = 400;
const MAX_PAY_LINE = 700;
const FEWEST_DEEDS = 3;
const MAX_CLAUSES = 400;
const MAX_GLUED_PASSES = 6;
// Pasted ads lose their line breaks: "required.Excellent member service", "communication skillsAbility to sell".
const GLUED_TOKEN =
  /(?:(?<![\p{L}\p{N}@/._-])|(?<=\p{Ll}{2}[/-])(?=\p{Ll}{4}))(\p{L}\p{Ll}{2,24}|up|it)(\p{Lu}[\p{L}-]+)(?![\p{L}\p{N}@_]|(?<=(?<![\p{L}\p{N}@/._-])\p{Lu}[\p{L}-]{1,60})\/\p{Ll})/gu;
const GLUED_SIGN =
  /(?<=[\p{Ll}\p{Lu}][\d#+!)]|\p{Lu}\d\p{Lu}|[\p{L}\d][!)])(?=\p{Lu}\p{Ll}+(?:[\s,.:;-]|$))/gu;
// "in SQLWork with"; "USAlliance" of a text that names it again is one name.
const GLUED_CAPITALS = /(?<![\p{L}\p{N}])(\p{Lu}{2,16})(\p{Lu}(?!s[\s.,-])\p{Ll}+)(?=[\s.,-])/gu;
const OPENER = lazyPattern(
  String.raw`(?<=(?<![\p{L}\p{N}])(?:\p{Ll}{4,24}|\p{Lu}{2,6}s?))(?=(?:{lineOpens})(?:[\s,:]|\d{1,2}\s))`,
  'gu',
);
// "REQUIREMENTSDegree in technology".
const SHOUTED_GLUED =
  /(?<=(?<![\p{L}\p{N}])(?:REQUIREMENTS?|QUALIFICATIONS?|RESPONSIBILITIES|DUTIES|SKILLS|EXPERIENCE|EDUCATION|BENEFITS):?)(?=\p{Lu}\p{Ll}{2})/gu;
// "Things you'll doIdentify members".
const YOU_DO = /(?<=\byou(?:['\u2019]ll| will| would)? do)(?=\p{Lu}\p{Ll})/gu;
const ARTICLE = /(?<=(?<![\p{L}\p{N}])\p{L}\p{Ll}{3,24})(?=A \p{Ll}{3})/gu;
const COUNT =
  /(?<=(?<![\p{L}\p{N}])\p{L}(?:\p{Ll}{4,24}[.:]?|\p{Ll}{2,24}[.:]))(?=\d{1,2}(?:\+|\s?[-\u2013]\s?\d{1,2}\+?)?\s(?:years?|yrs?)\b)/gu;
// Headings of ads whose lines became one: "... as needed Required skills and qualifications: High school", "... issues.
// Qualifications The nurse will have ...".
const HEADING_AMID =
  /(?<=(?:[\p{L}\d)\]]|[.!?;*:])\s)(?<!\b(?:the|our|your|these|those|this|following|of|and|or|all|any|with|meets?|in|see|to|for)\s)((?:Essential|Key|Primary|Principal|Required|Preferred|Minimum|Basic|Desired)\s(?:[Jj]ob\s)?(?:[Dd]uties|[Ff]unctions|[Rr]esponsibilities|[Rr]equirements|[Qq]ualifications|[Ss]kills)(?:\s(?:and|&)\s(?:[Dd]uties|[Ff]unctions|[Rr]esponsibilities|[Rr]equirements|[Qq]ualifications|[Ss]kills|[Ee]xperience|[Aa]bilities))?)(?:\s?:)?\s{1,3}(?=[\p{Lu}\d*\u2022])/gu;
// "... and the Surf Coast since 1988. About the role We are looking for", "... on site. You will need Trade certificate".
const SPOKEN_HEADING =
  /(?<=[\p{L}\d.!?)]\s)((?:You will|You['\u2019]ll|What you will|What you['\u2019]ll) need|What['\u2019]s on offer|What we offer|About the (?:role|job)|About (?:[Uu]s|[Yy]ou))\s{1,3}(?=[\p{Lu}\d$\u00a3\u20ac])/gu;
const SHOUTED_HEADING =
  /(?<=\S\s)((?:ESSENTIAL|KEY|PRIMARY|PRINCIPAL|REQUIRED|PREFERRED|MINIMUM|BASIC|DESIRED)\s(?:JOB\s)?(?:DUTIES|FUNCTIONS|RESPONSIBILITIES|REQUIREMENTS|QUALIFICATIONS|SKILLS))(?:\sINCLUDE)?(?:\s?:)?\s{1,3}(?=\S)/gu;
const HEADING_AFTER_SENTENCE =
  /(?<=[.!?]\s{1,3})(Qualifications|Requirements|Responsibilities|Duties|Benefits)(?:\s?:)?\s{1,3}(?=\p{Lu}\p{L})/gu;
// "Degree preferred not required Must have two years in facilities".
const DEMAND_AMID =
  /(?<=\p{Ll}{2}|\p{Ll}\))(?<!\b(?:[Pp]ast|[Pp]rior|[Pp]revious|[Rr]elevant|[Rr]elated|[Ww]ork|[Ss]trong|[Pp]roven|[Ss]olid|[Pp]rofessional|[Ee]xtensive))\s(?=(?:Must\s(?:have|be|possess)|Ability\sto|Able\sto|Knowledge\sof|Willing(?:ness)?\sto|Current\s(?:driver|licen)\S*|(?:Full|Restricted|Unrestricted)\s(?:[\w-]{1,20}\s){0,3}licen[cs]e|Experience\s(?:in|with)|Valid|Proficien(?:t|cy)|Proven\s(?:experience|track)|(?:Strong|Excellent)\s\p{Ll}+|Minimum(?:\sof)?\s(?:\d{1,2}|one|two|three|four|five|six|seven|eight|ten))\s)/gu;
// "... to assist users Retrieve documents ...": a verb in a capital amid a line.
const DUTY_AMID =
  /(?<=\p{Ll}{3})(?<!\b(?:and|can|may|must|should|will|not|please))\s(?=(?:Analyze|Assist|Collaborate|Communicate|Conduct|Coordinate|Create|Develop|Ensure|Establish|Handle|Identify|Implement|Maintain|Manage|Meet|Participate|Perform|Prepare|Provide|Retrieve|Utilize)\s\p{Ll})/gu;
const MOST_REPEATED = 2;
const NAME_OPENS = /^(?:Mac|Van|Del|Fitz|Saint|Kwa)$/;
const LINE =
  /\r\n|[\n\r\u2028\u2029]|(?=[\u2022\u25cf\u25aa\u25e6\u2023\u27a2\u2713\u2714\u25ba\uf0b7\u00b7])|\s(?=\*\s)|(?<=[\p{L}\p{N}.;,)])(?=\*\s\p{Lu})|(?<=[.;)])(?=\*\p{Lu})|(?<=\p{Ll}{3}|:)(?=-\s\p{Lu}\p{Ll})/u;
const BULLET =
  /^\s*(?:[\u2022\u25cf\u25aa\u25e6\u2023\u27a2\u2713\u2714\u25ba\uf0b7\u00b7\u2192\u21d2\u2794\u279c\u27a4\u25b6\u25b8\u2756\u25c6\u25a0\u25cb\u203a\u276f\u2605\u2705\u00bb*+>~]|\p{Extended_Pictographic}\ufe0f?|[-\u2013\u2014](?=\s|\p{L})|\d{1,2}(?:\.\d{1,2}){1,2}\.?(?=\s)|\(?\d{1,2}[.)]|\(?[a-z]\))\s*/u;
const SENTENCE =
  /(?<!\b(?:e\.g|i\.e|etc|incl|approx|min|St|Dr|Inc|Ltd|Co|vs|No)\.)(?<!\b\p{Lu}\.)(?<=[\p{L}\p{N})%"'\u2019+]{2}[.!?])\s+(?=[\p{Lu}\p{N}"'(])|(?<=[\u3002\uff01\uff1f\uff1b\u061f])/u;
// Items of a list that lost its line breaks, each with its dash: "a team of three-  SEO and PPC- Wordpress or similar".
// "Full- and part-time" has none.
const GLUED_DASH =
  /(?:(?<=[\p{L}\d)\].!;"\u201d\u2019])|(?<=:\s?))[-\u2013]\s{1,12}(?!(?:and|or|to|und|oder|et|o|y|e)\b)(?=["\u201c\u2018(]?[\p{L}\d])/gu;
const LEAST_DASHES = 3;
// "Position requirements:1.  A diploma2.  A car3.  A phone".
const GLUED_NUMBER = /(?<=[\p{L})]:?)(?=\d{1,2}[.)]\s{1,6}\p{Lu})/gu;
// A numbered list that lost its line breaks: "You must have 1. A licence 2. Two years on a ward".
const NUMBER = /(?<!\S)\d{1,2}[.)]\s(?=\s{0,3}(?:\p{Lu}|\d))/u;
const FIRST_NUMBER = /(?<!\S)1[.)]\s{1,4}\p{Lu}/u;
const SECOND_NUMBER = /\s2[.)]\s{1,4}\p{Lu}/u;
/** "Experience: 4 - 8 years", a line of its own. */
const LABELLED_YEARS =
  /(?<=^[^\p{L}\p{N}\n]{0,4})(?:(?:total|work|relevant|professional|minimum|required|overall)\s){0,2}exp(?:erience)?\.?(?:\s(?:required|needed|level|range))?\s?[:\u2013\u2014-]\s?(\d{1,2}\s?(?:(?:[\u2013-]|to)\s?\d{1,2}\s?)?\+?\s?(?:years?|yrs?))\.?(?=\s*$)/gimu;
/** "Licensure: current RN license": a word before what is asked for, and no heading of the lines below. */
const LABEL = lazyPattern('^(?:{labelOfDemand})$', 'i');
const INLINE_HEADING = /^([^:\uff1a]{3,50})[:\uff1a]\s*(?=\S)/;

/** The sentences and lines of a job's description, those of headings aside. */
export function toClauses(description: string, language: Language): Clause[] {
  let part = UNKNOWN;
  const clauses: Clause[] = [];
  const lines = partHeadings(
    restoreBreaks(
      partItems(spellOutMarks(withoutEmphasis(unescapeSigns(description)))).replace(
        LABELLED_YEARS,
        '$1 of experience',
      ),
      language,
    ),
    language,
  )
    .split(LINE)
    .map((line, index, all) => ({ line, afterBlank: index > 0 && !/\S/.test(all[index - 1] ?? '') }))
    .filter(({ line }) => /[\p{L}\p{N}]/u.test(line));
  // What "Reports to:" opens ends with the next line.
  let after: Part | undefined;
  let isList = false;
  for (const [index, { line, afterBlank }] of lines.entries()) {
    const isItem = BULLET.test(line);
    const bare = line.replace(BULLET, '').trim();
    const opens =
      ENDS_OPEN.test(bare) ||
      (!isItem && BULLET.test(lines[index + 1]?.line ?? '') && !isDemand(bare, language));
    const heading =
      readJobHeading(bare, opens, language) ??
      (opens && !isItem && bare.length <= MAX_HEADING
        ? guessList(bare, itemsBelow(lines, index), language)
        : undefined);
    // A paragraph behind a list is no more of it.
    if (isList && !isItem && !heading && afterBlank && isProse(bare)) part = UNKNOWN;
    isList = isItem || (isList && !afterBlank);
    if (heading) {
      after = heading.about === 'none' && opensOneLine(bare) ? (after ?? part) : undefined;
      part = heading;
      continue;
    }
    // "Physical demands: lifts boxes. Stands or walks.": it holds for the sentences of its line.
    let held: Part | undefined;
    for (const [at, { text: piece, opens }] of splitLine(bare).entries()) {
      if (clauses.length >= MAX_CLAUSES) return clauses;
      const alone = readJobHeading(piece, opens, language);
      const unbracketed = piece.replace(/\([^()]*\)/g, '');
      if (alone && unbracketed.length < 40 && !/,/.test(unbracketed)) {
        part = alone;
        continue;
      }
      const last = at > 0 && ENDS_OPEN.test(piece) ? readJobHeading(piece, true, language) : undefined;
      if (last?.about === 'duties') {
        part = last;
        continue;
      }
      const inline = INLINE_HEADING.exec(piece);
      const label = inline?.[1] ?? '';
      const opensList = OPENS_LIST.test(label);
      const own =
        label === ''
          ? undefined
          : readJobHeading(label, opensList || tokenize(label, language).length <= 4, language);
      if (own?.about === 'duties' && part.about === 'unknown' && opensList) part = own;
      const isLabelled = own !== undefined || LABEL().test(label);
      const text = isLabelled && inline ? piece.slice(inline[0].length) : piece;
      const isPay =
        at === 0 &&
        bare.length <= MAX_PAY_LINE &&
        PAID.test(label === '' ? bare : bare.slice(inline?.[0].length));
      if (isPay) held = NONE;
      else if (at === 0 && label !== '' && bare.length <= MAX_LENGTH && !opensOneLine(label)) held = own;
      if (part.about === 'none' && opensWithYears(text, language)) part = ASKED;
      const isAsked = part.about === 'none' && endsAsDemand(text, language);
      const of = own ?? (isAsked ? ASKED : (held ?? part));
      // "What you will do: machine cores; spark erosion; bench fitting": each by itself, however long the whole is.
      const items = own?.about === 'duties' && language === 'en' ? text.split(/;\s+/) : [text];
      const areDeeds = items.filter(opensWithDeed).length >= Math.max(FEWEST_DEEDS, items.length / 2);
      for (const item of areDeeds ? items : [text])
        clauses.push({ text: item.slice(0, MAX_LENGTH), part: of });
    }
    if (after) {
      part = after;
      after = undefined;
    }
  }
  return clauses;
}

/** "Duties include, but are not limited to: greeting guests.": the lines below go on with it. */
const OPENS_LIST = /\b(?:includ(?:e|es|ing)|limited to|as follows)$/i;
const ENDS_OPEN = /[:\uff1a]\s*$/;
const MAX_HEADING = 90;

/** The items of the list that stands below a line. */
function itemsBelow(lines: readonly { line: string; afterBlank: boolean }[], index: number): string[] {
  const end = lines.findIndex(({ line }, at) => at > index && !BULLET.test(line));
  return lines.slice(index + 1, end < 0 ? undefined : end).map(({ line }) => line.replace(BULLET, '').trim());
}

const isProse = (line: string) =>
  /[.!?]["')\u201d]?$/.test(line) && line.split(' ').length >= FEWEST_OF_PROSE;

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  rsquo: "'",
};

/** What was copied out of a web page's source, once or twice: "sales &amp; marketing". */
function unescapeSigns(text: string): string {
  return text
    .replace(/&(?:amp;){0,3}(amp|nbsp|lt|gt|quot|#39|rsquo);/g, (_, name: string) => SIGNS[name] ?? ' ')
    .replace(/\bself\s[\u2013-]\s(?=\p{Ll})/giu, 'self-');
}

/** The styles that a word processor puts before a pasted text. */
const PASTED_STYLES =
  /(?:Normal\s{1,4}0\s{1,4}(?:false\s{1,4}){1,3}(?:\p{Lu}[\p{Lu}-]{1,8}\s{1,4}){1,3})?\/\* Style Definitions \*\/[^}]{0,2000}\}/gu;

/** Without the marks of Markdown: "**Process**: a call" and "# Tester" are headings. */
function withoutEmphasis(text: string): string {
  return text
    .replace(PASTED_STYLES, '\n')
    .replace(/\*\*([^*\n]{1,80})\*\*/g, '$1')
    .replace(/^>{2,4}\s?/gm, '')
    .replace(/^#{1,4}\s/gm, '');
}

/** Gives each item of a list a line of its own where its dash or its number is glued to what stands before. */
function partItems(text: string): string {
  const dashes = text.match(GLUED_DASH)?.length ?? 0;
  return (dashes < LEAST_DASHES ? text : text.replace(GLUED_DASH, '\n- ')).replace(GLUED_NUMBER, '\n');
}

/**
 * Puts the line breaks back between lines that were run together, in a text where it happens more than once.
 */
function restoreBreaks(text: string, language: Language): string {
  const names = repeatedNames(text, language);
  const tokens = [...text.matchAll(GLUED_TOKEN)].filter(
    ([whole, left = '']) => !isOneName(whole, left, language) && !names.has(whole),
  );
  // "MikroTik" and "LibreNMS" are glued in no text in which nothing else is.
  const isGlued = tokens.some(
    ([, left = '']) => /^\p{Ll}/u.test(left) || readJobHeading(left, false, language) !== undefined,
  );
  const glued = isGlued ? tokens.length : 0;
  const sentences = text.match(/\p{Ll}{3}[.!?:;]\p{Lu}\p{Ll}/gu)?.length ?? 0;
  const mended = partOpeners(
    text.replace(
      /(?<=\p{Ll}{3}(?:[)"\u201d\u2019]?[.!?:)\u2026]|\.\))|\s\p{Lu}{2}\.|(?<!\p{L})\p{Lu}{4,20}\.|(?<!\d)(?:19|20)\d\d\.|\p{Ll}\p{Lu}{2,5}\.|\sto:|[\p{L}\d];|\})(?=\p{Lu}\p{L}*[\s,.:;!)'\u2019-])/gu,
      '\n',
    ),
    language,
  );
  if (glued + sentences < 2) return mended;
  const parted = mended
    .replace(GLUED_CAPITALS, (whole, left: string, right: string) =>
      isRepeated(whole, text) ? whole : `${left}\n${right}`,
    )
    .replace(GLUED_SIGN, '\n');
  // A token may hold several lines: "recordsPreferredButchery".
  let result = parted;
  for (let pass = 0; pass < MAX_GLUED_PASSES; pass += 1) result = partGlued(result, names, language);
  return result;
}

const isRepeated = (name: string, text: string) => text.indexOf(name) !== text.lastIndexOf(name);

/** Gives headings that stand amid a line a line of their own. */
function partHeadings(text: string, language: Language): string {
  if (language !== 'en') return text;
  return text
    .replace(HEADING_AMID, '\n$1:\n')
    .replace(SPOKEN_HEADING, '\n$1:\n')
    .replace(SHOUTED_HEADING, '\n$1:\n')
    .replace(HEADING_AFTER_SENTENCE, '\n$1:\n')
    .replace(DEMAND_AMID, '\n')
    .replace(DUTY_AMID, '\n');
}

/**
 * Parts what can hardly be one word, also where it happens once: "a plusSkills required", "web technologiesA passion",
 * "Considerations3-6 years".
 */
function partOpeners(text: string, language: Language): string {
  if (language !== 'en') return text;
  return text
    .replace(SHOUTED_GLUED, '\n')
    .replace(YOU_DO, '\n')
    .replace(OPENER(), '\n')
    .replace(ARTICLE, '\n')
    .replace(COUNT, '\n');
}

/** What is glued more than once, or as an item of a list, is a name: "TrueNorth", "..., PhoneGap, ...". */
function repeatedNames(text: string, language: Language): ReadonlySet<string> {
  const seen = new Set<string>();
  const names = new Set<string>();
  const repeated = new Set<string>();
  for (const { 0: whole, 2: right = '', index } of text.matchAll(GLUED_TOKEN)) {
    // "Indexing" and "Apache" of two lines: a product that is known by itself.
    if (isKnown(right, language) && !isKnown(whole, language)) continue;
    const isItem = /(?:[,(/]|\b(?:with|in|of|or|and|at))\s?$/.test(text.slice(Math.max(0, index - 6), index));
    const isClosed = /^\s?(?:[,)/]|(?:or|and)\s)/.test(
      text.slice(index + whole.length, index + whole.length + 5),
    );
    // "implementation of recommendationsIdentifying and stewarding needs" names nothing.
    if (isItem && isClosed && !/^\p{Ll}{4}/u.test(whole)) names.add(whole);
    // "surgeonInternal" is no name, however often it is there.
    if (seen.has(whole) && !/^\p{Ll}/u.test(whole)) repeated.add(whole);
    seen.add(whole);
  }
  // A text that has many of them says one part of itself twice.
  return repeated.size > MOST_REPEATED ? names : new Set([...names, ...repeated]);
}

function partGlued(text: string, names: ReadonlySet<string>, language: Language): string {
  return text.replace(GLUED_TOKEN, (whole, left: string, right: string) => {
    if (names.has(whole) || isOneName(whole, left, language)) return whole;
    // "costs absorbed by TrueNorthAssist with tax files".
    const name = [...names].find(
      (known) => whole.startsWith(known) && /^\p{Lu}/u.test(whole.slice(known.length)),
    );
    return name ? `${name}\n${whole.slice(name.length)}` : `${left}\n${right}`;
  });
}

/** "QuickBooks" and "macOS" are names, "communicationAbility" is not. */
function isOneName(whole: string, left: string, language: Language): boolean {
  return NAME_OPENS.test(left) || whole.endsWith('OS') || isKnown(whole, language);
}

function isKnown(text: string, language: Language): boolean {
  return findConcepts(tokenize(text, language), language).length > 0;
}

type Piece = { text: string; opens: boolean };

/** The sentences of a line, and the items of a numbered list in it; what stands before the first number opens the list. */
function splitLine(line: string): Piece[] {
  const isNumbered = FIRST_NUMBER.test(line) && SECOND_NUMBER.test(line);
  return (isNumbered ? line.split(NUMBER) : [line]).flatMap((part, place) => {
    const sentences = part.split(SENTENCE).map(collapse);
    return sentences
      .map((text, at) => ({ text, opens: isNumbered && place === 0 && at === sentences.length - 1 }))
      .filter(({ text }) => /\p{L}/u.test(text));
  });
}

const MUST = lazyPattern(String.raw`\b(?:{must})\b|{must:unspaced}`, 'i');
const NICE = lazyPattern(String.raw`\b(?:{nice})\b|{nice:unspaced}`, 'i');

/** "Or if you have treated tapestries". */
const WISH = /^\W*(?:and |or )?if you(?:['\u2019]ve| have| hold| know)\b/i;

/** What a piece of a sentence itself says about how much it counts; undefined where it says nothing. */
export function importanceOf(text: string, language: Language): Importance | undefined {
  const own = readForeignImportance(text, language);
  if (own) return own;
  if (NICE().test(text) || (language === 'en' && WISH.test(text))) return 'nice';
  return MUST().test(text) ? 'must' : undefined;
}
