import { analyzeResume } from '@cortex/scoring';
import { bm25, tfIdfCosine } from '../scoring/baselines.ts';
import { quantile } from '../scoring/measures.ts';
import { job, resumeOf } from './resumes.ts';

const LIMIT_MS = 20;
const WARM_UP = 60;
const ROUNDS = 200;
const PAGES = [
  ['one page', 450],
  ['two pages', 900],
] as const;

function timesOf(task: () => unknown): number[] {
  for (let round = 0; round < WARM_UP; round += 1) task();
  return Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    task();
    return performance.now() - start;
  });
}

function tell(label: string, times: readonly number[], compared: number): void {
  const [median, high] = [0.5, 0.95].map((share) => quantile(times, share));
  const ratio = compared === 0 ? '' : `   ${((median ?? 0) / compared).toFixed(1)} x TF-IDF`;
  console.log(
    `  ${label.padEnd(26)}median ${median?.toFixed(2)} ms   95 % ${high?.toFixed(2)} ms${compared === 0 ? '' : ratio}`,
  );
}

let slow = false;
for (const [name, words] of PAGES) {
  const resumeText = resumeOf(words);
  const candidate = { name: 'A. Sample', email: 'a@example.com', phone: '', notes: '', resumeText };
  console.log(`\n${name}: ${resumeText.split(/\s+/).length} words`);
  const cosine = timesOf(() => tfIdfCosine([resumeText])(job));
  const compared = quantile(cosine, 0.5);
  const ours = timesOf(() => analyzeResume({ job, candidate, asOf: '2026-11-21' }));
  tell('Cortex, with quotes', ours, compared);
  tell(
    'BM25, a number alone',
    timesOf(() => bm25([resumeText])(job)),
    compared,
  );
  tell('TF-IDF, a number alone', cosine, compared);
  slow ||= quantile(ours, 0.5) > LIMIT_MS;
}
console.log(`\nA resume of two pages is to take less than ${LIMIT_MS} ms: ${slow ? 'FAILED' : 'kept'}.`);
if (slow) process.exitCode = 1;
