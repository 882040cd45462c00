import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { analyzeResume } from '@cortex/scoring';
import { expect, test } from 'vitest';
import { examInputs, toScore } from './examScores.ts';

/**
 * Every score of the exam, as `examScores.json` has it: a change that is not meant to move a score moves none.
 * `UPDATE_SCORES=1` writes the file again, and its diff shows what moved.
 */
test('every score of the exam is as it was', () => {
  const scores: Record<string, string> = {};
  for (const { id, inputs } of examInputs()) {
    const score = toScore(analyzeResume(inputs));
    const hash = createHash('sha256').update(JSON.stringify(score)).digest('hex').slice(0, 8);
    scores[id] = `${typeof score === 'string' ? '-' : score.fit_score} ${hash}`;
  }
  const file = new URL('./examScores.json', import.meta.url);
  if (process.env.UPDATE_SCORES) writeFileSync(file, `${JSON.stringify(scores, null, 2)}\n`);
  expect(scores).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});
