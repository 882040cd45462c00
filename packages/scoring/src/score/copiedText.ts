import type { Job } from '../job/criterion.ts';
import { isFunctionWord } from '../lexicon/wordRarity.ts';
import type { Profile, Statement } from '../resume/profile.ts';
import type { Language } from '../text/language.ts';
import { type Token, tokenize } from '../text/tokens.ts';

const WINDOW = 12;
const GAP = 3;
const MOSTLY = 0.6;
const LONGEST_HEADER = 6;

/**
 * The statements without those that were pasted from the job itself, also with words left out and wherever
 * the lines break: stretches in which most neighbouring words are near each other in the job as well, in the
 * same order. They show what the job asks for and not what the person did. A list of skills stays, and makes
 * no stretch of what is beside it: naming what is asked for is honest.
 */
export function withoutCopies({ statements, language }: Profile, { title, description }: Job): Statement[] {
  const pairs = pairsOf(contentWords(tokenize(`${title}\n${description}`, language), language));
  const words = statements.map((statement) =>
    isOwnList(statement) ? [] : contentWords(statement.tokens, language),
  );
  const copied = stretches(words.flat(), pairs);
  let from = 0;
  return statements.filter((_, index) => {
    const count = words[index]?.length ?? 0;
    const found = copied.slice(from, from + count).filter((is) => is).length;
    from += count;
    return found === 0 || found < MOSTLY * count;
  });
}

/** A header says who somebody is, in a few words; a whole sentence of the ad is none. */
const isOwnList = ({ section, listed, isHeader, tokens }: Statement) =>
  (isHeader && tokens.length <= LONGEST_HEADER) || (listed && section === 'skills');

/** Which of the words are in a stretch that is mostly the job's. */
function stretches(words: readonly string[], pairs: ReadonlySet<string>): boolean[] {
  const follows = words.map((word, index) => (pairs.has(`${words[index - 1]} ${word}`) ? 1 : 0));
  const copied = words.map(() => false);
  let inWindow = 0;
  for (let end = 0; end < words.length; end += 1) {
    inWindow += follows[end] ?? 0;
    if (end >= WINDOW) inWindow -= follows[end - WINDOW] ?? 0;
    if (end < WINDOW - 1 || inWindow < MOSTLY * WINDOW) continue;
    for (let at = end - WINDOW + 1; at <= end; at += 1) copied[at] = true;
  }
  return copied;
}

function contentWords(tokens: readonly Token[], language: Language): string[] {
  return tokens.map(({ lower }) => lower).filter((word) => !isFunctionWord(word, language));
}

function pairsOf(words: readonly string[]): Set<string> {
  const pairs = new Set<string>();
  for (let index = 0; index < words.length; index += 1) {
    for (let gap = 1; gap <= GAP; gap += 1) pairs.add(`${words[index]} ${words[index + gap]}`);
  }
  return pairs;
}
