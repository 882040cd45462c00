import { expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

const FILLER = `Kept the records in order, answered letters and the telephone, helped visitors, and looked after the rooms
and the stock of the house with care for many days of each week.`;

function find(description: string, skills_required: string, resume: string, name: RegExp) {
  const outcome = analyzeResume({
    job: { title: 'Accountant', description, skills_required },
    candidate: { name: '', email: '', phone: '', notes: '', resumeText: `${resume}\n\nAbout\n${FILLER}` },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const found = outcome.analysis.criteria.find((criterion) => name.test(criterion.name));
  if (!found) throw new Error(JSON.stringify(outcome.analysis.criteria.map((criterion) => criterion.name)));
  return found.met ? 'met' : found.unclear ? 'unclear' : 'missing';
}

test('an abbreviation of a licence is shown by its name written out, and a product by its own name alone', () => {
  const written =
    'Certified by the Xenon Yard Board of Leeds since 2015.\nSenior Accounts Payable clerk for years.';
  expect(find('XYB certification required.', '', written.replace(' of Leeds', ''), /XYB/)).toBe('met');
  expect(find('', 'SAP', written, /SAP/)).not.toBe('met');
});

test('years that a person states are not "missing" because only a part of their posts is dated', () => {
  const resume = `Summary
Chartered accountant with more than 12 years of accounting experience.

Experience
Accountant, Vale Works, June 2013 - November 2013
- Kept the books of two branches.`;
  expect(find('Minimum of 5 years of accounting experience.', 'Payroll', resume, /5\+ years/)).not.toBe(
    'missing',
  );
});

test('a "basic" question that somebody answered is no beginner\u2019s level of the skill', () => {
  const resume = `Experience
Accountant, Vale Works, 2012 - 2024
- Closed the accounting of each month.
- Answered every basic accounting question of the branches.`;
  expect(find('', 'Accounting', resume, /^Accounting/)).toBe('met');
});

test('a head of sales has sales experience', () => {
  const resume = `Experience
Director of Sales, Vale Works, May 2010 - November 2023
- Led forty people in two towns.`;
  expect(
    find('You must have sound sales experience in a growing software firm.', 'Payroll', resume, /^Sales/),
  ).toBe('met');
});

test('a duty is met by a line that says the same in nearly the same words', () => {
  const resume = `Experience
Accountant, Vale Works, 2014 - 2024
- Prepared journal entries and bank reconciliations for each quarter-end close.
- Traced and settled invoice disputes for customers.`;
  const ad = `Responsibilities
- Prepare journal entries and bank reconciliations for the quarter-end close`;
  expect(find(ad, 'Payroll', resume, /^Prepare/)).toBe('met');
});
