import type { Language } from '../text/language.ts';
import { otherVerbsFor } from './actions.ts';
import type { Pair } from './areLinked.ts';
import type { Key } from './concepts.ts';
import type { Phrase } from './readAskedTerms.ts';

/**
 * How well a text names a phrase: 3 in its words and order, 2 in its words close together, 1 a telling half
 * of them, 0 not at all.
 */
export type MatchLevel = 0 | 1 | 2 | 3;

export type Match = { matchLevel: MatchLevel; from: number; to: number };

const NOTHING: Match = { matchLevel: 0, from: 0, to: 0 };
const TELLING = 0.9;
const MIN_TELLING = 0.4;
// Customers occur in every kind of work.
const EVERYBODY_HAS = 'customer';
const SERVES_EVERYBODY = '=customer service';
const HALF = 0.5;

/** Where words of a text belong together. `crosses` tells of a stretch, `links` of two words. */
export type Borders = { crosses: (from: number, to: number) => boolean; links: (pair: Pair) => boolean };

/** How well the keys of a statement name a phrase, and where. A duty is a whole sentence: most of it names it. */
export function matchPhrase(
  phrase: Phrase,
  keys: readonly Key[],
  borders: Borders,
  language: Language,
  isDuty = false,
): Match {
  if (phrase.length === 0) return NOTHING;
  const inOrder = findRun(phrase, keys, borders);
  if (inOrder) return { matchLevel: 3, ...inOrder };
  const close =
    phrase.length === 2
      ? findPair(phrase, keys, borders, language)
      : findClose(phrase, keys, borders, language);
  if (close) return { matchLevel: 2, ...close };
  const most = isDuty ? findMost(phrase, keys, borders) : undefined;
  return most ? { matchLevel: 2, ...most } : findHalf(phrase, keys);
}

const FEWEST_OF_LONG = 4;
const FEWEST_OF_MOST = 3;
const MOST = 0.65;

/**
 * Most of a long duty in one clause: "resolved billing discrepancies" is what "assist clients or staff with resolving
 * billing discrepancies" is about.
 */
function findMost(
  phrase: Phrase,
  keys: readonly Key[],
  { crosses }: Borders,
): { from: number; to: number } | undefined {
  const parts = [...new Map(phrase.map((part) => [part.key, part])).values()].filter(
    ({ key }) => key !== EVERYBODY_HAS && key !== SERVES_EVERYBODY,
  );
  if (parts.length < FEWEST_OF_LONG) return undefined;
  const hits = parts.flatMap(({ key, weight }) => {
    const hit = keys.find((candidate) => candidate.key === key);
    return hit ? [{ ...hit, weight }] : [];
  });
  const sum = (some: readonly { weight: number }[]) => some.reduce((all, { weight }) => all + weight, 0);
  if (hits.length < FEWEST_OF_MOST || sum(hits) < MOST * sum(parts)) return undefined;
  if (!hits.some(({ weight }) => weight >= TELLING)) return undefined;
  const from = Math.min(...hits.map((hit) => hit.from));
  const to = Math.max(...hits.map((hit) => hit.to));
  return to - from > 3 * parts.length || crosses(from, to) ? undefined : { from, to };
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

/** Whether function words stand between two words of a criterion: "care of patients". */
function hasGap(left: Key | undefined, right: Key | undefined): boolean {
  return left !== undefined && right !== undefined && right.from - left.to > 1;
}

const MAX_DISTANCE = 9;

/**
 * Two words that belong together, in either order: a thing and what was done with it. One of them may be told
 * by another verb.
 */
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

/** All words of a phrase near each other. "Managing grievance cases" may be told by another verb: "handled grievance cases". */
function findClose(
  phrase: Phrase,
  keys: readonly Key[],
  { crosses }: Borders,
  language: Language,
): { from: number; to: number } | undefined {
  const [first] = phrase;
  if (!first || phrase.length < 2) return undefined;
  const terms = new Set(phrase.map(({ key }) => key));
  const others = language === 'en' && terms.size >= 3 ? otherVerbsFor(first.key) : [];
  const termOf = (key: string) => (!terms.has(key) && others.includes(key) ? first.key : key);
  const window = 1 + 2 * terms.size;
  for (let start = 0; start < keys.length; start += 1) {
    const begin = keys[start];
    if (!begin || !terms.has(termOf(begin.key))) continue;
    const seen = new Set<string>();
    for (let at = start; at < keys.length; at += 1) {
      const key = keys[at];
      if (!key || key.from - begin.from >= window) break;
      if (terms.has(termOf(key.key))) seen.add(termOf(key.key));
      if (seen.size === terms.size) {
        if (crosses(begin.from, key.to)) break;
        return { from: begin.from, to: key.to };
      }
    }
  }
  return undefined;
}

/**
 * A telling half of a phrase, or its weightiest word where none is telling ("budget" of "budget planning"),
 * or all of them apart.
 */
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
  // One word of four that many trades have is no half: "design" of "presenting web design work".
  const isOneOfMany = heaviest < TELLING && parts.length > 3 && count < 2;
  const isShown = count === parts.length ? count > 1 : telling && shared >= HALF * all && !isOneOfMany;
  return isShown ? { matchLevel: 1, from, to } : NOTHING;
}
