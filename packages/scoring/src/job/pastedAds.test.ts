import { expect, test } from 'vitest';
import { criteriaOf, namesOf } from '../../testFiles/criteriaOf.ts';

test('items whose dashes are glued to what stands before are items', () => {
  const names = namesOf(
    'We look for a person with:-   2-4 years leading a kitchen brigade-   Menu costing-   Sous-vide cooking-   Stock management (Marketman or similar)',
  );
  expect(names).toEqual(
    expect.arrayContaining(['2+ years of leading a kitchen brigade', 'Menu costing', 'Sous-vide cooking']),
  );
});

test('a dash between spaces, in a word or after half a word parts nothing', () => {
  const names = namesOf(
    'Requirements:\n- Full- and part-time payroll\n- Pre- and post-flight checks\n- Long-term care billing\n- State-of-the-art looms',
  );
  expect(names).toContain('Long-term care billing');
  expect(names.some((name) => /^(?:term|time|flight|art)\b/i.test(name))).toBe(false);
});

test('items whose numbers are glued to what stands before are items', () => {
  const names = namesOf(
    'Position requirements:1.  Forklift licence2.   Warehouse experience3.  SAP EWM4.  Excel',
  );
  expect(names).toEqual(expect.arrayContaining(['SAP EWM', 'Excel']));
  expect(names.some((name) => /\d$/.test(name))).toBe(false);
});

test('what opens with years is asked for below "Benefits", too, and what follows it', () => {
  const names = namesOf(
    'About you: you love bread.\nBenefits\nFree bread.\nMinimum 3 years in artisan baking;Experience with sourdough starters.',
  );
  expect(names).toContain('3+ years of artisan baking');
  expect(names.join()).toMatch(/sourdough/i);
  const told = ['10 years of service are rewarded', '25 years in hospitality', '30+ years of experience'];
  expect(namesOf(`Benefits\n${told.join('.\n')}.\nFree lunch`)).toEqual([]);
});

test.each([
  'A truly infectious passion',
  'Total commitment to our guests',
  'Clear telephone voice',
  'Gets along well with a variety of people',
  'Quickly grasps new concepts',
  'Tech-savvy and comfortable with change',
  'Communicates both verbally and in writing',
])('"%s" is what somebody is like, and no must-have', (line) => {
  const found = criteriaOf(`Requirements:\n- ${line}\n- Knowledge of Excel`).filter(
    ({ name }) => name !== 'Excel',
  );
  expect(found.every(({ isTrait, importance }) => isTrait && importance !== 'must')).toBe(true);
});

test.each([
  'Funded by well-known angel investors',
  'A huge impact on the business',
  'Referral and ad-hoc bonuses',
  'Full benefits',
  'Must be 21 years of age or older',
  'Over 30 million orders a month',
])('"%s" asks for nothing', (line) => {
  expect(namesOf(`Requirements:\n- ${line}\n- Knowledge of Excel`)).toEqual(['Excel']);
});

test('how much a thing counts is no part of its name, and no thing by itself', () => {
  expect(namesOf('Requirements:\n- Bookkeeping in a brewery, highly desired')).not.toContain(
    'Highly desired',
  );
  expect(namesOf('Requirements:\n- Numerical abilities required in this position')).toEqual([
    'Numerical abilities',
  ]);
  expect(namesOf('Requirements:\n- Wholesale customers will be highly regarded')).toEqual([
    'Wholesale customers',
  ]);
});

test('years of doing something are years', () => {
  const [found] = criteriaOf('Requirements:\n- 3-5 years running a small print shop');
  expect(found).toMatchObject({ kind: 'experience', name: '3+ years of running a small print shop' });
});

test('of more skills than are read those with a known name stay', () => {
  const lines = [
    'orchids',
    'ferns',
    'mosses',
    'lilies',
    'roses',
    'tulips',
    'irises',
    'peonies',
    'dahlias',
    'asters',
  ];
  const plain = lines.flatMap((plant) => [`Care of ${plant}`, `Trade in ${plant}`]);
  const names = namesOf(`Requirements:\n- ${[...plain, 'PostgreSQL', 'Kubernetes'].join('\n- ')}`);
  expect(names).toHaveLength(20);
  expect(names).toEqual(expect.arrayContaining(['PostgreSQL', 'Kubernetes']));
});

test('what has to be in date is asked for by its name', () => {
  expect(namesOf('Must-haves:\n- In-date spinal care course\n- In date harness inspection')).toEqual(
    expect.arrayContaining(['Spinal care course', 'Harness inspection']),
  );
});
