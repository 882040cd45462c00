import type { WorkLine } from '../job/criterion.ts';
import { likeness, vectorOf } from '../meaning/vectorOf.ts';
import { type WeighedWords, weighWords, wordCosine } from '../meaning/wordCosine.ts';
import type { Statement } from '../resume/profile.ts';

/** A line of the job with the line of the candidate that is nearest to it in meaning. */
export type NearestPair = { line: WorkLine; statement: Statement; likeness: number };

const FAR = 0.3;
const NEAR = 0.7;
const JOBS = new WeakMap<readonly WorkLine[], WeighedWords>();

/** What a job and a candidate have in common: by their words, and by the nearest line for each line of the job. */
export function likenessOfWork(
  lines: readonly WorkLine[],
  statements: readonly Statement[],
): { byWords: number; byMeaning: number; pairs: NearestPair[] } {
  const asked = JOBS.get(lines) ?? weighWords(lines.map(({ text, weight }) => [text, weight] as const));
  JOBS.set(lines, asked);
  const byWords = wordCosine(asked, weighWords(statements.map(({ quote }) => [quote, 1] as const)));
  const vectors = statements.map(({ quote }) => vectorOf(quote));
  const pairs = lines.flatMap((line): NearestPair[] => {
    const wanted = vectorOf(line.text);
    let best = -1;
    let at = 0;
    vectors.forEach((vector, index) => {
      const near = likeness(wanted, vector);
      if (near > best) {
        best = near;
        at = index;
      }
    });
    const statement = statements[at];
    return statement ? [{ line, statement, likeness: best }] : [];
  });
  const all = lines.reduce((sum, { weight }) => sum + weight, 0);
  const shown = pairs.reduce(
    (sum, pair) => sum + pair.line.weight * Math.min(1, Math.max(0, (pair.likeness - FAR) / (NEAR - FAR))),
    0,
  );
  return { byWords, byMeaning: all === 0 ? 0 : shown / all, pairs };
}
