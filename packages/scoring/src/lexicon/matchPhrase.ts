import type { Language } from '../text/language.ts';
import { lazy } from '../text/lazy.ts';
import { stem } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';
import { otherVerbsFor } from './actions.ts';
import type { Pair } from './areLinked.ts';
import { findConcepts, initialsKey, isEverydayName, type Key, toAskedKeys } from './concepts.ts';
import { partsAsked, waysAsked } from './languagePatterns.ts';
import en from './languages/en.json' with { type: 'json' };
import { lazyPattern } from './lazyPattern.ts';
import { isFunctionWord } from './wordWeights.ts';

const PARTS = lazyPattern(
  String.raw`(?<!\s)\s+(?:{andOfParts})\s+(?=\S)|(?:(?<!\s)\s+)?[,;+]\s+|[\u3001\uff0c]|{andOfParts:unspaced}`,
  'i',
);
const WAYS = lazyPattern(
  String.raw`(?<!\s)\s+(?:{orOfWays})\s+|(?:(?<!\s)\s+)?\/\s*|{orOfWays:unspaced}`,
  'i',
);

/** One way to name a thing: the keys that must stand together, in order. */
export type Phrase = readonly Key[];

/** What a criterion asks for: each of the parts, each in one of its ways. "Docker and Kubernetes" has two parts, "Go or Rust" two ways. */
export type AskedTerms = { parts: readonly (readonly Phrase[])[] };

/** How well a text names a phrase: 3 in its words and order, 2 in its words close together, 1 a telling half of them, 0 not at all. */
export type MatchLevel = 0 | 1 | 2 | 3;

export type Match = { matchLevel: MatchLevel; from: number; to: number };

const NOTHING: Match = { matchLevel: 0, from: 0, to: 0 };
const FILLERS: ReadonlySet<string> = new Set(en.fillers);
const licenceWords = lazy(() => new Set(en.licenceWords.map(stem)));
const TELLING = 0.9;
const MIN_TELLING = 0.4;
// Each kind of work has its customers.
const EVERYBODY_HAS = 'customer';
const HALF = 0.5;

/** Reads what a phrase of a job asks for. Undefined where it holds nothing that can be looked for. */
export function readAskedTerms(text: string, language: Language): AskedTerms | undefined {
  if (isOneTerm(text, language)) return { parts: [toWays(text, language)] };
  const parts = text
    .split(partsAsked(language) ?? PARTS())
    .map((part) => part.split(waysAsked(language) ?? WAYS()).flatMap((way) => toWays(way, language)))
    .filter((phrases) => phrases.length > 0);
  if (parts.length === 0) return undefined;
  const whole = toPhrase(text, language);
  // "Health and safety" is one thing: parts that tell nothing by themselves belong together.
  const each = parts.every((phrases) =>
    phrases.every((phrase) => phrase.some(({ key, weight }) => key.startsWith('=') || weight >= TELLING)),
  );
  if (parts.length > 1 && (!each || whole.some(({ key, from, to }) => key.startsWith('=') && to - from > 1)))
    return { parts: [toWays(text, language)] };
  return { parts };
}

/** Whether a text is a known term as a whole: "CI/CD" and "health and safety" are one thing each. */
export function isOneTerm(text: string, language: Language): boolean {
  const tokens = tokenize(text, language);
  return findConcepts(tokens, language).some(({ from, to }) => from === 0 && to === tokens.length - 1);
}

/** The phrase of a text without words that say nothing alone ("skills", "experience with"). */
export function toPhrase(text: string, language: Language): Phrase {
  return tellingOf(toAskedKeys(tokenize(text, language), true, language));
}

/** A phrase in its known terms and, where that differs, in its bare words. */
function toWays(text: string, language: Language): Phrase[] {
  const known = toPhrase(text, language);
  const bare = tellingOf(toAskedKeys(tokenize(text, language), false, language));
  if (known.length === 0) return [];
  // "Excel" and "Go" are products: as bare words they are verbs.
  if (known.length === 1 && isEverydayName(known[0]?.key ?? '')) return [known];
  const ways = known.some(({ key }) => key.startsWith('=')) && bare.length > 0 ? [known, bare] : [known];
  return [...ways, ...initialsOf(text, language)];
}

const MAX_INITIALS = 5;

/** "Advanced life support" may be written ALS, "point of sale" POS: from three letters on. */
function initialsOf(text: string, language: Language): Phrase[] {
  if (language !== 'en') return [];
  const tokens = tokenize(text, language).filter(
    ({ stem: own, lower }) => !FILLERS.has(own) && !licenceWords().has(own) && /^\p{L}/u.test(lower),
  );
  const telling = tokens.filter(({ lower }) => !isFunctionWord(lower, language));
  if (
    tokens.some(
      ({ lower }) => isFunctionWord(lower, language) && !/^(?:of|in|for|and|the|to|at)$/.test(lower),
    )
  )
    return [];
  const forms = [telling, tokens]
    .filter(({ length }) => length >= 3 && length <= MAX_INITIALS)
    .map((words) => words.map(({ lower }) => lower.slice(0, 1)).join(''));
  return [...new Set(forms)].map((form) => [{ key: initialsKey(form), weight: 1, from: 0, to: 0 }]);
}

function tellingOf(keys: readonly Key[]): Phrase {
  const known = keys.some(({ key }) => key.startsWith('='));
  const telling = keys.filter(({ key }) => !FILLERS.has(key) && !(known && licenceWords().has(key)));
  return telling.length > 0 ? telling : keys;
}

/** Where words of a text belong together. `crosses` tells of a stretch, `links` of two words. */
export type Borders = { crosses: (from: number, to: number) => boolean; links: (pair: Pair) => boolean };

/** How well the keys of a statement name a phrase, and where. */
export function matchPhrase(
  phrase: Phrase,
  keys: readonly Key[],
  borders: Borders,
  language: Language,
): Match {
  if (phrase.length === 0) return NOTHING;
  const inOrder = findRun(phrase, keys, borders);
  if (inOrder) return { matchLevel: 3, ...inOrder };
  const close =
    phrase.length === 2 ? findPair(phrase, keys, borders, language) : findClose(phrase, keys, borders);
  if (close) return { matchLevel: 2, ...close };
  return findHalf(phrase, keys);
}

function findRun(
  phrase: Phrase,
  keys: readonly Key[],
  { links }: Borders,
): { from: number; to: number } | undefined {
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
      const [left, right] = [keys[at], options[hit]];
      const gap = hasGap(phrase[found - 1], phrase[found]);
      if (left && right && !links({ first: left.to, second: right.from, turned: false, gap })) break;
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

/** Whether small words stand between two words of a criterion: "care of patients". */
function hasGap(left: Key | undefined, right: Key | undefined): boolean {
  return left !== undefined && right !== undefined && right.from - left.to > 1;
}

const MAX_DISTANCE = 9;

/** Two words that belong together, in either order: a thing and what was done with it. One of them may be told by another verb. */
function findPair(
  [one, other]: Phrase,
  keys: readonly Key[],
  { links, crosses }: Borders,
  language: Language,
): { from: number; to: number } | undefined {
  if (!one || !other) return undefined;
  const gap = hasGap(one, other);
  const others = language === 'en' ? [otherVerbsFor(one.key), otherVerbsFor(other.key)] : [[], []];
  let best: { from: number; to: number } | undefined;
  for (const left of keys) {
    const isOne = left.key === one.key;
    const doesOne = !isOne && others[0]?.includes(left.key) === true;
    if (!isOne && !doesOne) continue;
    for (const right of keys) {
      const isOther = right.key === other.key;
      if (!isOther && !(isOne && others[1]?.includes(right.key) === true)) continue;
      const turned = right.from < left.from;
      const [begin, end] = turned ? [right, left] : [left, right];
      const distance = end.from - begin.to;
      if (distance < 1 || distance > MAX_DISTANCE || crosses(begin.from, end.from)) continue;
      if (!links({ first: begin.to, second: end.from, turned, gap })) continue;
      if (!best || end.to - begin.from < best.to - best.from) best = { from: begin.from, to: end.to };
    }
  }
  return best;
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
  { crosses }: Borders,
): { from: number; to: number } | undefined {
  if (phrase.length < 2) return undefined;
  const terms = new Set(phrase.map(({ key }) => key));
  const window = 1 + 2 * terms.size;
  for (let start = 0; start < keys.length; start += 1) {
    const begin = keys[start];
    if (!begin || !terms.has(begin.key)) continue;
    const seen = new Set<string>();
    for (let at = start; at < keys.length; at += 1) {
      const key = keys[at];
      if (!key || key.from - begin.from >= window) break;
      if (terms.has(key.key)) seen.add(key.key);
      if (seen.size === terms.size) {
        if (crosses(begin.from, key.to)) break;
        return { from: begin.from, to: key.to };
      }
    }
  }
  return undefined;
}

/** A telling half of a phrase, or its weightiest word where none is telling ("budget" of "budget planning"), or all of them apart. */
function findHalf(phrase: Phrase, keys: readonly Key[]): Match {
  if (phrase.length < 2) return NOTHING;
  const parts = [...new Map(phrase.map((part) => [part.key, part])).values()];
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  const heaviest = Math.min(TELLING, Math.max(...parts.map(({ weight }) => weight)));
  let shared = 0;
  let count = 0;
  let telling = false;
  let from = Number.POSITIVE_INFINITY;
  let to = 0;
  for (const { key, weight } of parts) {
    const hit = keys.find((candidate) => candidate.key === key);
    if (!hit) continue;
    shared += weight;
    count += 1;
    telling ||= weight >= heaviest && weight >= MIN_TELLING && key !== EVERYBODY_HAS;
    from = Math.min(from, hit.from);
    to = Math.max(to, hit.to);
  }
  const isShown = count === parts.length ? count > 1 : telling && shared >= HALF * all;
  return isShown ? { matchLevel: 1, from, to } : NOTHING;
}
