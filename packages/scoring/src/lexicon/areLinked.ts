import type { Language } from '../text/language.ts';
import type { Token } from '../text/tokens.ts';
import en from './languages/en.json' with { type: 'json' };
import { lazyPattern } from './lazyPattern.ts';

/** Two words of a text that a criterion names beside each other, by their places there. */
export type Pair = {
  first: number;
  second: number;
  /** Whether the text names them in the other order than the criterion: "controlled the stock" for "stock control". */
  turned: boolean;
  /** Whether the criterion itself has function words between them: "care of patients". */
  gap: boolean;
  /** Whether what follows a verb may be a later one of several things: "made breads, tarts and desserts". */
  ofSeveral?: boolean;
};

const MAX_DISTANCE = 8;
const MAX_DISTANCE_TURNED_NOUN = 4;
/** After one of these, another thing is spoken of. */
const PARTING: ReadonlySet<string> = new Set(en.clauseParting);
/** What joins a noun to what it is of: "training for staff", "complaints from guests". */
const OF_A_NOUN: ReadonlySet<string> = new Set(en.nounPrepositions);
const BARE_VERBS: ReadonlySet<string> = new Set(en.bareVerbs);
const PARTICIPLES: ReadonlySet<string> = new Set(en.participles);
const BEFORE_A_VERB: ReadonlySet<string> = new Set(en.beforeVerb);
/** Verbs that take their object after a function word: "dealt with complaints", "applied for grants". */
const WITH_SMALL_WORD = lazyPattern('^(?:{verbWithSmallWord})$');
/** "up to 300 pounds of" is a quantity. */
const QUANTITY = /^(?:up|over|about|per|around|between)$/;

/**
 * Whether two words of a statement belong together: one right after the other, or a verb and its object in
 * one clause. "Worked beside a trained nurse" trains none, and "moved water before treatment" treats none.
 */
export function areLinked(
  { quote, tokens }: { quote: string; tokens: readonly Token[] },
  pair: Pair,
  language: Language,
): boolean {
  if (language !== 'en') return true;
  const { first, second, turned, gap, ofSeveral = false } = pair;
  const between = tokens.slice(first + 1, second);
  if (second - first > MAX_DISTANCE) return false;
  if (gap && between.length <= 2 && !turned) return true;
  const left = tokens[first];
  const right = tokens[second];
  if (!left || !right) return false;
  const verbal = isVerb(left.lower);
  if (turned && between.length === 0 && isParticiple(left.lower) && !opensVerb(quote, tokens, first))
    return false;
  if (turned && isVerbAfterObject(between)) return false;
  if (!turned && opensAnotherDeed(between, right.lower)) return false;
  const isNoun = turned && !verbal;
  if (isNoun && between.length > MAX_DISTANCE_TURNED_NOUN) return false;
  let partings = 0;
  for (const [index, { lower }] of between.entries()) {
    if (!PARTING.has(lower)) continue;
    if (QUANTITY.test(lower) || (lower === 'to' && QUANTITY.test(between[index - 1]?.lower ?? ''))) continue;
    if (turned && index === 0 && WITH_SMALL_WORD().test(`${left.lower} ${lower}`)) continue;
    if (isNoun && OF_A_NOUN.has(lower) && index === 0) continue;
    partings += 1;
    if (!turned && /^(?:was|were|is|are|been|being)$/.test(lower) && index === 0) partings -= 1;
  }
  if (partings > 0) return false;
  const text = quote.slice(left.end, right.start);
  if (/[;:]\s|\.\s|[|\u2022]/.test(text)) return false;
  // "Rooms, planned": a new thing begins; "Planned, costed and ran": the verbs share their object.
  const comma = text.search(/,(?!\d)/);
  const goesOn = ofSeveral && turned && verbal && !between.some(({ lower }) => isVerb(lower));
  if (comma >= 0 && !goesOn && !(turned && verbal && text.trimStart().startsWith(',')))
    return between.length > 0 && !turned && !isVerb(right.lower);
  if (!turned && between.length > 0 && between.every(({ lower }) => /^(?:and|or|&)$/.test(lower))) return gap;
  return true;
}

export function isVerb(lower: string): boolean {
  return /(?:ed|ing)$/.test(lower) || BARE_VERBS.has(lower) || lower === 'deal' || lower === 'apply';
}

function isParticiple(lower: string): boolean {
  return (lower.endsWith('ed') && lower.length > 3) || PARTICIPLES.has(lower);
}

/**
 * Whether a form in -ed is what somebody did, and does not tell of what kind the next word is: "Trained
 * nurses", but "beside a trained nurse".
 */
function opensVerb(quote: string, tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1];
  const token = tokens[index];
  if (!before || !token) return true;
  if (/[^\s'"()]/.test(quote.slice(before.end, token.start))) return true;
  return BEFORE_A_VERB.has(before.lower) || before.lower.endsWith('ly');
}

/** "Planned menus and ordered stock" plans no stock: after "and" another verb takes over. */
function isVerbAfterObject(between: readonly Token[]): boolean {
  const and = between.findLastIndex(({ lower }) => lower === 'and' || lower === '&');
  if (and <= 0) return false;
  const hasObject = between.slice(0, and).some(({ lower }) => !isVerb(lower));
  return hasObject && between.slice(and + 1).some(({ lower }) => isVerb(lower));
}

/** "Learnt the customs of the country and cleared tables" clears no customs: the verb after "and" has an object of its own. */
function opensAnotherDeed(between: readonly Token[], right: string): boolean {
  const last = between.at(-1)?.lower;
  const before = between.at(-2)?.lower ?? '';
  return (last === 'and' || last === '&') && isParticiple(right) && between.length > 1 && !isVerb(before);
}
