import { findConcepts } from '../lexicon/concepts.ts';
import { readableAs } from '../lexicon/detectLanguage.ts';
import { alternatives, lazyPattern } from '../lexicon/lazyPattern.ts';
import { ROLES } from '../lexicon/roles.ts';
import { wordWeight } from '../lexicon/wordRarity.ts';
import { lazy } from '../text/lazy.ts';
import { collapse, tokenize } from '../text/tokens.ts';

/** Marks where something personal was taken out: no quote reaches across it. */
export const REMOVED = '\ue000';

const MIN_LITERAL_LENGTH = 6;

export type Person = { name: string; email: string; phone: string };

const PERSONAL_FIELD = lazyPattern(
  String.raw`^\W{0,40}(?:{personalLabel:all})\s*(?:[:=\u2013\u2014\uff1a]|-\s)`,
  'i',
);
const CONTACT_FIELD = lazyPattern(String.raw`^\W*(?:{contactLabel})\s*[:=]`, 'i');
const BARE_LABEL = lazyPattern(String.raw`^\W{0,40}(?:{personalLabel:all})\W{0,40}$`, 'i');
const CAPTION = lazyPattern('{caption}', 'i');
const PRONOUN_SET =
  '(?:she|he|they|ze|xe)\\s*\\/\\s*(?:her|him|them|hir|zir|xem|they|he|she)(?:\\s*\\/\\s*\\w+)?';
const AGE_VALUE = String.raw`\d{2}\s*(?:years?\s+(?:old|of\s+age)|yrs?(?:\s+old)?|y\/?o)|aged?\s*(?::\s*)?\d{2}`;
const WITH_CHILDREN = String.raw`[\s,]+(?:with\s+)?(?:no|one|two|three|four|\d)\s+(?:children|child|kids|sons?|daughters?)`;
const WHOLE_VALUE = lazyPattern(
  String.raw`^\W*(?:(?:{maritalStatus})(?:${WITH_CHILDREN})?|{gender}|{faith}|${PRONOUN_SET}|${AGE_VALUE}|` +
    String.raw`(?:{people})\s+(?:national|citizen|nationality))\W*$`,
  'i',
);

const INLINE: readonly (() => RegExp)[] = [
  lazyPattern(
    String.raw`[([]\s*(?:pronouns:?\s*)?${PRONOUN_SET}\s*[)\]]|\b(?:pronouns:?\s*)?${PRONOUN_SET}`,
    'gi',
  ),
  lazyPattern(
    String.raw`\b(?:1[6-9]|[2-9]\d)[-\s]years?[-\s](?:old|of\s+age)\b(?!\s+(?:{agedOthers}))`,
    'gi',
  ),
  lazyPattern(
    String.raw`(?<=^|[,(;]\s{0,9}|\bis\s)aged?\s+(?:1[6-9]|[2-9]\d)\b(?!\s*(?:to|and|-|\u2013|\+))`,
    'gi',
  ),
  lazyPattern(String.raw`(?<=\b(?:is|turned|turns|just)\s)(?:1[6-9]|[2-9]\d)(?=\s*(?:[,.;)]|and\b|$))`, 'gi'),
  lazyPattern(String.raw`(?<=,\s{0,9})(?:1[6-9]|[2-9]\d)(?=\s*,)`, 'g'),
  lazyPattern(
    String.raw`\b(?:was\s+)?born\s+(?:and\s+raised\s+)?(?:(?:on|in|at)\s*)?[^,.;)\n\ue000]{1,40}`,
    'gi',
  ),
  lazyPattern(
    String.raw`\b(?:happily\s+)?(?:{marriedWords})\b(?:\s+(?:with|and|to)\s+[^,.;)\n]{0,30}?(?:{familyMembers}))?`,
    'gi',
  ),
  lazyPattern(
    String.raw`\b(?:single\s+)?(?:{parents})\s+of\s+(?:\d|one|two|three|four|five|six)\b` +
      String.raw`(?:\s+(?:young\s+)?(?:children|kids|boys|girls|sons|daughters))?`,
    'gi',
  ),
  lazyPattern(String.raw`\bsingle\s+(?:{parents})\b`, 'gi'),
  lazyPattern(
    String.raw`\b(?:{people})(?:[-\s]born\b|\s+(?:national|citizen|nationality|citizenship|` +
      String.raw`passport(?:\s+holder)?|descent|origin)\b)`,
    'gi',
  ),
  lazyPattern(
    String.raw`\b(?:citizen|national|native)\s+of\s+(?:the\s+)?\p{Lu}[\p{L}]+(?:\s+\p{Lu}[\p{L}]+)?`,
    'gu',
  ),
  lazyPattern(
    String.raw`\b(?:practi[sc]ing|devout|observant|committed|born-again|proud)\s+(?:{faith})\b|` +
      String.raw`(?<=\b(?:is|am)\s(?:an?\s)?)(?:{faith})\b`,
    'gi',
  ),
  lazyPattern(
    String.raw`(?<=(?:^|[,;(]|\band)\s{0,9})(?:{faith}|{gender}|{maritalStatus})(?=\s*(?:[,;.)]|$))`,
    'gim',
  ),
  lazyPattern(
    String.raw`(?<=\b(?:is|am)\s(?:an?\s)?)(?:{gender}|single)\b(?=\s*(?:[,;.)]|and\b|who\b|with\b|$))`,
    'gi',
  ),
  lazy(() => {
    const people = alternatives('people', 'spaced').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
    return new RegExp(
      `(?<=\\b(?:[Hh]e|[Ss]he|[Tt]hey|[Ww]ho|\\p{Lu}\\p{L}+)\\s(?:is|are)\\s(?:an?\\s)?)(?:${people})(?=\\s*(?:[,;.)]|and\\b|$))`,
      'gu',
    );
  }),
  lazyPattern(String.raw`\b(?:Mr|Mrs|Ms|Miss|Mx|Sir|Madam)\b\.?`, 'g'),
];
// "He" is no pronoun in Spanish, nor is "her" in German.
const PRONOUNS = lazyPattern(
  String.raw`\b(?:he|she|they)(?:['\u2019](?:s|d|ll|ve|re))?\b|` +
    String.raw`\b(?:him|her|hers|his|himself|herself|themself|themselves)\b`,
  'gi',
);

export const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/giu;
const URL =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:[a-z0-9-]{1,30}\.){0,3}(?:linkedin|github|gitlab|behance|dribbble|medium|facebook|instagram|twitter)\.(?:com|net|io)\/\S*/gi;
export const PHONE = /(?:\+|\(|\b)\d[\d\s().\u2010-\u2013-]{6,24}\d\b/g;
const YEAR_SPAN = /\b(?:19|20)\d\d\b/;
const SEGMENT = /((?:(?<!\s)\s+)?[|;\u2022\u00b7]\s*|\s{3,}|\t+)/;
const VERB_AFTER = lazyPattern('^(?:{verbAfterName})$');

const BEFORE_PERSON = lazyPattern('{beforePerson}', 'i');

/**
 * Takes out of a text what must not weigh: the person's name, contact lines, and the personal lines of the decision
 * record (birth date, age, gender, marital status, nationality, religion, photo captions, pronouns). Each removed piece
 * inside a line leaves `REMOVED`, so that no quote joins what stood around it.
 */
export function redactPersonalData(text: string, person: Person): string {
  const lines = text.replace(/\ue000/g, ' ').split(/\r?\n/);
  const names = { whole: namePatterns(person.name), parts: partPatterns(person.name) };
  const inline = readableAs(text) === 'en' ? [...INLINE, PRONOUNS] : INLINE;
  const kept: string[] = [];
  let afterBareLabel = false;
  let atTop = true;
  for (const line of lines) {
    if (line.trim() === '') {
      kept.push('');
      continue;
    }
    const wasBareLabel = afterBareLabel;
    afterBareLabel = BARE_LABEL().test(line);
    if (afterBareLabel || CAPTION().test(line)) continue;
    if (wasBareLabel && tokenize(line, 'en').length <= 5) continue;
    if (atTop && !names.whole.some((pattern) => line.search(pattern) !== -1) && looksLikeName(line)) {
      atTop = false;
      continue;
    }
    atTop = false;
    const cleaned = cleanLine(line, person, names, inline);
    if (/[\p{L}\p{N}]/u.test(cleaned)) kept.push(cleaned);
  }
  return kept.join('\n');
}

function cleanLine(line: string, person: Person, names: Names, inline: readonly (() => RegExp)[]): string {
  let hadContact = false;
  const segments = line.split(SEGMENT).map((segment, index) => {
    if (index % 2 === 1) return segment;
    if (PERSONAL_FIELD().test(segment) && tokenize(segment, 'en').length <= 14) return REMOVED;
    if (CONTACT_FIELD().test(segment) && tokenize(segment, 'en').length <= 16) {
      hadContact = true;
      return REMOVED;
    }
    if (WHOLE_VALUE().test(segment)) return REMOVED;
    const withoutContact = removeContact(segment, person);
    hadContact ||= withoutContact !== segment;
    return removeName(removeInline(withoutContact, inline), names);
  });
  const rest = segments.join('');
  // What is beside a phone number or an address in a short line is the town, not the work.
  if (hadContact && tokenize(rest, 'en').length <= 12 && !tellsOfWork(rest)) return '';
  return rest;
}

function removeContact(text: string, person: Person): string {
  let result = text;
  for (const literal of [person.email, person.phone]) {
    // A phone typed as "1" must not take every 1 out of the text.
    if (literal.trim().length >= MIN_LITERAL_LENGTH) result = result.replaceAll(literal.trim(), REMOVED);
  }
  return result
    .replace(EMAIL, REMOVED)
    .replace(URL, REMOVED)
    .replace(PHONE, (match) => (isPhone(match) ? REMOVED : match));
}

export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length > 15 || YEAR_SPAN.test(text.replace(/[()]/g, ' '))) return text.startsWith('+');
  return digits.length >= 9 || (digits.length >= 7 && /^\d{3}[-. ]\d{4}$/.test(text));
}

function removeInline(text: string, inline: readonly (() => RegExp)[]): string {
  return inline.reduce((result, pattern) => result.replace(pattern(), REMOVED), text);
}

type Names = { whole: readonly RegExp[]; parts: readonly { part: string; pattern: RegExp }[] };

function removeName(text: string, { whole, parts }: Names): string {
  const withoutWhole = whole.reduce((current, pattern) => current.replace(pattern, REMOVED), text);
  return parts.reduce(
    (current, { part, pattern }) =>
      current.replace(pattern, (match, offset: number, all: string) =>
        isNameUse(match, part, all, offset) ? REMOVED : match,
      ),
    withoutWhole,
  );
}

function partPatterns(name: string): Names['parts'] {
  return nameWords(name)
    .filter(isOwnWord)
    .map((part) => ({
      part,
      pattern: new RegExp(
        `(?<![\\p{L}\\p{N}])${escapeRegExp(part)}(?:['\\u2019]s)?(?![\\p{L}\\p{N}])`,
        'giu',
      ),
    }));
}

/** A name that is also an everyday or a skill word ("Ruby", "Baker") is a name only where it acts like one. */
function isNameUse(match: string, part: string, whole: string, offset: number): boolean {
  if (match[0] !== match[0]?.toUpperCase()) return false;
  if (part.length > 1 && !isKnownWord(part)) return true;
  if (/['\u2019]s$/.test(match)) return true;
  const before = whole.slice(0, offset).trimEnd();
  const next = /^[\s,]*([\p{L}]+)/u.exec(whole.slice(offset + match.length))?.[1] ?? '';
  if (BEFORE_PERSON().test(before)) return true;
  const startsClause =
    before === '' || /[.!?:,;\ue000]$/.test(before) || /\b(?:that|when|and|as|with|Dr\.?)$/.test(before);
  return startsClause && (VERB_AFTER().test(next) || /^[a-z]{2,}ed$/.test(next));
}

/** Whether a word is one of work or of every day, and no name by itself. */
export function isKnownWord(part: string): boolean {
  const tokens = tokenize(part, 'en');
  if (tokens.some((token) => wordWeight(token.stem, 'en') < 1)) return true;
  return findConcepts(tokens, 'en').length > 0 || tokens.some(({ lower }) => ROLES.has(lower));
}

/** The name as a whole, however it is ordered or shortened. Credentials after it ("RN", "CPA") stay. */
function namePatterns(name: string): RegExp[] {
  const words = nameWords(name);
  const parts = nameParts(name);
  const first = parts[0];
  const last = parts.at(-1);
  const orders = words.length > 1 ? [words.map(escapeRegExp).join('[\\s,.]+')] : [];
  if (first !== undefined && last !== undefined && parts.length > 1) {
    const [given, family] = [escapeRegExp(first), escapeRegExp(last)];
    orders.push(
      parts.map(escapeRegExp).join('[\\s,.]+'),
      `${given}(?:[\\s.]+\\p{L}\\.?|\\s+"\\p{L}+")?[\\s.]+${family}`,
      `${family}(?:\\s*,)?\\s+${given}`,
      `${given.slice(0, 1)}\\.\\s*${family}`,
    );
  }
  return orders.map(
    (order) =>
      new RegExp(
        `(?<![\\p{L}\\p{N}])(?:(?:dr|prof)\\.?\\s+)?${order}(?:,?\\s+(?:jr|sr|ii|iii)\\b\\.?)?(?:['\\u2019]s)?(?![\\p{L}\\p{N}])`,
        'giu',
      ),
  );
}

function nameWords(name: string): string[] {
  return collapse(name)
    .split(/[\s,]+/)
    .map((word) => word.replace(/^[^\p{L}]+|(?<![^\p{L}])[^\p{L}]+$/gu, ''))
    .filter(
      (word) =>
        word !== '' && !/^(?:mr|mrs|ms|miss|mx|dr|prof|jr|sr|ii|iii|phd|md|mba|rn|cpa|pmp|esq)$/i.test(word),
    );
}

/** The words of a name without particles and initials. */
function nameParts(name: string): string[] {
  return nameWords(name).filter((word) => word.length >= 2 && isOwnWord(word));
}

function isOwnWord(word: string): boolean {
  return !/^(?:de|da|do|dos|di|del|der|den|la|le|van|von|bin|al|el|y|e)$/i.test(word);
}

/** The end of a credential that has several grades: "LCSW-R", "RNC-OB". */
const IN_PARTS = /(?<=^[A-Z]{2,6})-[A-Z]{1,4}\b/;

/**
 * A first line of two to four capitalised words without any word of work: taken for a name, whose ever it is.
 */
export function looksLikeName(line: string): boolean {
  const words = collapse(line).split(' ');
  if (words.length < 2 || words.length > 4 || words.filter((word) => word.endsWith(',')).length > 1)
    return false;
  if (!words.every((word) => /^\p{Lu}[\p{L}.'\u2019-]*,?$/u.test(word))) return false;
  return !words.some((word) => isKnownWord(word.replace(IN_PARTS, '').replace(/[^\p{L}]/gu, '')));
}

function tellsOfWork(text: string): boolean {
  const tokens = tokenize(text, 'en');
  return findConcepts(tokens, 'en').length > 0 || tokens.some(({ lower }) => ROLES.has(lower));
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
