import { stem } from './stem.ts';

/** A word with its place: `start` and `end` are offsets into the text it was read from. */
export type Token = { text: string; lower: string; stem: string; start: number; end: number };

// A word keeps what belongs to its name: C++, C#, F#, .NET, Node.js, ASP.NET, R&D. A slash or hyphen parts words.
const TOKEN =
  /(?:\.(?=net\b))?[\p{L}\p{N}](?:[\p{L}\p{N}'\u2019]|[&.](?=[\p{L}\p{N}]))*(?:\+\+|#(?![\p{L}\p{N}]))?/giu;
const ORDINALS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [`${index + 1}${['st', 'nd', 'rd'][index] ?? 'th'}`, word]),
);
const VERSION = /^([a-z]{3,})\d{1,2}$/;
const KEEP_DIGITS = new Set([
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

/** Splits a text into words. "Java" and "JavaScript", "C" and "C++" are different words; "HTML5" reads as "html", "3rd" as "third". */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const raw = match[0];
    const lower = normalize(raw);
    tokens.push({ text: raw, lower, stem: stem(lower), start: match.index, end: match.index + raw.length });
  }
  return tokens;
}

function normalize(raw: string): string {
  const lower = raw
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['\u2019]s?$/, '')
    .replace(/[\u2019']/g, '');
  const ordinal = ORDINALS.get(lower);
  if (ordinal) return ordinal;
  const version = VERSION.exec(lower);
  return version?.[1] !== undefined && !KEEP_DIGITS.has(lower) ? version[1] : lower;
}

/** White space runs become one space, ends are trimmed: the form in which quotes and texts are compared. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
