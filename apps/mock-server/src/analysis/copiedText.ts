import type { Job } from './jobCriteria.ts';
import type { Unit } from './resumeUnits.ts';
import { type Token, tokenize } from './tokens.ts';
import { isFunctionWord } from './wordWeights.ts';

const RUN = 6;
const MOSTLY = 0.6;

/**
 * The units without those that were pasted from the job itself: most of their words stand in runs of at least six in
 * the order of the job, small words aside and wherever the lines break. They show what the job asks for, not what the person did.
 */
export function withoutCopies(units: readonly Unit[], { title, description, skills_required }: Job): Unit[] {
  const wanted = tokenize(`${title}\n${description}\n${skills_required}`);
  const runs = new Set(runsOf(tellingWords(wanted)));
  const unitWords = units.map((unit) => tellingWords(unit.tokens));
  const copied = new Set<number>();
  for (const [start, run] of runsOf(unitWords.flat()).entries()) {
    if (!runs.has(run)) continue;
    for (let offset = 0; offset < RUN; offset += 1) copied.add(start + offset);
  }
  let from = 0;
  return units.filter((_unit, unitIndex) => {
    const words = unitWords[unitIndex] ?? [];
    const found = words.filter((_word, index) => copied.has(from + index)).length;
    from += words.length;
    return found === 0 || found < MOSTLY * words.length;
  });
}

function tellingWords(tokens: readonly Token[]): string[] {
  return tokens.map((token) => token.lower).filter((word) => !isFunctionWord(word));
}

function runsOf(words: readonly string[]): string[] {
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_word, index) => words.slice(index, index + RUN).join(' '));
}
