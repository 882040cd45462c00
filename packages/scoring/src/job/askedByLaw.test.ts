import { expect, test } from 'vitest';
import { readJob } from './readJob.ts';

const asked = (description: string) =>
  readJob({ title: 'Cook', description, skills_required: '' })
    .criteria.filter(({ from }) => from === 'description')
    .filter(({ rule }) => rule.by !== 'work' && rule.by !== 'words')
    .map(({ name, importance }) => `${importance}: ${name}`);

test.each([
  'Must be a US citizen.',
  'U.S. citizenship is required.',
  'You must be a Canadian citizen or a permanent resident.',
  'Proof of citizenship',
  'Employment verification may be required.',
])('the law and checks ask for nothing that a resume shows: %s', (line) => {
  expect(asked(`Requirements:\nKnife skills\n${line}`)).toEqual(['must: Knife skills']);
});

test('who cares for senior citizens is asked for', () => {
  expect(asked('Requirements:\nCare of senior citizens')).toEqual(['must: Care of senior citizens']);
});

test('what is also necessary is asked for without that', () => {
  expect(asked('Two years of experience as a pastry cook are also necessary.')).toEqual([
    'neither: 2+ years as a pastry cook',
  ]);
});
