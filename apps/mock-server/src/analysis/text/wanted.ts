import { findConcepts, isEverydayName, type Key, toWantedKeys } from './concepts.ts';
import { partsAsked, waysAsked } from './cues.ts';
import { stem } from './stem.ts';
import { tokenize } from './tokens.ts';

/** One way to name a thing: the keys that must stand together, in order. */
export type Phrase = readonly Key[];

/** What a criterion asks for: each of the parts, each in one of its ways. "Docker and Kubernetes" has two parts, "Go or Rust" two ways. */
export type Wanted = { parts: readonly (readonly Phrase[])[] };

/** How well a text names a phrase: 3 in its words and order, 2 in its words close together, 1 a telling half of them, 0 not at all. */
export type Likeness = 0 | 1 | 2 | 3;

export type Match = { likeness: Likeness; from: number; to: number };

const NOTHING: Match = { likeness: 0, from: 0, to: 0 };
const FILLERS = new Set(
  'skill experience knowledge ability strong good excellent proven solid work understand proficient proficiency familiar expertise practical hand relevant background principle technique tool method related general basic use competence competency similar level high'.split(
    ' ',
  ),
);
const LICENCE_WORDS = new Set(
  [
    'certification',
    'certificate',
    'certified',
    'licence',
    'license',
    'licensed',
    'valid',
    'current',
    'registration',
    'holder',
  ].map(stem),
);
const TELLING = 0.9;
const HALF = 0.5;

/** Reads what a phrase of a job asks for. Undefined where it holds nothing that can be looked for. */
export function readWanted(text: string): Wanted | undefined {
  if (isOneTerm(text)) return { parts: [toWays(text)] };
  const parts = text
    .split(partsAsked() ?? /\s+(?:and|&|und|et|y|e|en)\s+(?=\S)|\s*[,;+]\s+|[\u3001\uff0c\u548c]/i)
    .map((part) => part.split(waysAsked() ?? /\s+(?:or|oder|ou|o)\s+|\s*\/\s*|\u6216/i).flatMap(toWays))
    .filter((phrases) => phrases.length > 0);
  if (parts.length === 0) return undefined;
  const whole = toPhrase(text);
  // "Health and safety" is one thing: parts that tell nothing by themselves belong together.
  const each = parts.every((phrases) =>
    phrases.every((phrase) => phrase.some(({ key, weight }) => key.startsWith('=') || weight >= TELLING)),
  );
  if (parts.length > 1 && (!each || whole.some(({ key, from, to }) => key.startsWith('=') && to - from > 1)))
    return { parts: [toWays(text)] };
  return { parts };
}

/** "CI/CD" and "health and safety" are one thing each. */
function isOneTerm(text: string): boolean {
  const tokens = tokenize(text);
  return findConcepts(tokens).some(({ from, to }) => from === 0 && to === tokens.length - 1);
}

/** The phrase of a text without words that say nothing alone ("skills", "experience with"). */
export function toPhrase(text: string): Phrase {
  return tellingOf(toWantedKeys(tokenize(text), true));
}

/** A phrase in its known terms and, where that differs, in its bare words. */
function toWays(text: string): Phrase[] {
  const known = toPhrase(text);
  const bare = tellingOf(toWantedKeys(tokenize(text), false));
  if (known.length === 0) return [];
  // "Excel" and "Go" are products: as bare words they are verbs.
  if (known.length === 1 && isEverydayName(known[0]?.key ?? '')) return [known];
  return known.some(({ key }) => key.startsWith('=')) && bare.length > 0 ? [known, bare] : [known];
}

function tellingOf(keys: readonly Key[]): Phrase {
  const known = keys.some(({ key }) => key.startsWith('='));
  const telling = keys.filter(({ key }) => !FILLERS.has(key) && !(known && LICENCE_WORDS.has(key)));
  return telling.length > 0 ? telling : keys;
}

/** How well the keys of a statement name a phrase, and where. */
export function matchPhrase(
  phrase: Phrase,
  keys: readonly Key[],
  crosses: (from: number, to: number) => boolean,
): Match {
  if (phrase.length === 0) return NOTHING;
  const inOrder = findRun(phrase, keys);
  if (inOrder) return { likeness: 3, ...inOrder };
  const close = findClose(phrase, keys, crosses);
  if (close) return { likeness: 2, ...close };
  return findHalf(phrase, keys);
}

function findRun(phrase: Phrase, keys: readonly Key[]): { from: number; to: number } | undefined {
  const [first] = phrase;
  for (let start = 0; start < keys.length; start += 1) {
    if (keys[start]?.key !== first?.key) continue;
    let at = start;
    let found = 1;
    while (found < phrase.length) {
      const next = nextIndex(keys, at);
      const options = keys.slice(next.from, next.to);
      const hit = options.findIndex(({ key }) => key === phrase[found]?.key);
      if (hit < 0) break;
      at = next.from + hit;
      found += 1;
    }
    const begin = keys[start];
    const end = keys[at];
    if (found === phrase.length && begin && end && end.from - begin.from <= 2 * phrase.length + 2)
      return { from: begin.from, to: end.to };
  }
  return undefined;
}

/** The keys of the next place: where the next word begins that the key at `at` does not hold. */
function nextIndex(keys: readonly Key[], at: number): { from: number; to: number } {
  const end = keys[at]?.to ?? 0;
  let from = at + 1;
  while (from < keys.length && (keys[from]?.from ?? 0) <= end) from += 1;
  let to = from + 1;
  while (to < keys.length && keys[to]?.from === keys[from]?.from) to += 1;
  return { from, to };
}

function findClose(
  phrase: Phrase,
  keys: readonly Key[],
  crosses: (from: number, to: number) => boolean,
): { from: number; to: number } | undefined {
  if (phrase.length < 2) return undefined;
  const wanted = new Set(phrase.map(({ key }) => key));
  const window = 1 + 2 * wanted.size;
  for (let start = 0; start < keys.length; start += 1) {
    const begin = keys[start];
    if (!begin || !wanted.has(begin.key)) continue;
    const seen = new Set<string>();
    for (let at = start; at < keys.length; at += 1) {
      const key = keys[at];
      if (!key || key.from - begin.from >= window) break;
      if (wanted.has(key.key)) seen.add(key.key);
      if (seen.size === wanted.size) {
        if (crosses(begin.from, key.to)) break;
        return { from: begin.from, to: key.to };
      }
    }
  }
  return undefined;
}

function findHalf(phrase: Phrase, keys: readonly Key[]): Match {
  if (phrase.length < 2) return NOTHING;
  const all = phrase.reduce((sum, { weight }) => sum + weight, 0);
  let shared = 0;
  let telling = false;
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  for (const { key, weight } of new Map(phrase.map((part) => [part.key, part])).values()) {
    const hit = keys.find((candidate) => candidate.key === key);
    if (!hit) continue;
    shared += weight;
    telling ||= weight >= TELLING;
    from = Math.min(from, hit.from);
    to = Math.max(to, hit.to);
  }
  return telling && shared >= HALF * all ? { likeness: 1, from, to } : NOTHING;
}
