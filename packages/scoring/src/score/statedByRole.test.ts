import { expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

function yearsOf(summary: string) {
  const outcome = analyzeResume({
    job: {
      title: 'Senior Accountant',
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
Accountant, Vale Works, June 2013 - November 2013
- Kept the accounting of two branches.
Cashier, Dale Stores, January 2014 - August 2020
- Counted the till each evening, ordered change, and wrote the lists of the stock by hand.`,
    },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const found = outcome.analysis.criteria.find(({ name }) => /5\+ years/.test(name));
  if (!found) throw new Error('No criterion of years.');
  return found;
}

test('years that a summary states behind the role are of that role, beside dates that show less', () => {
  const found = yearsOf(
    'Certified accountant with more than 10 years experience working with financial statements.',
  );
  expect(found.remark).toBe('The dates show 6 months, and 10 years are stated.');
  expect(found.related?.map(({ quote }) => quote).join()).toContain('more than 10 years');
});

test.each([
  'Cashier with more than 8 years experience working beside the accounting office.',
  'Trainee accountant with 8 years of experience in retail.',
])('"%s" states none of it', (summary) => {
  expect(yearsOf(summary).remark).toBe('The dates show 6 months of the 5 years.');
});
