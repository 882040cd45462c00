import type { Job } from './jobCriteria.ts';
import { type Token, tokenize } from './tokens.ts';

const RUN = 8;
const MOSTLY = 0.6;

/**
 * Tells text that was pasted from the job itself: a test for whether most of a unit stands in the job, in runs of at
 * least eight words in the same order.
 */
export function copyDetector({
  title,
  description,
  skills_required,
}: Job): (tokens: readonly Token[]) => boolean {
  const runs = new Set([title, description, skills_required].flatMap((text) => runsOf(tokenize(text))));
  return (tokens) => {
    const found = runsOf(tokens).flatMap((run, index) => (runs.has(run) ? [index] : []));
    const covered = new Set(
      found.flatMap((index) => Array.from({ length: RUN }, (_value, offset) => index + offset)),
    );
    return covered.size >= MOSTLY * tokens.length && covered.size > 0;
  };
}

function runsOf(tokens: readonly Token[]): string[] {
  return tokens.slice(0, Math.max(0, tokens.length - RUN + 1)).map((_token, index) =>
    tokens
      .slice(index, index + RUN)
      .map((token) => token.lower)
      .join(' '),
  );
}
