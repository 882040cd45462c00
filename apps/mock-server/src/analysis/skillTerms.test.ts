import { expect, test } from 'vitest';
import { findSkills, isNamed } from './skillTerms.ts';
import { tokenize } from './tokens.ts';

function skills(text: string): string[] {
  return findSkills(tokenize(text)).map((hit) => hit.value.name);
}

test.each([
  ['Built services in Go and Rust', 'Go'],
  ['python, go, rust', 'Go'],
  ['Statistics in R and Python', 'R'],
  ['C, C++ and C#', 'C'],
  ['C, C++ and C#', 'C++'],
  ['C, C++ and C#', 'C#'],
  ['wrote a .NET service', '.NET'],
  ['Excel models for the board', 'Excel'],
])('%s names %s', (text, skill) => {
  expect(skills(text)).toContain(skill);
});

test.each([
  ['took a product from go to market', 'Go'],
  ['Go to Market strategy', 'Go'],
  ['ready to go the extra mile', 'Go'],
  ['worked in R&D', 'R'],
  ['R. Dunmore signed the plan', 'R'],
  ['John R Dunmore', 'R'],
  ['meetings with the C-suite', 'C'],
  ['vitamin C', 'C'],
  ['JavaScript', 'Java'],
  ['React to customers quickly', 'React'],
  ['Spring semester 2019', 'Spring'],
  ['I excel at detail', 'Excel'],
  ['three ar glasses', 'Accounts receivable'],
])('%s does not name %s', (text, skill) => {
  expect(skills(text)).not.toContain(skill);
});

test.each([
  ['JS', 'JavaScript'],
  ['TS', 'TypeScript'],
  ['k8s', 'Kubernetes'],
  ['Postgres', 'PostgreSQL'],
  ['Amazon Web Services', 'AWS'],
  ['GCP', 'Google Cloud'],
  ['ML', 'Machine learning'],
  ['continuous integration', 'CI/CD'],
  ['RN', 'Registered nurse'],
  ['certified public accountant', 'CPA'],
  ['talent acquisition', 'Recruitment'],
  ['news releases', 'Press releases'],
  ['airframe and powerplant', 'Aircraft maintenance'],
  ['HACCP', 'Food safety'],
  ['lesson plans', 'Lesson planning'],
  ['anti money laundering', 'KYC'],
  ['group exercise', 'Group fitness'],
  ['cattle', 'Livestock'],
])('%s is another way to write %s', (text, skill) => {
  expect(skills(text)).toContain(skill);
});

test.each([
  ['postgres', true],
  ['Patient care', true],
  ['caring for patients', false],
  ['RN', true],
])('whether "%s" names a skill rather than points to it: %s', (text, named) => {
  const hits = findSkills(tokenize(text));
  expect(hits).not.toEqual([]);
  expect(hits.some(isNamed)).toBe(named);
});
