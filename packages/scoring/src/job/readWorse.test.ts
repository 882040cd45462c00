import { expect, test } from 'vitest';
import { readJob } from './readJob.ts';

const asked = (line: string) =>
  readJob({ title: 'Clerk', description: `Requirements:\nKnife skills\n${line}`, skills_required: '' })
    .criteria.filter(({ from, name }) => from === 'description' && name !== 'Knife skills')
    .map(({ name }) => name);

test.each([
  ['Python - Experience required', 'Python'],
  ['AutoCAD \u2013 Experience preferred', 'AutoCAD'],
  ['SQL - Knowledge of joins', 'SQL'],
  ['Excel - Proficiency required', 'Excel'],
  ['Photoshop - Skills in retouching', 'Photoshop'],
  ['Forklift - Experience required', 'Forklift'],
  ['Excel, Word - Skills at an advanced level', 'Excel'],
])('what is asked for may stand in front of how well it is to be known: %s', (line, name) => {
  expect(asked(line)).toContain(name);
});

test('a language in front of how well it is to be known is asked for', () => {
  expect(asked('French - Proficiency in speaking and writing').join()).toMatch(/French/);
});

test.each([
  ['Experience with green card petitions', 'Green card petitions'],
  ['Experience advising US citizens abroad', 'Advising US citizens abroad'],
  ['Knowledge of US citizenship applications', 'US citizenship applications'],
  ['Knowledge of how software tests may be automated', 'Software tests'],
])('work with the law and with tests is asked for: %s', (line, name) => {
  expect(asked(line)).toContain(name);
});

test.each([
  ['Experience in an accounting firm', 'Accounting firm'],
  ['Experience in a law firm', 'Law firm'],
  ['Experience with a construction company', 'Construction company'],
])('where somebody worked is what is asked for where nothing else is: %s', (line, name) => {
  expect(asked(line)).toEqual([name]);
});

test('what is left of nothing but a frame is no must-have', () => {
  expect(asked('Experience at a bank or insurance company')).toEqual([]);
});

test('a salesforce platform is the product, in small letters as well', () => {
  expect(asked('Experience with our salesforce platform')).toContain('Salesforce');
});
