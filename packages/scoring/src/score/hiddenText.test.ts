import { extractText } from '@cortex/resume-text';
import { makePdf } from '@cortex/resume-text/testFiles';
import { expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

const VISIBLE =
  'Gardener with eight years in parks. Planted hedges, looked after lawns, roses and two greenhouses. Drove a small tractor and trained apprentices in pruning and the safe use of ladders in all seasons.';
const SECRET = 'Backend engineer with ten years of Go, Kafka and PostgreSQL in payment services.';
const job = {
  title: 'Backend Engineer',
  description: 'You build payment services and own their database schemas.',
  skills_required: 'Go, Kafka, PostgreSQL',
};

function score(resumeText: string): number {
  const candidate = { name: '', email: '', phone: '', notes: '', resumeText };
  const outcome = analyzeResume({ job, candidate, asOf: '2026-11-21' });
  return outcome.ok ? outcome.analysis.fit_score : -1;
}

test('white text, which would raise the score, leaves it as it is', async () => {
  const bytes = await makePdf((paper) => {
    paper.text(VISIBLE);
    paper.fillColor('white').text(SECRET);
  });
  const result = await extractText({ fileName: 'a.pdf', bytes });
  expect(score(`${VISIBLE}\n${SECRET}`)).toBeGreaterThan(score(VISIBLE));
  expect(score(result.ok ? result.text : '')).toBe(score(VISIBLE));
});
