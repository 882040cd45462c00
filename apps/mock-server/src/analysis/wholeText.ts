import type { PhraseHit } from './phrases.ts';
import type { Reading } from './reading.ts';
import type { Unit } from './resumeUnits.ts';
import { findSkills } from './skillTerms.ts';
import { type Token, tokenize } from './tokens.ts';
import type { SkillTerm } from './vocabulary.ts';
import { isFunctionWord, wordWeight } from './wordWeights.ts';

/** The telling words and skills of a text, each with how much it weighs. */
export type WeighedWords = ReadonlyMap<string, number>;

const LEAST_TELLING = 0.4;
const SKILL = 0.8;
const IN_TITLE = 2.2;
const IN_SKILLS = 1.6;
// Between the cosine (1), which puts long resumes at a disadvantage, and the plain overlap (0), which favours them.
const LENGTH = 0.7;
const FULL = 0.6;
const SPREAD = 0.65;

/** What a job's whole text is about: the words of the title weigh most, then those of the skills. */
export function wordsOfJob(job: {
  title: string;
  description: string;
  skills_required: string;
}): WeighedWords {
  const words = new Map<string, number>();
  const add = (text: string, boost: number) => {
    const tokens = tokenize(text);
    for (const [word, weight] of wordsOf(tokens, findSkills(tokens))) {
      words.set(word, Math.max(words.get(word) ?? 0, boost * weight));
    }
  };
  add(job.description, 1);
  add(job.skills_required, IN_SKILLS);
  add(job.title, IN_TITLE);
  return words;
}

/** How much of what a job speaks of one unit mentions: the sum of the shared words' weights. */
export function sharedWeight(wanted: WeighedWords, unit: Unit): number {
  let sum = 0;
  for (const word of unit.telling.keys()) sum += wanted.get(word) ?? 0;
  return sum;
}

/** How like the supporting units are to the whole job, 0 to 1. A word counts once; in a list it counts `listWeight`. */
export function wordsCredit(
  wanted: WeighedWords,
  supporting: readonly Unit[],
  { units }: Reading,
  listWeight: number,
): number {
  const found = new Map<string, number>();
  for (const unit of supporting) {
    const counts = unit.isList ? listWeight : 1;
    for (const [word, weight] of unit.telling) {
      const shared = (wanted.get(word) ?? 0) * weight * counts;
      if (shared > 0) found.set(word, Math.max(found.get(word) ?? 0, shared));
    }
  }
  const all = new Map(units.flatMap((unit) => [...unit.telling]));
  const size = Math.hypot(...wanted.values()) * Math.hypot(...all.values()) ** LENGTH;
  const shared = [...found.values()].reduce((sum, weight) => sum + weight, 0);
  return size === 0 ? 0 : Math.min(1, shared / size / FULL) ** SPREAD;
}

/** The telling words of a text by stem, and the known skills under any of their names. */
export function wordsOf(
  tokens: readonly Token[],
  skills: readonly PhraseHit<SkillTerm>[],
): Map<string, number> {
  const words = new Map<string, number>();
  for (const token of tokens) {
    const weight = isFunctionWord(token.lower) ? 0 : wordWeight(token.stem);
    if (weight >= LEAST_TELLING) words.set(token.stem, weight);
  }
  for (const { value } of skills) {
    if (!value.trades.includes('general')) words.set(`skill ${value.name}`, SKILL);
  }
  return words;
}
