import { expect, test } from 'vitest';
import { monthOf } from '../resume/months.ts';
import { readProfile } from '../resume/readProfile.ts';
import { withoutSchools } from './withoutSchools.ts';

/** The words that count of a line below "Education", and below "Experience". */
function words(line: string, heading = 'Education') {
  const resume = `${heading}\n${line}`;
  const { statements } = readProfile({ resume, notes: '', asOf: monthOf('2026-11-22'), language: 'en' });
  return statements.flatMap((one) => withoutSchools(one).tokens.map(({ text }) => text)).join(' ');
}

test.each([
  ['Diploma in welding, Vale College, Leeds', 'Diploma in welding'],
  ['Bachelor of Accounting from the University of Lagos', 'Bachelor of Accounting from'],
  ['Universidad Nacional de Colombia - Civil Engineering', 'Civil Engineering'],
  ['Master of Nursing (Anna University, Chennai)', 'Master of Nursing'],
  ['Bachelor of Marine Biology', 'Bachelor of Marine Biology'],
])('%s: %s', (line, expected) => {
  expect(words(line)).toBe(expected);
});

test('who worked at a school has worked there', () => {
  expect(words('Ran the kitchen of Vale School, Leeds', 'Experience')).toBe(
    'Ran the kitchen of Vale School Leeds',
  );
});
