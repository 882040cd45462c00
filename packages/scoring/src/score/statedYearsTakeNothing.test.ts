import { expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

const FILLER = `Kept the records in order, answered letters and the telephone, helped visitors, and looked after the rooms
and the stock of the house with care for many days of each week.`;

function creditOfYears(summary: string) {
  const outcome = analyzeResume({
    job: {
      title: 'Accountant',
      description: 'Minimum of 5 years of accounting experience.',
      skills_required: 'Payroll',
    },
    candidate: {
      name: '',
      email: '',
      phone: '',
      notes: '',
      resumeText: `Summary
${summary}

Experience
Accountant, Vale Works, January 2019 - August 2023
- Kept the accounting of two branches.

About
${FILLER}`,
    },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const found = outcome.analysis.criteria.find(({ name }) => /5\+ years/.test(name));
  if (!found) throw new Error('No criterion of years.');
  return found.credit ?? 0;
}

test('who states the years that the dates nearly show earns no less than who states none', () => {
  const silent = creditOfYears('Chartered accountant with accounting experience.');
  expect(silent).toBeGreaterThan(0);
  expect(creditOfYears('Chartered accountant with 5 years of accounting experience.')).toBeGreaterThanOrEqual(
    silent,
  );
});
