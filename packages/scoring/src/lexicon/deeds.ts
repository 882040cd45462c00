import { lazy } from '../text/lazy.ts';
import { stem } from '../text/stem.ts';
import { type Token, tokenize } from '../text/tokens.ts';
import { type Key, toAskedKeys } from './concepts.ts';
import data from './languages/en/deeds.json' with { type: 'json' };
import en from './languages/en.json' with { type: 'json' };
import type { Borders } from './matchPhrase.ts';
import type { Phrase } from './readAskedTerms.ts';
import { aliasesOf, signatureOf, signaturesOf } from './relatedPhrases.ts';
import { isFunctionWord } from './wordRarity.ts';

/**
 * What somebody did that shows a skill: one of the verbs with one of the objects, or by one of the means. By stem. `rest` is
 * what a phrase asks for beside the skill: "mentoring of apprentices".
 */
export type Deed = { verbs: ReadonlySet<string>; objects: Words; means: Words; rest: readonly string[] };
type Words = readonly (readonly string[])[];

const MAX_DISTANCE = 7;
const MAX_WORDS = 4;
const deeds = lazy(readDeeds);
const AFTER_OBJECT: ReadonlySet<string> = new Set([...en.clauseParting, ...en.afterObject]);
const OF_MEANS: ReadonlySet<string> = new Set(en.beforeMeans);

/** The deeds that show what a phrase names, as a whole or without what it adds to a known skill. English. */
export function deedsOf(phrase: Phrase): readonly Deed[] {
  const whole = aliasesOf(phrase).flatMap((key) => deeds().get(key) ?? []);
  if (whole.length > 0 || phrase.length < 2 || phrase.length > MAX_WORDS) return whole;
  return phrase.flatMap((part, index) => {
    const pair = phrase.slice(index, index + 2);
    const parts = pair.length === 2 && phrase.length > 2 ? [[part], pair] : [[part]];
    return parts.flatMap((some) => {
      const rest = phrase.filter((one) => !some.includes(one)).map(({ key }) => key);
      return (deeds().get(signatureOf(some)) ?? []).map((deed) => ({ ...deed, rest }));
    });
  });
}

function readDeeds(): Map<string, Deed[]> {
  const found = new Map<string, Deed[]>();
  const toWords = (list: readonly string[]): Words =>
    list
      .map((words) => toAskedKeys(tokenize(words, 'en'), false, 'en').map(({ key }) => key))
      .filter(({ length }) => length > 0);
  const entries: readonly { term: string; verbs: string[]; objects?: string[]; means?: string[] }[] =
    data.deeds;
  for (const { term, verbs, objects = [], means = [] } of entries) {
    const deed = {
      verbs: new Set(verbs.map(stem)),
      objects: toWords(objects),
      means: toWords(means),
      rest: [],
    };
    for (const key of signaturesOf(term)) found.set(key, [...(found.get(key) ?? []), deed]);
  }
  return found;
}

type Told = { quote: string; keys: readonly Key[]; named: ReadonlySet<string>; tokens: readonly Token[] };

/** Where a statement tells of a deed: the verb and its object in one clause, or the two as one noun ("till counting"). */
export function findDeed(
  { verbs, objects, means }: Deed,
  { quote, keys, named, tokens }: Told,
  { links, crosses }: Borders,
): { from: number; to: number } | undefined {
  const done = keys.filter(({ key, from, to }) => from === to && verbs.has(key));
  if (done.length === 0) return undefined;
  const isOf = (from: number, place: { from: number; to: number }) => {
    const turned = from < place.from;
    const [first, second] = turned ? [from, place.from] : [place.to, from];
    const distance = second - first;
    if (turned && OTHER_PARTICLE.test(tokens[from + 1]?.lower ?? '')) return false;
    if (turned && IS_NOUN.test(tokens[from]?.lower ?? '') && tokens[from + 1]?.lower !== 'of') return false;
    if (distance < 1 || distance > (turned ? MAX_DISTANCE : 1) || crosses(first, second)) return false;
    return links({ first, second, turned, gap: false, ofSeveral: true });
  };
  const isBy = (from: number, place: { from: number }) =>
    from < place.from &&
    place.from - from <= MAX_DISTANCE &&
    !crosses(from, place.from) &&
    tokens.slice(Math.max(from + 1, place.from - 3), place.from).some(({ lower }) => OF_MEANS.has(lower));
  for (const [list, belongs] of [
    [objects, isOf],
    [means, isBy],
  ] as const)
    for (const words of list) {
      if (!words.every((word) => named.has(word))) continue;
      for (const place of placesOf(words, keys)) {
        if (list === objects && isOfAnother(quote, tokens, place.to)) continue;
        const verb = done.find(({ from }) => belongs(from, place));
        if (verb) return { from: Math.min(verb.from, place.from), to: Math.max(verb.to, place.to) };
      }
    }
  return undefined;
}

/** Where the words of an object stand in their order, at most one small word between each two. */
function placesOf([head, ...rest]: readonly string[], keys: readonly Key[]): { from: number; to: number }[] {
  return keys.flatMap(({ key, from, to: end }) => {
    if (key !== head || from !== end) return [];
    let to = from;
    for (const word of rest) {
      const next = keys.find((one) => one.key === word && one.from > to && one.from <= to + 2);
      if (!next) return [];
      to = next.from;
    }
    return [{ from, to }];
  });
}

/** "Laid out bricks for buyers" lays none. */
const OTHER_PARTICLE = /^(?:out|off|away)$/;

/** "Praised by the management team" manages none; "management of a team" does. */
const IS_NOUN = /(?:ment|tion|sion|ance|ence)s?$/;

/** Whether another noun follows at once, which the words only describe: "the cash drawer key", "lamb's wool". */
function isOfAnother(quote: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (!token || !next) return false;
  if (/['\u2019]s$/.test(token.text) || /^['\u2019]s\b/.test(quote.slice(token.end))) return true;
  return (
    /^\s+$/.test(quote.slice(token.end, next.start)) &&
    /^\p{Ll}{3,}$/u.test(next.text) &&
    !isFunctionWord(next.lower, 'en') &&
    !AFTER_OBJECT.has(next.lower) &&
    !/(?:ly|ing|ed)$/.test(next.lower)
  );
}
