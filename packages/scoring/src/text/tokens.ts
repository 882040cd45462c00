import type { Language } from './language.ts';
import { stem } from './stem.ts';
import { chineseWords, elidedLength, wordForm } from './wordForms.ts';

/** A word with its place: `start` and `end` are offsets into the text it was read from. */
export type Token = {
  text: string;
  lower: string;
  stem: string;
  start: number;
  end: number;
  /** The signs between the word before and this one, where it is not a space alone: ", ", "/". */
  parting?: string;
};

// A word keeps what belongs to its name: C++, C#, F#, .NET, Node.js, ASP.NET, R&D. A slash or hyphen
// separates words.
const TOKEN =
  /(?:\.(?=net\b))?[\p{L}\p{N}](?:[\p{L}\p{N}'\u2019]|[&.](?=[\p{L}\p{N}]))*(?:\+\+|#(?![\p{L}\p{N}]))?/giu;
const ORDINALS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [`${index + 1}${['st', 'nd', 'rd'][index] ?? 'th'}`, word]),
);
const VERSION = /^([a-z]{3,})\d{1,2}$/;
const KEEP_DIGITS = new Set([
  'auth0',
  'chris21',
  'five9',
  'rapid7',
  'unit4',
  'oauth2',
  'log4',
  'web3',
  'sap4',
  'neo4',
  'd3',
  'three',
  'base64',
  'win32',
  'office365',
  'i18',
]);

/** Longer stretches than this part words in any case. */
const MAX_PARTING = 3;

const HAN = /\p{Script=Han}/u;

/**
 * Splits a text into words, their stems being those of its language. "Java" and "JavaScript", "C" and "C++"
 * are different words; "HTML5" reads as "html", "3rd" as "third".
 */
export function tokenize(text: string, language: Language): Token[] {
  const mayBeChinese = HAN.test(text);
  const tokens: Token[] = [];
  const add = (token: Token) => {
    const end = tokens.at(-1)?.end;
    if (end !== undefined && token.start > end && token.start - end <= MAX_PARTING) {
      const between = text.slice(end, token.start);
      if (between !== ' ') token.parting = between;
    }
    tokens.push(token);
  };
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[0];
    if (mayBeChinese && HAN.test(raw)) {
      for (const { word, at } of chineseWords(raw)) add(toToken(word, match.index + at, language));
    } else {
      const skipped = language === 'en' ? 0 : elidedLength(raw, language);
      add(toToken(raw.slice(skipped), match.index + skipped, language));
    }
  }
  return tokens;
}

function toToken(raw: string, start: number, language: Language): Token {
  const lower = toLowerForm(raw);
  const stemmed = language !== 'en' && /\p{L}{3}/u.test(raw) ? wordForm(raw, language) : stem(lower);
  return { text: raw, lower, stem: stemmed, start, end: start + raw.length };
}

// What needs only lower case: nearly all words.
const PLAIN = /^(?:[a-z]+|[\u4e00-\u9fff]+)$/;

function toLowerForm(raw: string): string {
  const small = raw.toLowerCase();
  if (PLAIN.test(small)) return small;
  const lower = small
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['\u2019]s?$/, '')
    .replace(/[\u2019']/g, '');
  const ordinal = ORDINALS.get(lower);
  if (ordinal) return ordinal;
  const version = VERSION.exec(lower);
  return version?.[1] !== undefined && !KEEP_DIGITS.has(lower) ? version[1] : lower;
}

/** How many words a text has: the number that an analysis says it has read. */
export function countWords(text: string): number {
  return tokenize(text, 'en').length;
}

/** White space runs become one space, ends are trimmed: the form in which quotes and texts are compared. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
