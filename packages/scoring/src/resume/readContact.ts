import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { collapse } from '../text/tokens.ts';
import { EMAIL, isPhone, looksLikeName, PHONE } from './redactPersonalData.ts';

/** What a resume says of its person; what is not found, or in doubt, is left out. */
export type Contact = { name?: string; email?: string; phone?: string };

/**
 * A resume says who it is about at its top, or in a column that is read later; what comes after the first
 * hundred lines is about others.
 */
const LINES = 100;
const TOP_LINES = 12;
const MAX_NAME_LENGTH = 80;
const MAX_PHONE_LENGTH = 50;
const MAX_EMAIL_LENGTH = 254;
const MAX_LINE_LENGTH = 300;

const DELIVERABLE =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
/** After such a heading, other people are listed. */
const OTHERS = lazyPattern(String.raw`^\W{0,5}(?:{referencesHeading})\b`, 'i');
const NAME_FIELD = /^\W{0,5}(?:full\s{1,3}name|name)\s{0,3}[:–—]\s{0,3}(\S.*)$/i;
const NOT_A_NAME = lazyPattern(String.raw`\b(?:{notAPersonsName})\b`, 'i');
const FAX = /\bfax\b/i;
const CONTACT_WORD = lazyPattern(String.raw`\b(?:{contactWord})\b`, 'i');

/** Reads name, email and phone of the person that a resume is about. Pure; time is linear in the text. */
export function readContact(text: string): Contact {
  const lines = text.split(/\r?\n/, LINES).map((line) => collapse(line.slice(0, MAX_LINE_LENGTH)).trim());
  const others = lines.findIndex((line) => OTHERS().test(line));
  const own = (others === -1 ? lines : lines.slice(0, others)).filter((line) => line !== '');
  const email = findEmail(own);
  const phone = findPhone(own);
  const name = findName(own, { ...(email ? { email } : {}), ...(phone ? { phone } : {}) });
  return { ...(name ? { name } : {}), ...(email ? { email } : {}), ...(phone ? { phone } : {}) };
}

/** The one address that there is; of several, none can be told to be the person's. */
function findEmail(lines: readonly string[]): string | undefined {
  const found = new Set(
    lines
      .flatMap((line) => [...line.matchAll(EMAIL)].map(([match]) => match.replace(/\s/g, '')))
      .filter((one) => one.length <= MAX_EMAIL_LENGTH && one.indexOf('@') <= 64 && DELIVERABLE.test(one)),
  );
  const [first] = found;
  return new Set([...found].map((one) => one.toLowerCase())).size === 1 ? first : undefined;
}

/** The first number at the top or beside a word or an address of contact; elsewhere a number may be anything. */
function findPhone(lines: readonly string[]): string | undefined {
  for (const [index, line] of lines.entries()) {
    const labelled = CONTACT_WORD().test(line) || line.search(EMAIL) !== -1;
    if (index >= TOP_LINES && !labelled) continue;
    if (FAX.test(line) && !CONTACT_WORD().test(line)) continue;
    for (const [match] of line.matchAll(PHONE)) {
      const phone = match.trim();
      const digits = phone.replace(/\D/g, '').length;
      if (isPhone(phone) && digits >= 7 && digits <= 15 && phone.length <= MAX_PHONE_LENGTH) return phone;
    }
  }
  return undefined;
}

/**
 * A name is told by a label, by an address that it shares a word with, or by standing at the very top of what
 * is contacted.
 */
function findName(lines: readonly string[], { email, phone }: Contact): string | undefined {
  for (const line of lines) {
    const stated = NAME_FIELD.exec(line)?.[1];
    if (stated && isName(stated)) return toName(stated);
  }
  const top = lines.slice(0, TOP_LINES).flatMap((line) => partsOf(line).filter(isWritten));
  const named = email === undefined ? undefined : top.find((part) => sharesWord(part, email));
  if (named) return toName(named);
  const first = partsOf(lines[0] ?? '')[0] ?? '';
  return (email || phone) && isWritten(first) && isName(first) ? toName(first) : undefined;
}

/** A line of a resume's head often holds more than the name: "Mara Lindqvist | Berlin". */
function partsOf(line: string): string[] {
  return line
    .split(/\s?[|•·\t;]\s?|,\s(?=[A-Z]{2,4}\b)|\s{3,}|\s[–—-]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Two to four words with capitals, none of them of a resume's headings or posts. */
function isWritten(part: string): boolean {
  if (part.length > MAX_NAME_LENGTH || /[\d@]/.test(part) || NOT_A_NAME().test(part)) return false;
  return /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,3}$/u.test(part);
}

function isName(part: string): boolean {
  return looksLikeName(capitalized(part));
}

/** Many write their name in capitals, which says nothing about the words; small ones at the start are no name. */
function capitalized(text: string): string {
  if (text !== text.toUpperCase()) return text;
  return text.toLowerCase().replace(/(?<=^|[\s'’.-])\p{L}/gu, (letter) => letter.toUpperCase());
}

function toName(text: string): string {
  return capitalized(text).replace(/,$/, '');
}

function sharesWord(name: string, email: string): boolean {
  const local = email.slice(0, email.indexOf('@')).toLowerCase();
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .some((word) => word.length >= 3 && local.includes(word));
}
