import { phraseFinder } from './phrases.ts';
import { type Token, tokenize } from './tokens.ts';
import { TRADES } from './trades.ts';
import { SKILL_TERMS } from './vocabulary.ts';
import { wordWeight } from './wordWeights.ts';

/** A phrase that tells of trades: how strongly it does for each of them. `isRole` marks a role title. */
export type TradeTerm = { key: string; isRole: boolean; trades: ReadonlyMap<string, number> };

/** How much a text tells of each trade. */
export type TradeProfile = ReadonlyMap<string, number>;

const ROLE = 2.2;
const PHRASE = 1.3;
const WORD = 1;

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
const LISTED_MENTION = 0.25;

/**
 * Adds up what phrases tell of each trade. Repetition saturates: the fifth time a phrase comes it adds nothing. A phrase
 * that is only enumerated counts as a quarter of a mention, however often.
 */
export function profileOf(
  pieces: Iterable<{ terms: readonly TradeTerm[]; weight: number; listed?: boolean }>,
): TradeProfile {
  const counts = new Map<TradeTerm, number>();
  const enumerated = new Set<TradeTerm>();
  for (const { terms, weight, listed } of pieces) {
    for (const term of terms) {
      if (listed) enumerated.add(term);
      else counts.set(term, Math.min(MOST_MENTIONS, (counts.get(term) ?? 0) + weight));
    }
  }
  for (const term of enumerated) counts.set(term, (counts.get(term) ?? 0) + LISTED_MENTION);
  const profile = new Map<string, number>();
  for (const [term, count] of counts) {
    for (const [trade, weight] of term.trades) {
      profile.set(trade, (profile.get(trade) ?? 0) + weight * Math.sqrt(count));
    }
  }
  return profile;
}

/** The cosine of two profiles, 0 to 1. */
export function likeness(a: TradeProfile, b: TradeProfile): number {
  let dot = 0;
  for (const [trade, weight] of a) dot += weight * (b.get(trade) ?? 0);
  const size = length(a) * length(b);
  return size === 0 ? 0 : dot / size;
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
  // A phrase of many trades tells less of each.
  for (const term of terms.values()) {
    for (const [trade, weight] of term.trades) term.trades.set(trade, weight / Math.sqrt(term.trades.size));
  }
  return [...terms.values()];
}
