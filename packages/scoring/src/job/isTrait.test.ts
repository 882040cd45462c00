import { expect, test } from 'vitest';
import { isTrait } from './isTrait.ts';
import { readJob } from './readJob.ts';

test.each([
  'Communication skills',
  'Excellent verbal and written communication skills',
  'Attention to detail',
  'Problem-solving skills',
  'Time management',
  'Self-motivated',
  'Works well under pressure',
  'Handle multiple tasks at the same time',
  'Team player',
  'Passion for healthy food',
  'Sense of humour',
])('%s is what somebody is like', (text) => {
  expect(isTrait(text, 'en')).toBe(true);
});

test.each([
  'Patient care',
  'Data communications',
  'Project management',
  'Team leadership',
  'Machine learning',
  'Creative Suite',
  'Customer service',
  'Energy efficiency audits',
  'Pressure vessels',
  'Real-time systems',
  'Professional liability insurance',
  'Independent living support',
])('%s is work', (text) => {
  expect(isTrait(text, 'en')).toBe(false);
});

test('it is listed, is no must-have, and is not told apart where the recruiter lists it', () => {
  const read = (description: string, skills_required = '') =>
    readJob({ title: 'Baker', description, skills_required }).criteria.filter(({ kind }) => kind === 'skill');
  expect(read('Requirements:\n- Strong interpersonal skills')).toMatchObject([
    { name: 'Interpersonal skills', importance: 'neither', isTrait: true },
  ]);
  expect(read('', 'Interpersonal skills')[0]?.isTrait).toBeUndefined();
});

test('a time of nothing is no criterion', () => {
  const { criteria } = readJob({
    title: '',
    description: 'Requirements:\n- 2-5 years\n- Baking',
    skills_required: '',
  });
  expect(criteria.map(({ name }) => name)).toEqual(['Baking']);
});
