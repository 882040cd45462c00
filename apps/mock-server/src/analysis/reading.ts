import type { Unit } from './resumeUnits.ts';
import { countTerms, likeness, profileOf, type TradeCount, type TradeProfile } from './tradeProfile.ts';
import { newestYear } from './workYears.ts';

/** The units of one candidate with what all criteria need to know of them together. */
export type Reading = {
  units: readonly Unit[];
  terms: TradeCount;
  /** What the sentences alone tell, without the lists. */
  used: TradeProfile;
  /** How many words stand outside of lists. */
  proseWords: number;
  stems: ReadonlySet<string>;
  /** The year that "present" stands for. */
  present: number;
};

// Of a text that is nothing but lists they are all there is to read.
const LISTS_ALONE = 0.7;
const LISTS_BESIDE_ANOTHER_FIELD = 0.04;
const LISTS_IN_THE_FIELD = 0.8;
const ENOUGH_SENTENCES = 4;
const PLENTY_OF_PROSE = 50;
const PLAIN_LIKENESS = 0.5;

/** Reads all units once. Without a `year`, "present" is the newest year that the texts name. */
export function readUnits(units: readonly Unit[], year?: number): Reading {
  const terms = countTerms(units.map((unit) => ({ terms: unit.tradeTerms, weight: 1, listed: unit.isList })));
  return {
    units,
    terms,
    used: profileOf(terms, 0),
    proseWords: wordsIn(units.filter((unit) => !unit.isList)),
    stems: new Set(units.flatMap((unit) => [...unit.stems])),
    present: year ?? newestYear(units),
  };
}

function wordsIn(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + unit.words, 0);
}

/**
 * How much of a mention something is worth that is only enumerated, 0 to 1. A list counts as far as the sentences around
 * it speak of the same field, so that the job's keywords, pasted below other work, gain next to nothing.
 */
export function listWeight(wanted: TradeProfile, { used, proseWords }: Reading): number {
  const sparse = Math.exp(-Math.max(0, ...used.values()) / ENOUGH_SENTENCES);
  const alike = Math.min(1, likeness(wanted, used) / PLAIN_LIKENESS);
  const beside = LISTS_BESIDE_ANOTHER_FIELD + (LISTS_IN_THE_FIELD - LISTS_BESIDE_ANOTHER_FIELD) * alike ** 2;
  const onlyLists = sparse * Math.max(0, 1 - proseWords / PLENTY_OF_PROSE);
  return Math.max(LISTS_ALONE * onlyLists, beside);
}
