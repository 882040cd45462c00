import { lazyPattern } from '../lexicon/lazyPattern.ts';
import { EMAIL } from './redactPersonalData.ts';

const MAX_PHONE_LENGTH = 50;
const CONTACT_WORD = lazyPattern(String.raw`\b(?:{contactWord})\b|^\W{0,3}[MTPCH]\s?[:.]`, 'i');
const NOT_A_PHONE = lazyPattern(String.raw`\b(?:{beforeOtherNumber})\W{0,4}$`, 'i');
/** "Boise, ID 208-555-0171". */
const IN_IDAHO = /\p{Ll},\s?ID\W{0,4}$/u;
/** A label glued to its number: "Phone020 7946 0958". */
const GLUED_LABEL = lazyPattern('(?:{contactWord})$', 'i');
export const NUMBER =
  /(?:\(\+?|\[(?=\d{2,5}\])|\+|(?<![\d.@/_#-]))\d[\d\s().\]\u2010-\u2013-]{5,24}\d(?!\d|\s?%)/g;
/** "030/901820-44", "+49 171/1234567": an area before a slash. */
const SLASHED =
  /(?<![\d./-])(?:\+\d{1,3}\s?)?\(?\d{3,5}\)?\s?\/\s?\d{3,8}(?:[ -]\d{1,6}){0,3}(?![\d/]|\s?%)/g;
const EXTENSION = /^\s{0,2}[,;(]?\s{0,2}(?:extension|extn?\b\.?|x)\s{0,2}:?\s{0,2}\d{1,6}(?!\d)/i;
/** Dates, and a postcode of nine digits. */
const DATE =
  /^\d{5}-\d{4}$|^\d{3,5}\s(?:19|20)\d\d$|^\d{1,2}[-.\s]\d{1,2}[-.\s](?:19|20)\d\d$|^(?:19|20)\d\d[-.\s]\d{1,2}(?:[-.\s]\d{1,2})?$|(?:19|20)\d\d\W{1,4}(?:\d{1,2}[-./\s]){0,2}(?:19|20)\d\d|\/(?:19|20)\d\d$/;
/** "60614 (312) 555-0187": a postcode in front of a number. */
const POSTCODE_BEFORE = /^\d{4,6}(?:-\d{4})?\s{1,3}(?=\(|\d)/;
const POSTCODE_AFTER = /\s{1,3}\d{5,6}$/;
const FEWEST_DIGITS = 7;
const NATIONAL_DIGITS = 9;
const MOST_DIGITS = 15;

/** The first number in the first `topLines` or beside a word or an address of contact; elsewhere a number may be anything. */
export function findPhone(lines: readonly string[], topLines: number): string | undefined {
  for (const [index, line] of lines.entries()) {
    const labelled = CONTACT_WORD().test(line) || line.search(EMAIL) !== -1;
    if (index >= topLines && !labelled) continue;
    for (const match of numbersIn(line)) {
      const before = line.slice(Math.max(0, match.index - 24), match.index);
      if (NOT_A_PHONE().test(before) && !IN_IDAHO.test(before)) continue;
      const phone = toPhone(match[0], CONTACT_WORD().test(before) || GLUED_LABEL().test(before));
      if (phone)
        return `${phone}${EXTENSION.exec(line.slice(match.index + match[0].length))?.[0] ?? ''}`.slice(
          0,
          MAX_PHONE_LENGTH,
        );
    }
  }
  return undefined;
}

/** Those with an area before a slash first, where they begin at the same place. */
function numbersIn(line: string): RegExpExecArray[] {
  const slashed = [...line.matchAll(SLASHED)].filter(([match]) => digitsOf(match) >= NATIONAL_DIGITS);
  const plain = [...line.matchAll(NUMBER)].filter(
    ({ index }) => !slashed.some((one) => index >= one.index && index < one.index + one[0].length),
  );
  return [...slashed, ...plain].toSorted((a, b) => a.index - b.index);
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
