import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { ROLES } from '../lexicon/roles.ts';
import { meaningTable } from '../meaning/table.ts';
import { collapse, tokenize } from '../text/tokens.ts';
import { findEmail, withPlainAddresses } from './readEmail.ts';
import { findPhone, NUMBER } from './readPhone.ts';
import { readSectionHeading } from './readSectionHeading.ts';
import { EMAIL, isKnownWord, looksLikeName } from './redactPersonalData.ts';
import { isTitleOfPost } from './undatedPosts.ts';

/** What a resume says of its person; what is not found, or in doubt, is left out. */
export type Contact = { name?: string; email?: string; phone?: string };

/**
 * A resume says who it is about at its top, or in a column that is read later; what comes after the first
 * hundred lines is about others.
 */
const LINES = 100;
const TOP_LINES = 12;
const NAME_LINES = 6;
const MAX_NAME_LENGTH = 80;
const MAX_LINE_LENGTH = 300;
/** Below a heading of posts, a longer line tells of one. */
const LONGEST_OF_CONTACT = 100;

/** After such a heading, other people are listed. */
const OTHERS = lazyPattern(String.raw`^\W{0,5}(?:{referencesHeading})\b`, 'i');
/** "Reference and Instruction" is what a librarian does. */
const IS_A_SKILL = /^\W{0,5}references? (?:and|&|desk|work|services?)\b/i;
const NAME_FIELD =
  /^\W{0,5}(?:full\s{1,3}name|candidate(?:\s{1,3}name)?|applicant(?:\s{1,3}name)?|name)\s{0,3}[:\u2013\u2014-]\s{0,3}(\S.*)$/i;
/** "First name: Ana" and "Surname: Silva" on lines of their own, "Surname(s) / First name(s) Silva Ana" on one. */
const GIVEN_FIELD =
  /^\W{0,5}(?:first|given|fore)\s?names?(?:\(s\))?\s{0,3}(?:[:\u2013\u2014-]\s{0,3}|$)(.*)$/i;
const FAMILY_FIELD =
  /^\W{0,5}(?:last\s?|family\s?|sur)names?(?:\(s\))?\s{0,3}(?:[:\u2013\u2014-]\s{0,3}|$)(.*)$/i;
const NEXT_FIELD = /[\s,;]{1,8}(?=(?:(?:first|given|last|family)\s?|sur|fore)names?\s?:)/i;
const BOTH_FIELD =
  /^\W{0,5}(?:(?:first|given|fore|last|family)\s?|sur)names?(?:\(s\))?\s?[/&]\s?(?:(?:first|given|fore|last|family|middle|other)\s?|sur)names?(?:\(s\))?\s{0,3}[:\u2013\u2014-]?\s{0,3}(\S.*)$/i;
const NAME_ALONE = /^\W{0,5}(?:full\s{1,3})?name\W{0,3}$/i;
const NOT_A_NAME = lazyPattern(String.raw`\b(?:{notAPersonsName})\b`, 'i');
const EMPLOYER = lazyPattern('{employerWord}', 'i');

/** Reads name, email and phone of the person that a resume is about. Pure; time is linear in the text. */
export function readContact(text: string): Contact {
  const lines = withPlainAddresses(
    text.split(/\r?\n/, LINES).map((line) => withoutSpacing(line.slice(0, MAX_LINE_LENGTH).trim())),
  );
  const others = lines.findIndex((line) => OTHERS().test(line) && !IS_A_SKILL.test(line));
  const own = ofThePerson(others === -1 ? lines : lines.slice(0, others));
  const email = findEmail(own);
  const phone = findPhone(
    own.map((line) => collapse(line)),
    TOP_LINES,
  );
  const name = findName(own, { ...(email ? { email } : {}), ...(phone ? { phone } : {}) });
  return { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
}

/** "A N A   S I L V A": letters apart from each other. */
const SPACED = /^\p{Lu}(?:\s\p{Lu}){1,20}(?:\s{2,8}\p{Lu}(?:\s\p{Lu}){1,20}){1,3}$/u;

const withoutSpacing = (line: string) =>
  SPACED.test(line)
    ? line
        .split(/\s{2,8}/)
        .map((word) => word.replace(/\s/g, ''))
        .join(' ')
    : line;

/** Without what is told of posts and studies, below the top: an address or a number there is an employer's. */
function ofThePerson(lines: readonly string[]): string[] {
  let isOfAnother = false;
  return lines
    .filter((line) => line !== '')
    .filter((line, index) => {
      const heading = readSectionHeading(line, 'en');
      if (heading && heading.textFrom === line.length)
        isOfAnother = heading.section === 'experience' || heading.section === 'education';
      return (index < TOP_LINES && line.length <= LONGEST_OF_CONTACT) || !isOfAnother;
    });
}

/**
 * A name is told by a label, by an address that it shares a word with, or by standing at the very top of what
 * is contacted.
 */
function findName(lines: readonly string[], { email, phone }: Contact): string | undefined {
  const field = nameOfFields(lines);
  if (field) return field;
  const inverted = lines.slice(0, TOP_LINES).flatMap((line) => invertedName(line, email))[0];
  if (inverted) return inverted;
  const told = lines.slice(0, NAME_LINES).flatMap(statedIn).find(isName);
  if (told) return toName(told);
  const top = lines.slice(0, TOP_LINES).map(partsOf);
  const named = email === undefined ? undefined : top.flat().find((part) => isOfAddress(part, email));
  const opens = top[0]?.[0];
  // "Piano tuner" shares a word with "agpianos@", and the name stands above it.
  if (named && !isWritten(named) && opens && opens !== named && isWritten(opens) && isName(opens))
    return toName(opens);
  if (named) return toName(named);
  if (email && opens && isSmallName(opens, email)) return toName(opens);
  // "Mason Carpenter", a bricklayer: two titles seldom stand above each other.
  if (email && opens && isWritten(opens) && opensAddress(opens, email) && isTitleOfPost(top[1]?.[0] ?? ''))
    return toName(opens);
  const exported = nameOfExport(lines);
  if (exported) return toName(exported);
  const introduced = lines.slice(0, INTRODUCED_LINES).flatMap(introducedIn).find(isName);
  if (introduced) return toName(introduced);
  const heads = top.slice(0, NAME_LINES);
  const addressed = lines.slice(0, NAME_LINES).flatMap((line) => ADDRESSED.exec(line)?.[1] ?? [])[0];
  if (addressed && (email || phone) && isUncommon(addressed)) return toName(addressed);
  // A line of contact or with other numbers, a heading or a title alone may stand above the name.
  const mayStandAbove = (part: string, index: number) =>
    NOT_A_NAME().test(part) || isTitleOfPost(part) || (/\d/.test(lines[index] ?? '') && !isWritten(part));
  const at = heads.findIndex(([part], index) => part !== undefined && !mayStandAbove(part, index));
  const first = heads[at]?.[0];
  if (first === undefined) return undefined;
  const beside = [heads[at]?.[1], top[at + 1]?.[0]];
  const opensAlone =
    at === 0 && heads[0]?.length === 1 && isWritten(first) && isName(first) && isUncommon(first);
  if (!email && !phone && !opensAlone && !beside.some((part) => isTitleOfPost(part ?? ''))) return undefined;
  if ((isWritten(first) && isName(first)) || isInitialed(first)) return toName(first);
  const isFirst = heads.slice(0, at).every((parts) => parts.length === 0);
  if (isFirst && isSingleName(first) && top.slice(at + 1, at + 4).flat().length < 8) return toName(first);
  return email || phone ? nameAboveTitle(top) : undefined;
}

/** In a column of contact a place may stand first; the name stands above what the person is. */
function nameAboveTitle(top: readonly (readonly string[])[]): string | undefined {
  const named = top.find(
    ([part = ''], index) =>
      isWritten(part) && isName(part) && isOfNoWork(part) && endsInRole(top[index + 1]?.[0] ?? ''),
  );
  return named?.[0] === undefined ? undefined : toName(named[0]);
}

/** The name that a label tells of. */
function nameOfFields(lines: readonly string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    const stated =
      BOTH_FIELD.exec(line)?.[1] ??
      NAME_FIELD.exec(line)?.[1] ??
      (NAME_ALONE.test(line) ? lines[index + 1] : undefined);
    const inverted = stated && INVERTED.exec(stated.trim());
    if (inverted && isUncommon(stated)) return toName(`${inverted[2]} ${inverted[1]}`);
    const part = stated && partsOf(stated)[0];
    if (part && ((isWritten(part) && isName(part)) || isInitialed(part))) return toName(part);
  }
  const fields = lines.flatMap((line) => line.split(NEXT_FIELD));
  const [given, family] = [GIVEN_FIELD, FAMILY_FIELD].map(
    (field) =>
      fields.flatMap((line, index) => {
        const stated = field.exec(line)?.[1];
        return stated === undefined
          ? []
          : (partsOf(stated === '' ? (fields[index + 1] ?? '') : stated)[0] ?? []);
      })[0],
  );
  if (!given || !family) return undefined;
  const name = toName(`${toName(given)} ${toName(family)}`);
  return isWritten(name) ? name : undefined;
}

/** "SILVA, Ana": in capitals beside a given name that is not, or where the address has the given name. */
function invertedName(line: string, email: string | undefined): string | [] {
  const [, family, given] = INVERTED.exec(line.replace(ASIDE, '').replace(CREDENTIALS, '')) ?? [];
  if (!family || !given || !isUncommon(`${family} ${given}`)) return [];
  const local = (email ?? '').split('@')[0]?.toLowerCase() ?? '';
  const inCapitals = isInCapitals(family) && !isInCapitals(given);
  const joined = asInAddresses(family).map((one) => one.replace(/[^a-z]/g, ''));
  const initial = asInAddresses(given)[0]?.slice(0, 1) ?? '';
  const isTold =
    asInAddresses(given)
      .flatMap(plainWords)
      .some((word) => local.includes(word)) ||
    (local.startsWith(initial) && joined.some((one) => one.length > 3 && local.includes(one)));
  return inCapitals || isTold ? toName(`${given} ${family}`) : [];
}

const endsInRole = (part: string) =>
  /^\p{Lu}/u.test(part) && ROLES.has(part.toLowerCase().split(' ').at(-1) ?? '');

const opensAddress = (part: string, email: string) =>
  /^\p{L}{4,}\s\p{L}+$/u.test(part) &&
  email.toLowerCase().startsWith(part.split(' ')[0]?.toLowerCase() ?? '@');

const OF_EXPORT = /^top skills$/i;
const BELOW_NAME = /^(?:summary|experience)$/i;
const EXPORTED_LINES = 60;
const HEAD_OF_EXPORT = 5;

/** A page that a network of professionals prints: contact, skills and certificates stand above the name and its title. */
function nameOfExport(lines: readonly string[]): string | undefined {
  const head = lines.slice(0, EXPORTED_LINES);
  if (!head.some((line) => OF_EXPORT.test(line))) return undefined;
  const below = head.findIndex((line) => BELOW_NAME.test(line));
  const near = head
    .slice(Math.max(0, below - HEAD_OF_EXPORT), Math.max(0, below))
    .map((line) => partsOf(line)[0] ?? '');
  return near.find(
    (part, at) => isWritten(part) && isName(part) && (near[at + 1] ?? '') !== '' && !isTitleOfPost(part),
  );
}

/** "mara lindqvist" in the first line, with an address that has one of the two. */
function isSmallName(part: string, email: string): boolean {
  if (!/^\p{Ll}{3,20} \p{Ll}{3,24}$/u.test(part) || !isUncommon(part)) return false;
  const local = email.slice(0, email.indexOf('@')).toLowerCase();
  const words = part.split(' ');
  return (
    words.some((word) => local.includes(word)) ||
    local.replace(/[^a-z]/g, '') === words.map((word) => word.slice(0, 1)).join('')
  );
}

const INTRODUCED_LINES = 3;
/** "Mara Lindqvist 12 Mill Lane", "Mara LindqvistOxford, MA 01540": a name before an address, glued to it where a page was copied. */
const BEFORE_ADDRESS =
  /^\W{0,4}(\p{Lu}[\p{L}.'\u2019-]{0,24}?(?:\s\p{Lu}[\p{L}.'\u2019-]{0,24}?){1,3})[\s,]{0,3}(?:[1-9]\d{0,4}(?:-\d{1,4})?\s{1,2}(?:\p{Lu}|\d{1,3}(?:st|nd|rd|th)\b)|(?:\p{Lu}\p{Ll}{1,20}\s?){1,3},\s{0,2}[A-Z]{2},?\s{1,2}\d{5}(?!\d))/u;
const BEFORE_LABEL =
  /^\W{0,4}(\p{Lu}[\p{L}.'\u2019-]{0,24}?(?:\s\p{Lu}[\p{L}.'\u2019-]{0,24}?){1,3})\s{0,80}(?:Address|Mobile|Phone|Tel|Cell|Contact|E-?[Mm]ail)\b[\s.]{0,2}[:-]/u;
const WRITTEN_NAME = String.raw`(\p{Lu}\p{Ll}{1,24}(?:\s\p{Lu}[\p{L}\u2019'-]{1,24}){1,2})(?![\p{L}-])`;
/** How a letter tells who writes: "My name is Mara Lindqvist", "I'm Mara Lindqvist from Oxford", "From: Mara Lindqvist, 12 Mill Lane". */
const STATED = [
  new RegExp(String.raw`\b[Mm]y name(?:\sis|['\u2019]s)?\s{1,2}${WRITTEN_NAME}`, 'u'),
  new RegExp(String.raw`(?:^|[\s,])I(?:['\u2019]m| am)\s${WRITTEN_NAME}(?=,|\s(?:from|and|of)\s)`, 'u'),
  new RegExp(
    String.raw`^\W{0,5}(?:From|Sender)\s?:\s{1,3}${WRITTEN_NAME}(?=[,;(|]|\s[\u2013\u2014-]|$)`,
    'u',
  ),
];

/** The name that a letter tells of its writer. */
const statedIn = (line: string) =>
  STATED.flatMap((pattern) => pattern.exec(line)?.[1] ?? []).filter(
    (name) => isWritten(name) && isOfNoWork(name),
  );

/** The names that a line of the head introduces: before an address or a label of contact. */
function introducedIn(line: string): string[] {
  const beside = [BEFORE_ADDRESS, BEFORE_LABEL].flatMap((pattern) => pattern.exec(line)?.[1] ?? []);
  return beside.filter((name) => isOfNoWork(name) && isWritten(name));
}

/** Whether a word of it is in no text of work, or an initial is among its words: "Front Desk" is none. */
function isOfNoWork(name: string): boolean {
  const { knows } = meaningTable();
  return /\s\p{Lu}\.\s/u.test(name) || tokenize(name, 'en').some((token) => !knows(token.stem));
}

const isUncommon = (name: string) =>
  !NOT_A_NAME().test(name) && !name.split(' ').some((word) => isKnownWord(word.toLowerCase()));

const TITLE_BEFORE = /^(?:(?:dr|mr|mrs|ms|miss|mx|prof|eng|ing|er|shri|smt)\b\.?\s{1,2}){1,2}/i;
const CREDENTIALS =
  /(?:[\s,]{1,2}(?:ph\.?d|m\.?b\.?a|m\.?d|r\.?n|b\.?s\.?n|m\.?s\.?n|c\.?p\.?a|c\.?m\.?a|c\.?f\.?a|pmp|esq|j\.?d|p\.?e|ll\.?[bm]|m\.?sc|b\.?sc|m\.?a|b\.?a|m\.?s|b\.?s|phr|sphr|shrm-s?cp|cissp|cscp|cfp|lcsw|lpn|cna|acca|mcips|cipd|pgce|mrics|frics|rgn|rmn|m\.?eng|b\.?eng|c\.?eng|mciht|mcieh|cmiosh|cenvh|fcilex|miicm|rdms|rvt)\b\.?)+$/i;
const DOCUMENT =
  /^(?:the\s)?(?:curricul[aou]m[\s-]{0,2}vitae?|resume|r[e\u00e9]sum[e\u00e9]|cv|bio-?data)(?:\s{1,2}(?:of|for))?\b\W{0,6}|\W{0,6}\b(?:curricul[aou]m[\s-]{0,2}vitae?|resume|r[e\u00e9]sum[e\u00e9]|cv)$/giu;

const TAG = /<\/?[a-z]\w{0,8}>/gi;
/** What a name shares its line with: "Mara Lindqvist Address: 4 Mill Lane". */
const LABEL = /(?<=\p{L}\s)(?:address|mob(?:ile)?|phone|tel|cell|contact|e-?mail)\b[\s.]{0,2}[:-]/iu;

/** "Ana (Nina) Silva", "Ana \u201cNina\u201d Silva". */
const NICKNAME = /(?<=\p{L})\s[("\u201c\u2018][\p{L}.'-]{1,20}[)"\u201d\u2019](?=\s\p{L}|$)/gu;
/** "Ana Silva (she/her)", "Ana Silva BSc (Hons)". */
const ASIDE =
  /\s?\((?:(?:he|she|they|ze|any)(?:\s?\/\s?(?:him|her|hers|his|she|he|they|them|theirs|all)){0,2}|hons?\.?)\)/gi;
/** "Ana Silva, Jr.": the comma is none between two things. */
const COMMA_OF_SUFFIX = /,\s{0,2}(?=(?:Jr|Sr|II|III|IV)\b\.?\s{0,2}(?:$|[|,(;]))/g;
/** "Ana Silva RDA", "Ana Silva BAgrSc": letters behind a name that is not in capitals itself. */
const LETTERS_BEHIND =
  /(?<=\p{Ll}\s\p{Lu}[\p{L}'\u2019-]{0,24}\p{Ll})(?:\s(?:(?!I{2,3}$|IV$)\p{Lu}{2,5}|[BM]\p{L}{0,5}Sc|B[A-Z]\p{Ll}{1,4}))+$/u;

/** A line of a resume's head often holds more than the name: "Mara Lindqvist, Senior Clerk | Berlin". */
function partsOf(line: string): string[] {
  return line
    .replace(TAG, ' ')
    .replace(ASIDE, '')
    .replace(COMMA_OF_SUFFIX, ' ')
    .replace(NICKNAME, '')
    .replace(EMAIL, ' | ')
    .replace(NUMBER, ' | ')
    .replace(LABEL, ' | ')
    .replace(/\s\.\s?(?=\p{Lu}(?:\s|$))/u, ' ')
    .split(
      /\s?[|\u2022\u00b7\uf0b7\t;]\s?|\s{3,}|\s[\u2013\u2014-]\s|,\s{0,3}|(?<=\p{L}\p{Ll}{3})(?<!\b(?:Prof|Miss|Shri))\.\s{1,3}(?=\p{Lu}\p{Ll})/u,
    )
    .map((part) =>
      collapse(part)
        .replace(/^[^\p{L}]+/u, '')
        .replace(DOCUMENT, '')
        .replace(TITLE_BEFORE, '')
        .replace(CREDENTIALS, '')
        .replace(LETTERS_BEHIND, '')
        .trim(),
    )
    .filter((part) => part !== '');
}

const PARTICLE =
  '(?:de|da|das|del|della|den|der|di|do|dos|du|la|las|le|los|ten|ter|van|von|zu|bin|binti|ibn|al|el|y|e)';
/** "SILVA, Ana": the family name first. */
const INVERTED = new RegExp(
  String.raw`^((?:${PARTICLE}\s){0,2}\p{Lu}[\p{L}'\u2019-]{1,24}(?:\s\p{Lu}[\p{L}'\u2019-]{1,24})?),\s{0,2}(\p{Lu}[\p{L}'\u2019-]{1,24}(?:\s\p{Lu}[\p{L}.'\u2019-]{0,24}){0,2})$`,
  'u',
);
const WRITTEN = new RegExp(
  String.raw`^\p{Lu}[\p{L}.'\u2019-]*(?:\s(?:${PARTICLE}\s){0,2}(?:(?:a[dlnrstz]|ash|el)-)?\p{Lu}[\p{L}.'\u2019-]*){1,4}$`,
  'u',
);

/** Two to five words with capitals, none of them of a resume's headings or posts. */
function isWritten(part: string): boolean {
  if (part.length > MAX_NAME_LENGTH || /[\d@]/.test(part) || NOT_A_NAME().test(part)) return false;
  return WRITTEN.test(part);
}

const SUFFIX_BEHIND = /\s(?:Jr|Sr|II|III|IV)\.?$/;
const SHORTENED = /^(?:Md|Mohd|Mhd)\b\.?\s/;

/** One word of a name may be an everyday one ("Ruby Tran"), none of them of work. */
function isName(part: string): boolean {
  const written = capitalized(part).replace(SUFFIX_BEHIND, '');
  if (EMPLOYER().test(part)) return false;
  if (looksLikeName(written)) return true;
  const words = written.split(' ').map((word) => word.replace(/[^\p{L}]/gu, ''));
  const long = words.filter((word) => word.length > 1);
  // "KOWALSKI Jan": in capitals beside what is not, the family name tells that the other is a name as well.
  const [, family] = /^(\p{Lu}{4,24})\s\p{Lu}\p{Ll}/u.exec(part) ?? [];
  if (family && !isKnownWord(family.toLowerCase()) && !long.some((word) => ROLES.has(word.toLowerCase())))
    return true;
  if (long.length < 2 || long.some((word) => ROLES.has(word.toLowerCase()))) return false;
  if (SHORTENED.test(written)) return true;
  return long.filter(isKnownWord).length <= (long.length > 3 ? 0 : 1) && !isKnownWord(long.at(-1) ?? '');
}

/** "Mr. K.Faisal ahamed": who is addressed so at the top is the person, also with a surname in small letters. */
const ADDRESSED =
  /^\W{0,4}(?:Mr|Mrs|Ms|Miss|Shri|Smt)\b\.?\s?(\p{Lu}[\p{L}.]{1,20}(?:\s\p{L}[\p{L}.]{0,20}){0,3})$/u;
const BEFORE_INITIALS = /^(\p{Lu}\p{L}{2,19})(?:[.\s]\s?\p{Lu}(?=$|[.\s])\.?){1,3}$/u;
const AFTER_INITIALS = /^(?:\p{Lu}\.\s?){1,3}(\p{Lu}\p{L}{2,19})$/u;

/** One name with initials, as in the south of India: "S. Sirajudeen", "Shamsheer K.P". */
function isInitialed(part: string): boolean {
  const name = (BEFORE_INITIALS.exec(part) ?? AFTER_INITIALS.exec(part))?.[1];
  return name !== undefined && isSingleName(capitalized(name));
}

function isSingleName(part: string): boolean {
  return /^\p{Lu}\p{L}{2,19}$/u.test(part) && !isKnownWord(part.toLowerCase()) && !NOT_A_NAME().test(part);
}

const isInCapitals = (text: string) => text === text.toUpperCase();

/** Many write their name, or the family's, in capitals, which says nothing about the words; small ones at the start are no name. */
function capitalized(text: string): string {
  if (text === text.toLowerCase()) return withCapitals(text);
  if (isInCapitals(text)) return withCapitals(text).replace(SMALL_IN_NAME, (word) => word.toLowerCase());
  return text
    .split(' ')
    .map((word) =>
      /^\p{Lu}[\p{Lu}'\u2019-]{2,}$/u.test(word) && !SUFFIX.test(word) ? withCapitals(word) : word,
    )
    .join(' ');
}

const SUFFIX = /^(?:Jr|Sr|II|III|IV)\.?$/i;
const SMALL_IN_NAME =
  /(?<=\s)(?:Van|Von|Der|Den|De|Del|Dos|Das|Do|Bin|Ibn|Ter|Ten|Y|E|(?<=De\s)La|(?<=De\s)Las|(?<=De\s)Los)(?=\s)/g;

function withCapitals(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=^|[\s'\u2019.-])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=\s)(?:Ii|Iii|Iv)$/, (number) => number.toUpperCase());
}

function toName(text: string): string {
  return capitalized(text).replace(/,$/, '');
}

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);

const SPELT_OUT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
};
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', ł: 'l', đ: 'd' };

/** A name as an address may have it: "Jörg" as "jorg" and as "joerg". */
function asInAddresses(name: string): string[] {
  const small = name.toLowerCase();
  const plain = small.replace(/[ßøæłđ]/g, (letter) => PLAIN[letter] ?? letter);
  return [plain, small.replace(/[äöüßøåæ]/g, (letter) => SPELT_OUT[letter] ?? letter)].map((one) =>
    one.normalize('NFD').replace(/\p{M}/gu, ''),
  );
}

/** Whether a part is written like a name and shares a word with an address, or is an address in two words. */
function isOfAddress(part: string, email: string): boolean {
  const local = email.slice(0, email.indexOf('@')).toLowerCase();
  const words = plainWords(part);
  const shared = words.filter((word) => local.includes(word)).length;
  if (isWritten(part)) return shared > 0 && (shared === words.length || !isTitleOfPost(part));
  if (/^\p{L}{3,20}$/u.test(part)) return /^\p{Lu}/u.test(part) && shared > 0 && isSingleName(part);
  if (!/^\p{L}\p{Ll}+ \p{Ll}+$/u.test(part) || words.length !== 2) return false;
  return shared === 2 || (shared === 1 && /^\p{Lu}/u.test(part) && isUncommon(part));
}

const OF_A_FILE = lazyPattern('^(?:{fileNameWord})$', 'i');

/**
 * Whose resume a file is, by its name: "resume_jane_roe_2024.pdf" is Jane Roe's, "cv-final(2).pdf" is anybody's. Undefined
 * where the name says nothing.
 */
export function nameFromFileName(fileName: string): string | undefined {
  const words = fileName
    .slice(0, MAX_LINE_LENGTH)
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}'\u2019]+/u)
    .filter((word) => word !== '' && !OF_A_FILE().test(word));
  const isNamed = words.filter((word) => word.length > 1);
  if (isNamed.length < 2 || words.length > 4 || /^\p{L}$/u.test(words.at(-1) ?? '')) return undefined;
  const name = words
    .map((word) => capitalized(word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(' ');
  return isNamed.some((word) => isKnownWord(word.toLowerCase()) || word.length < 2) || NOT_A_NAME().test(name)
    ? undefined
    : name;
}
