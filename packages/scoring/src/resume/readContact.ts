import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { ROLES } from '../lexicon/roles.ts';
import { meaningTable } from '../meaning/table.ts';
import { collapse, tokenize } from '../text/tokens.ts';
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
const MAX_PHONE_LENGTH = 50;
const MAX_EMAIL_LENGTH = 254;
const MAX_LINE_LENGTH = 300;

const DELIVERABLE =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** After such a heading, other people are listed. */
const OTHERS = lazyPattern(String.raw`^\W{0,5}(?:{referencesHeading})\b`, 'i');
/** "Reference and Instruction" is what a librarian does. */
const IS_A_SKILL = /^\W{0,5}references? (?:and|&|desk|work|services?)\b/i;
const NAME_FIELD =
  /^\W{0,5}(?:full\s{1,3}name|candidate\s{1,3}name|name)\s{0,3}[:\u2013\u2014-]\s{0,3}(\S.*)$/i;
const NOT_A_NAME = lazyPattern(String.raw`\b(?:{notAPersonsName})\b`, 'i');
const EMPLOYER = lazyPattern('{employerWord}', 'i');
const CONTACT_WORD = lazyPattern(String.raw`\b(?:{contactWord})\b|^\W{0,3}[MTPCH]\s?[:.]`, 'i');
const NOT_A_PHONE = lazyPattern(String.raw`\b(?:{beforeOtherNumber})\W{0,4}$`, 'i');
const NUMBER = /(?:\(\+?|\+|(?<![\d.@/_#-]))\d[\d\s().\u2010-\u2013-]{5,24}\d(?!\d|\s?%)/g;
/** Dates, and a postcode of nine digits. */
const DATE =
  /^\d{5}-\d{4}$|^\d{3,5}\s(?:19|20)\d\d$|^\d{1,2}[-.\s]\d{1,2}[-.\s](?:19|20)\d\d$|^(?:19|20)\d\d[-.\s]\d{1,2}(?:[-.\s]\d{1,2})?$|(?:19|20)\d\d\W{1,4}(?:19|20)\d\d/;
/** "60614 (312) 555-0187": a postcode in front of a number. */
const POSTCODE_BEFORE = /^\d{4,6}(?:-\d{4})?\s{1,3}(?=\(|\d)/;
const POSTCODE_AFTER = /\s{1,3}\d{5,6}$/;
const FEWEST_DIGITS = 7;
const NATIONAL_DIGITS = 9;
const MOST_DIGITS = 15;

/** Reads name, email and phone of the person that a resume is about. Pure; time is linear in the text. */
export function readContact(text: string): Contact {
  const lines = text.split(/\r?\n/, LINES).map((line) => line.slice(0, MAX_LINE_LENGTH).trim());
  const others = lines.findIndex((line) => OTHERS().test(line) && !IS_A_SKILL.test(line));
  const own = ofThePerson(others === -1 ? lines : lines.slice(0, others));
  const email = findEmail(own);
  const phone = findPhone(own.map((line) => collapse(line)));
  const name = findName(own, { ...(email ? { email } : {}), ...(phone ? { phone } : {}) });
  return { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
}

/** Without what is told of posts and studies, below the top: an address or a number there is an employer's. */
function ofThePerson(lines: readonly string[]): string[] {
  let isOfAnother = false;
  return lines
    .filter((line) => line !== '')
    .filter((line, index) => {
      const heading = readSectionHeading(line, 'en');
      if (heading && heading.textFrom === line.length)
        isOfAnother = heading.section === 'experience' || heading.section === 'education';
      return index < TOP_LINES || !isOfAnother;
    });
}

/** The first address: what comes later is that of an employer or a referee. */
function findEmail(lines: readonly string[]): string | undefined {
  return lines
    .flatMap((line) =>
      [...line.matchAll(EMAIL)].map(([match]) => match.replace(/\s/g, '').replace(/^[.-]+/, '')),
    )
    .find((one) => one.length <= MAX_EMAIL_LENGTH && one.indexOf('@') <= 64 && DELIVERABLE.test(one));
}

/** The first number at the top or beside a word or an address of contact; elsewhere a number may be anything. */
function findPhone(lines: readonly string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    const labelled = CONTACT_WORD().test(line) || line.search(EMAIL) !== -1;
    if (index >= TOP_LINES && !labelled) continue;
    for (const match of line.matchAll(NUMBER)) {
      const before = line.slice(Math.max(0, match.index - 24), match.index);
      if (NOT_A_PHONE().test(before)) continue;
      const phone = toPhone(match[0], CONTACT_WORD().test(before));
      if (phone) return phone;
    }
  }
  return undefined;
}

function toPhone(written: string, labelled: boolean): string | undefined {
  let phone = written.trim();
  const rest = phone.replace(POSTCODE_BEFORE, '');
  if (rest !== phone && digitsOf(rest) >= NATIONAL_DIGITS) phone = rest;
  const head = phone.replace(POSTCODE_AFTER, '');
  if (head !== phone && digitsOf(head) >= NATIONAL_DIGITS + 1) phone = head;
  phone = balanced(phone);
  const digits = digitsOf(phone);
  if (digits < FEWEST_DIGITS || digits > MOST_DIGITS || phone.length > MAX_PHONE_LENGTH || DATE.test(phone))
    return undefined;
  const isWhole = digits >= NATIONAL_DIGITS || phone.startsWith('+') || /^\d{3}[-. ]\d{4}$/.test(phone);
  return isWhole || labelled ? phone : undefined;
}

const digitsOf = (text: string) => text.replace(/\D/g, '').length;

/** A bracket without its other half belongs to what is around the number. */
function balanced(phone: string): string {
  const opened = phone.split('(').length - phone.split(')').length;
  if (opened > 0) return phone.replace('(', '').trim();
  return opened < 0 ? phone.replace(')', '').trim() : phone;
}

/**
 * A name is told by a label, by an address that it shares a word with, or by standing at the very top of what
 * is contacted.
 */
function findName(lines: readonly string[], { email, phone }: Contact): string | undefined {
  for (const line of lines) {
    const stated = NAME_FIELD.exec(line)?.[1];
    const part = stated && partsOf(stated)[0];
    if (part && ((isWritten(part) && isName(part)) || isInitialed(part))) return toName(part);
  }
  const top = lines.slice(0, TOP_LINES).map(partsOf);
  const named = email === undefined ? undefined : top.flat().find((part) => isOfAddress(part, email));
  const opens = top[0]?.[0];
  // "Piano tuner" shares a word with "agpianos@", and the name stands above it.
  if (named && !isWritten(named) && opens && opens !== named && isWritten(opens) && isName(opens))
    return toName(opens);
  if (named) return toName(named);
  if (email && opens && isSmallName(opens, email)) return toName(opens);
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
  if (!email && !phone && !beside.some((part) => isTitleOfPost(part ?? ''))) return undefined;
  if ((isWritten(first) && isName(first)) || isInitialed(first)) return toName(first);
  const isFirst = heads.slice(0, at).every((parts) => parts.length === 0);
  return isFirst && isSingleName(first) && top.slice(at + 1, at + 4).flat().length < 8
    ? toName(first)
    : undefined;
}

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
  return part.split(' ').some((word) => local.includes(word));
}

const INTRODUCED_LINES = 3;
/** "Mara Lindqvist 12 Mill Lane", "Mara LindqvistOxford, MA 01540": a name before an address, glued to it where a page was copied. */
const BEFORE_ADDRESS =
  /^\W{0,4}(\p{Lu}[\p{L}.'\u2019-]{0,24}?(?:\s\p{Lu}[\p{L}.'\u2019-]{0,24}?){1,3})[\s,]{0,3}(?:\d{1,5}(?:-\d{1,4})?\s{1,2}(?:\p{Lu}|\d)|(?:\p{Lu}\p{Ll}{1,20}\s?){1,3},\s{0,2}[A-Z]{2},?\s{1,2}\d{5}(?!\d))/u;
const BEFORE_LABEL =
  /^\W{0,4}(\p{Lu}[\p{L}.'\u2019-]{0,24}?(?:\s\p{Lu}[\p{L}.'\u2019-]{0,24}?){1,3})\s{0,80}(?:Address|Mobile|Phone|Tel|Cell|Contact|E-?[Mm]ail)\b[\s.]{0,2}[:-]/u;
const MY_NAME =
  /\b[Mm]y name(?:\sis|['\u2019]s)?\s{1,2}(\p{Lu}\p{Ll}{1,24}(?:\s\p{Lu}\p{Ll}{1,24}){1,2})(?!\p{Ll})/u;

/** The names that a line of the head introduces: before an address or a label of contact, or "My name is Mara Lindqvist". */
function introducedIn(line: string): string[] {
  const stated = MY_NAME.exec(line)?.[1];
  const beside = [BEFORE_ADDRESS, BEFORE_LABEL].flatMap((pattern) => pattern.exec(line)?.[1] ?? []);
  return [...(stated ? [stated] : []), ...beside.filter(isOfNoWork)].filter(isWritten);
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
  /(?:[\s,]{1,2}(?:ph\.?d|m\.?b\.?a|m\.?d|r\.?n|b\.?s\.?n|m\.?s\.?n|c\.?p\.?a|c\.?m\.?a|c\.?f\.?a|pmp|esq|j\.?d|p\.?e|ll\.?[bm]|m\.?sc|b\.?sc|m\.?a|b\.?a|m\.?s|b\.?s|phr|sphr|shrm-s?cp|cissp|cscp|cfp|lcsw|lpn|cna|acca|mcips|cipd|pgce|jr|sr|iii?)\b\.?)+$/i;
const DOCUMENT =
  /^(?:the\s)?(?:curricul[aou]m[\s-]{0,2}vitae?|resume|r[e\u00e9]sum[e\u00e9]|cv|bio-?data)(?:\s{1,2}(?:of|for))?\b\W{0,6}|\W{0,6}\b(?:curricul[aou]m[\s-]{0,2}vitae?|resume|r[e\u00e9]sum[e\u00e9]|cv)$/giu;

const TAG = /<\/?[a-z]\w{0,8}>/gi;
/** What a name shares its line with: "Mara Lindqvist Address: 4 Mill Lane". */
const LABEL = /(?<=\p{L}\s)(?:address|mob(?:ile)?|phone|tel|cell|contact|e-?mail)\b[\s.]{0,2}[:-]/iu;

/** "Ana (Nina) Silva", "Ana \u201cNina\u201d Silva". */
const NICKNAME = /(?<=\p{L})\s[("\u201c\u2018][\p{L}.'-]{1,20}[)"\u201d\u2019](?=\s\p{L}|$)/gu;
/** "Ana Silva RDA", "Ana Silva BAgrSc": letters behind a name that is not in capitals itself. */
const LETTERS_BEHIND =
  /(?<=\p{Ll}\s\p{Lu}[\p{L}'\u2019-]{0,24}\p{Ll})(?:\s(?:\p{Lu}{2,4}|[BM]\p{L}{0,5}Sc|B[A-Z]\p{Ll}{1,4}))+$/u;

/** A line of a resume's head often holds more than the name: "Mara Lindqvist, Senior Clerk | Berlin". */
function partsOf(line: string): string[] {
  return line
    .replace(TAG, ' ')
    .replace(NICKNAME, '')
    .replace(EMAIL, ' | ')
    .replace(NUMBER, ' | ')
    .replace(LABEL, ' | ')
    .replace(/\s\.\s?(?=\p{Lu}(?:\s|$))/u, ' ')
    .split(/\s?[|\u2022\u00b7\uf0b7\t;]\s?|\s{3,}|\s[\u2013\u2014-]\s|,\s{0,3}/)
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

const PARTICLE = '(?:de|da|del|della|der|den|di|do|dos|du|la|le|van|von|bin|ibn|al|el|ter|y|e)';
const WRITTEN = new RegExp(
  String.raw`^\p{Lu}[\p{L}.'\u2019-]*(?:\s(?:${PARTICLE}\s){0,2}\p{Lu}[\p{L}.'\u2019-]*){1,4}$`,
  'u',
);

/** Two to five words with capitals, none of them of a resume's headings or posts. */
function isWritten(part: string): boolean {
  if (part.length > MAX_NAME_LENGTH || /[\d@]/.test(part) || NOT_A_NAME().test(part)) return false;
  return WRITTEN.test(part);
}

const SHORTENED = /^(?:Md|Mohd|Mhd)\b\.?\s/;

/** One word of a name may be an everyday one ("Ruby Tran"), none of them of work. */
function isName(part: string): boolean {
  const written = capitalized(part);
  if (EMPLOYER().test(part)) return false;
  if (looksLikeName(written)) return true;
  const words = written.split(' ').map((word) => word.replace(/[^\p{L}]/gu, ''));
  const long = words.filter((word) => word.length > 1);
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

/** Many write their name in capitals, which says nothing about the words; small ones at the start are no name. */
function capitalized(text: string): string {
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text;
  return text.toLowerCase().replace(/(?<=^|[\s'\u2019.-])\p{L}/gu, (letter) => letter.toUpperCase());
}

function toName(text: string): string {
  return capitalized(text).replace(/,$/, '');
}

/** Whether a part is written like a name and shares a word with an address, or is an address in two words. */
function isOfAddress(part: string, email: string): boolean {
  const local = email.slice(0, email.indexOf('@')).toLowerCase();
  const words = part
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);
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
