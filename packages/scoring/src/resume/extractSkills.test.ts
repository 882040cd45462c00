import { expect, test } from 'vitest';
import { extractSkills } from './extractSkills.ts';

test('names the items of the skills section first, each once under one name', () => {
  const text =
    'Experience\nBuilt services in Golang on k8s.\nSkills\nPostgres, JS, Figma; beekeeping\nEducation\nB.A. History';
  expect(extractSkills(text)).toBe('PostgreSQL, JavaScript, Figma, Beekeeping, Go, Kubernetes');
});

test('finds known skills without a section', () => {
  expect(extractSkills('Ran accounts payable in QuickBooks and SAP.')).toContain('Accounts payable');
});

test('does not take plain verbs for skills', () => {
  expect(extractSkills('Acting on a hint, we filed the plan and framed the question.')).toBe('');
});

test('is empty for a text without skills', () => {
  expect(extractSkills('')).toBe('');
});
