import { expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

const FILLER = `Kept the records in order, answered letters and the telephone, helped visitors, and looked after the rooms
and the stock of the house with care for many days of each week.`;

const ACCOUNTANT = `Accountant, Vale Works, January 2019 - August 2023
- Kept the accounting of two branches.`;

function findYears(summary: string, posts = ACCOUNTANT) {
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
${posts}

About
${FILLER}`,
    },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const found = outcome.analysis.criteria.find(({ name }) => /5\+ years/.test(name));
  if (!found) throw new Error('No criterion of years.');
  return found;
}

const creditOfYears = (summary: string) => findYears(summary).credit ?? 0;

test('who states the years that the dates nearly show earns no less than who states none', () => {
  const silent = creditOfYears('Chartered accountant with accounting experience.');
  expect(silent).toBeGreaterThan(0);
  expect(creditOfYears('Chartered accountant with 5 years of accounting experience.')).toBeGreaterThanOrEqual(
    silent,
  );
});

const BRIEFLY_ACCOUNTANT = `Accountant, Vale Works, June 2013 - November 2013
- Kept the accounting of two branches.
Cashier, Dale Stores, January 2014 - August 2020
- Counted the till each evening, ordered change, and wrote the lists of the stock by hand.`;

test('years that a summary states behind the role are of that role, beside dates that show less', () => {
  const found = findYears(
    'Certified accountant with more than 10 years experience working with financial statements.',
    BRIEFLY_ACCOUNTANT,
  );
  expect(found.remark).toBe('The dates show 6 months, and 10 years are stated.');
  expect(found.related?.map(({ quote }) => quote).join()).toContain('more than 10 years');
});

test.each([
  'Cashier with more than 8 years experience working beside the accounting office.',
  'Trainee accountant with 8 years of experience in retail.',
])('"%s" states none of it', (summary) => {
  expect(findYears(summary, BRIEFLY_ACCOUNTANT).remark).toBe('The dates show 6 months of the 5 years.');
});
