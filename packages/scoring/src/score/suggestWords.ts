import { isFunctionWord, wordWeight } from '../lexicon/wordRarity.ts';
import { meaningTable } from '../meaning/table.ts';
import { likeness, vectorOf } from '../meaning/vectorOf.ts';
import type { Language } from '../text/language.ts';
import { type Token, tokenize } from '../text/tokens.ts';

const MAX_WORDS = 3;
/** A word of any resume ("skills", "ability") names nothing by itself. */
const TELLING = 0.4;
/** How much a rare word counts beside likeness in meaning, which goes to 1: a rare one has a rarity of about ten. */
const RARE = 0.03;

/**
 * The words of a line that seem to name a criterion, one to three beside each other: those nearest to it in meaning, and rare ones before
 * common ones. Undefined where the line names the criterion itself, or has no word that tells anything.
 */
export function suggestWords(line: string, criterion: string, language: Language): string | undefined {
  if (line.toLowerCase().includes(criterion.trim().toLowerCase())) return undefined;
  const tokens = tokenize(line, language);
  const wanted = vectorOf(criterion);
  let best: { words: string; value: number } | undefined;
  for (let from = 0; from < tokens.length; from += 1)
    for (let length = 1; length <= MAX_WORDS; length += 1) {
      const run = tokens.slice(from, from + length);
      if (run.length < length || !isName(run, language)) continue;
      const words = line.slice(run[0]?.start, run.at(-1)?.end);
      const rarity = run.reduce((sum, { stem }) => sum + meaningTable().rarity(stem), 0) / length;
      const value = likeness(wanted, vectorOf(words)) + RARE * rarity;
      if (value > (best?.value ?? 0)) best = { words, value };
    }
  return best?.words;
}

/** Whether words tell something, stand beside each other and neither begin nor end with a small word or a number. */
function isName(run: readonly Token[], language: Language): boolean {
  const [first, last] = [run[0], run.at(-1)];
  return (
    [first, last].every(
      (one) =>
        one && one.lower.length > 1 && !isFunctionWord(one.lower, language) && !/^\d+$/.test(one.lower),
    ) &&
    run.some(({ stem }) => wordWeight(stem, language) >= TELLING) &&
    run.slice(1).every(({ parting }) => parting === undefined || parting === '-')
  );
}
