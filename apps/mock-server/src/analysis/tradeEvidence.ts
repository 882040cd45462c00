import type { Reading } from './reading.ts';
import { listWeight } from './reading.ts';
import type { Unit } from './resumeUnits.ts';
import { breadthOf, likeness, profileOf, type TradeProfile } from './tradeProfile.ts';
import { areNested } from './trades.ts';

export type TradeRule = { by: 'trade'; trade: string; profile: TradeProfile };

const LEAST_SHARE = 0.4;
const LEAST_TERM = 0.3;
// One phrase alone says little, three say a lot.
const ENOUGH = 2.2;
const STEEP = 1.5;
const BESIDE_RIVAL = 0.6;
// Most people tell a little of many fields: the low values are spread, so that they can be told apart.
const SPREAD = 0.55;

/** How strongly a unit tells of the fields that a job is about; 0 where it does not. */
export function tradeStrength({ profile }: TradeRule, unit: Unit): number {
  const highest = Math.max(...profile.values());
  let sum = 0;
  for (const term of new Set(unit.tradeTerms)) {
    let best = 0;
    for (const [trade, weight] of term.trades) {
      if ((profile.get(trade) ?? 0) >= LEAST_SHARE * highest) best = Math.max(best, weight);
    }
    if (best >= LEAST_TERM) sum += best;
  }
  return sum === 0 ? 0 : Math.min(1, sum / 5) * (unit.isList ? 0.6 : 1) + 0.01;
}

/**
 * How far a text tells of the field of a job, 0 to 1: how alike the two mixes of fields are, how much there is of it,
 * and how it stands beside the strongest other field.
 */
export function tradeCredit({ trade, profile }: TradeRule, reading: Reading): number {
  const forLists = listWeight(profile, reading);
  const told = profileOf(reading.terms, forLists);
  const mass = told.get(trade) ?? 0;
  const rivals = [...told].filter(([other]) => !areNested(trade, other)).map(([, amount]) => amount);
  const beside = mass / Math.max(1, mass, ...rivals);
  const presence = 1 - Math.exp(-((breadthOf(trade, reading.terms, forLists) / ENOUGH) ** STEEP));
  const credit = likeness(profile, told) * presence * (BESIDE_RIVAL + (1 - BESIDE_RIVAL) * beside);
  return credit ** SPREAD;
}
