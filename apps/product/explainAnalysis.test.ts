import { analyzeResume } from '@cortex/scoring';
import { expect, test } from 'vitest';
import { explainAnalysis, readJobFile } from './explainAnalysis.ts';

const job = readJobFile(
  'Pastry Chef\nSkills: Laminated dough, Chocolate tempering\nYou bake for a hotel of 90 rooms.\r\nA food hygiene certificate is required.',
);
const resumeText = `Pastry Chef
Hotel Seaview, 2019 - 2024
- Made laminated dough for croissants and Danish pastries every morning for up to 200 guests.
- Kept the walk-in fridge in order and wrote the orders for flour, butter and fruit.
Studied business for a year before that, and worked in a bakery on weekends during school.`;
const inputs = {
  job,
  candidate: { name: '', email: '', phone: '', notes: '', resumeText },
  asOf: '2026-11-24',
};

test('a job file has its title first and its skills on a line of their own', () => {
  expect(job).toEqual({
    title: 'Pastry Chef',
    skills_required: 'Laminated dough, Chocolate tempering',
    description: 'You bake for a hotel of 90 rooms.\nA food hygiene certificate is required.',
  });
});

test('every criterion stands there with its points, and the sum is the score of the analysis', () => {
  const outcome = analyzeResume(inputs);
  if (!outcome.ok) throw new Error(outcome.detail);
  const { fit_score, criteria } = outcome.analysis;
  const text = explainAnalysis(inputs);
  for (const { name, weight, evidence } of criteria) {
    expect(text).toMatch(
      new RegExp(`of +${weight}  (met|unclear|not found) +${name.replace(/[()+.]/g, '\\$&')}`),
    );
    for (const { quote } of evidence) expect(text).toContain(`> "${quote}"`);
  }
  expect(text).toContain(`fit score ${fit_score}`);
  const lines = [...text.matchAll(/^ *([\d.]+) of +\d+ /gm)].map(([, points]) => Number(points));
  expect(lines).toHaveLength(criteria.length);
});

test('too little text gives a sentence in place of a score', () => {
  const candidate = { ...inputs.candidate, resumeText: 'Pastry chef.' };
  expect(explainAnalysis({ ...inputs, candidate })).toMatch(/^No score: /);
});
