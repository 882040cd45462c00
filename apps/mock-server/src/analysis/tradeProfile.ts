import { phraseFinder } from './phrases.ts';
import { type Token, tokenize } from './tokens.ts';
import { isWide, isWithin, TRADES } from './trades.ts';
import { SKILL_TERMS } from './vocabulary.ts';
import { wordWeight } from './wordWeights.ts';

/** A phrase that tells of trades: how strongly it does for each of them. `isRole` marks a role title. */
export type TradeTerm = { key: string; isRole: boolean; trades: ReadonlyMap<string, number> };

/** How much a text tells of each trade. */
export type TradeProfile = ReadonlyMap<string, number>;

/** How often a text uses each phrase in its sentences, and which ones it enumerates. */
export type TradeCount = { used: ReadonlyMap<TradeTerm, number>; listed: ReadonlySet<TradeTerm> };

const ROLE = 2.2;
const PHRASE = 1.3;
const WORD = 1;
const WIDE = 0.5;
const AROUND = 0.7;

const find = phraseFinder(
  buildTerms().map((term) => ({ form: term.key, value: term })),
  ({ tokens, from, to, form, value }) => {
    const token = tokens[from];
    if (from !== to || token === undefined) return true;
    if (value.isRole) return token.lower === form || token.lower === `${form}s`;
    return form.length > 3 || token.text === token.text.toUpperCase();
  },
);

/** The trade-telling phrases of a piece of text. */
export function findTradeTerms(tokens: readonly Token[]): TradeTerm[] {
  return find(tokens).map((hit) => hit.value);
}

const MOST_MENTIONS = 4;

/** Counts the phrases of all pieces. Repetition saturates: a phrase counts four times at most, or once in a list. */
export function countTerms(
  pieces: Iterable<{ terms: readonly TradeTerm[]; weight: number; listed?: boolean }>,
): TradeCount {
  const used = new Map<TradeTerm, number>();
  const listed = new Set<TradeTerm>();
  for (const { terms, weight, listed: isListed } of pieces) {
    for (const term of terms) {
      if (isListed) listed.add(term);
      else used.set(term, Math.min(MOST_MENTIONS, (used.get(term) ?? 0) + weight));
    }
  }
  return { used, listed };
}

/** Adds up what phrases tell of each trade. One that is only enumerated counts `listWeight` of a mention, 0 to 1. */
export function profileOf({ used, listed }: TradeCount, listWeight: number): TradeProfile {
  const profile = new Map<string, number>();
  const add = (term: TradeTerm, amount: number) => {
    for (const [trade, weight] of term.trades) {
      profile.set(trade, (profile.get(trade) ?? 0) + weight * amount);
    }
  };
  for (const [term, count] of used) add(term, Math.sqrt(count));
  for (const term of listed) if (!used.has(term)) add(term, listWeight);
  return profile;
}

/** How many phrases tell of a trade, however often each comes; one that tells only a little counts in part. */
export function breadthOf(trade: string, { used, listed }: TradeCount, listWeight: number): number {
  // A title names a field, but shows no work in it.
  const tells = (term: TradeTerm) => Math.min(term.isRole ? 0.5 : 1, term.trades.get(trade) ?? 0);
  let sum = 0;
  for (const term of used.keys()) sum += tells(term);
  for (const term of listed) if (!used.has(term)) sum += listWeight * tells(term);
  return sum;
}

/** The cosine of two profiles, 0 to 1. A wide field (software) tells less than one within it (Java). */
export function likeness(one: TradeProfile, other: TradeProfile): number {
  const a = damp(one);
  const b = damp(other);
  let dot = 0;
  for (const [trade, weight] of a) dot += weight * (b.get(trade) ?? 0);
  const size = length(a) * length(b);
  return size === 0 ? 0 : dot / size;
}

function damp(profile: TradeProfile): TradeProfile {
  return new Map([...profile].map(([trade, weight]) => [trade, isWide(trade) ? WIDE * weight : weight]));
}

function length(profile: TradeProfile): number {
  return Math.hypot(...profile.values());
}

function buildTerms(): TradeTerm[] {
  const terms = new Map<string, { key: string; isRole: boolean; trades: Map<string, number> }>();
  const add = (form: string, trade: string, weight: number, isRole: boolean) => {
    const tokens = tokenize(form);
    const stems = tokens.map((token) => token.stem).join(' ');
    // "accountant" is a role, "accounts" is not, though they have one stem.
    const key = isRole && tokens.length === 1 ? `role ${form}` : stems;
    const telling = Math.max(0, ...tokens.map((token) => wordWeight(token.stem)));
    const damp = telling >= 1 ? 1 : telling >= 0.4 ? 0.6 : 0.25;
    const term = terms.get(key) ?? { key: form.toLowerCase(), isRole, trades: new Map<string, number>() };
    term.isRole ||= isRole;
    const value = weight * (tokens.length > 1 ? Math.max(0.6, damp) : damp);
    term.trades.set(trade, Math.max(term.trades.get(trade) ?? 0, value));
    terms.set(key, term);
  };
  for (const trade of TRADES) {
    for (const role of trade.roles) add(role, trade.id, ROLE, true);
    for (const word of trade.words) add(word, trade.id, word.includes(' ') ? PHRASE : WORD, false);
  }
  const known = new Set(TRADES.map((trade) => trade.id));
  for (const skill of SKILL_TERMS) {
    for (const trade of skill.trades.filter((id) => known.has(id))) {
      for (const form of skill.forms) add(form, trade, form.includes(' ') ? PHRASE : WORD, false);
    }
  }
  // A phrase of many trades tells less of each; one of a narrow field is not told less by the wider field around it.
  for (const { trades } of terms.values()) {
    const narrow = [...trades.keys()].filter(
      (trade) => ![...trades.keys()].some((other) => other !== trade && isWithin(other, trade)),
    );
    for (const [trade, weight] of trades) {
      const share = narrow.includes(trade) ? 1 : AROUND;
      trades.set(trade, (share * weight) / Math.sqrt(narrow.length));
    }
  }
  return [...terms.values()];
}
