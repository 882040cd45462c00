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

const items = (text: string) => extractSkills(text).split(', ');

test('what stands beside skills and is none is left out', () => {
  const found = items(
    'Skills & Licenses\nJava, Docker, Ledger closing, Dec, 54.25, L.A. Sharks, Quick learner, Team player, 2015\nAthletics & Interests\nMarathon running, Chess, L.A. Sharks',
  );
  expect(found).toEqual(expect.arrayContaining(['Java', 'Docker', 'Ledger closing']));
  for (const none of [
    'Dec',
    '54.25',
    'L.A. Sharks',
    'Quick learner',
    'Team player',
    '2015',
    'Marathon running',
    'Chess',
  ])
    expect(found).not.toContain(none);
});

test('a word of a sentence that is also a trade is no skill of the person', () => {
  const found = items(
    'Experience\nJava developer, Vale Press, 2019 - 2024\nWrote the shop of a printing house in Java and talked with the people at the press.',
  );
  expect(found).toEqual(['Java']);
});

test('how long something was used is no part of its name', () => {
  expect(
    items('Skill Details\nHTML - Experience - 24 months\nCSS (3 years)\nPhotoshop- Exp- Less than 1 year'),
  ).toEqual(['HTML', 'CSS', 'Adobe Photoshop']);
});

test('where a list is longer than what is kept, known skills stay, wherever they stand in it', () => {
  const words = Array.from(
    { length: 90 },
    (_, index) => `Thing ${String.fromCharCode(97 + (index % 26))}${'xyz'[index % 3]}q`,
  );
  const skills = extractSkills(`Skills\n${[...words, 'QuickBooks', 'Xero'].join(', ')}`).split(', ');
  expect(skills.length).toBeLessThanOrEqual(60);
  expect(skills).toEqual(expect.arrayContaining(['QuickBooks', 'Xero']));
});

test('the plural of a skill is no second one', () => {
  expect(extractSkills('Skills\nSpreadsheet, Spreadsheets, Forklift, Forklifts').split(', ')).toHaveLength(2);
});

test('a society of a profession is no skill of a member', () => {
  const line = 'Member of the Vale State Society of Certified Public Accountants (VSSCPA)';
  expect(items(`Experience\nClerk, Vale Works, 2019 - 2024\n- ${line}`)).not.toContain('CPA');
  expect(
    items('Experience\nClerk, Vale Works, 2019 - 2024\n- Certified Public Accountant since 2015'),
  ).toContain('CPA');
});
