import { COMMERCE } from './trades/commerce.ts';
import { CREATIVE } from './trades/creative.ts';
import { INDUSTRY } from './trades/industry.ts';
import { PEOPLE } from './trades/people.ts';
import { readTrades, type Trade } from './trades/readTrades.ts';
import { TECHNOLOGY } from './trades/technology.ts';

/** The fields of work that Cortex knows. The skills of each are in vocabulary.ts. */
export const TRADES: readonly Trade[] = [TECHNOLOGY, COMMERCE, INDUSTRY, PEOPLE, CREATIVE].flatMap(
  readTrades,
);

const BY_ID = new Map(TRADES.map((trade) => [trade.id, trade]));

export function findTrade(id: string | undefined): Trade | undefined {
  return id === undefined ? undefined : BY_ID.get(id);
}

const WIDE = new Set(TRADES.flatMap(({ within }) => (within === undefined ? [] : [within])));

/** Whether narrower fields lie within a field. */
export function isWide(id: string): boolean {
  return WIDE.has(id);
}

/** Whether one of two trades lies within the other, as Java development does within software development. */
export function areNested(one: string, other: string): boolean {
  return isWithin(one, other) || isWithin(other, one);
}

/** Whether a field is another one or lies within it. */
export function isWithin(inner: string, outer: string): boolean {
  for (let trade = BY_ID.get(inner); trade !== undefined; trade = findTrade(trade.within)) {
    if (trade.id === outer) return true;
  }
  return false;
}
