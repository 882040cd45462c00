import { expect, test } from 'vitest';
import { findingOfDemand } from '../../testFiles/findingOfDemand.ts';
import { analyzeResume } from './analyzeResume.ts';

test.each([
  ['Nursing, Tiverton College, 2011', 'unclear'],
  ['Computer Science, Tiverton College, 2011', 'met'],
  ['Biological Sciences, Tiverton College, 2011', 'unclear'],
])('a Bachelor of Science of %s, where computer science is asked for', (field, state) => {
  const lines = `Stacked beams\n\nEDUCATION\nBachelor of Science: ${field}`;
  expect(findingOfDemand('Bachelor’s degree in Computer Science', lines)).toBe(state);
});

test.each([
  [
    'Managing the sales cycle including prospecting, proposing, and closing',
    'Worked closely with the drivers',
  ],
  ['Negotiation skills including good listening, probing and qualification', 'Wrote a qualification matrix'],
  ['Interest in writing on themes such as productivity, technology', 'Heard a talk on saw technology'],
  ['Computer proficiency', 'Computed the taxes of the yard'],
  ['Hospitality', 'Delivered beams to hospitals and schools'],

  ['Project developer/manager', 'Managed the shop and the website'],
  ['To train colleagues in mobile data capture', 'A lady came to train us in mobile data capture'],
])('"%s" is not met by "%s"', (demand, line) => {
  expect(findingOfDemand(demand, line)).not.toBe('met');
});

test.each([
  ['Business development or account management experience', 'Led a team of twelve sawyers', 'not found'],
  ['Managing direct reports', 'Managed the project and prepared various reports', 'not found'],
  ['Managing direct reports', 'Managed six people and their reports', 'met'],
  ['Ability to manage a marketing team', 'Led a team of twelve sawyers', 'unclear'],
  ['Ability to manage a marketing team', 'Led a marketing team of four', 'met'],
  ['Ability to manage a small team', 'Led a team of twelve sawyers', 'met'],
])('who is asked for "%s" and "%s": %s', (demand, line, state) => {
  expect(findingOfDemand(demand, line)).toBe(state);
});

test('what stands under goals for a year is a wish', () => {
  const lines = 'Stacked beams\n\nGoals for 2027\n- Crane operation';
  expect(findingOfDemand('Crane operation', lines)).toBe('not found');
});

test('what a post tells in the words of the ad is unclear, and said to be the ad’s', () => {
  const duties = [
    'Read the moisture meters of all three kilns and weigh the sample boards',
    'Hand the drying report of each oven to the foreman',
  ];
  const outcome = analyzeResume({
    job: { title: 'Kiln Hand', description: `You will:\n- ${duties.join('\n- ')}`, skills_required: '' },
    candidate: {
      name: '',
      email: '',
      phone: '',
      notes: '',
      resumeText: `EXPERIENCE\nYard Hand, Norrland Timber, 2019 - 2025\n- ${duties.join('\n- ').replaceAll('the ', '')}\n- Kept the yard tidy through the week, and drove home in the evening with the others.\n`,
    },
    asOf: '2026-11-30',
  });
  const found = outcome.ok
    ? outcome.analysis.criteria.filter(({ name }) => /moisture|drying report/.test(name))
    : [];
  expect(found).not.toEqual([]);
  for (const { met, credit, remark, related } of found) {
    expect([met, credit, remark]).toEqual([
      false,
      0.3,
      'It stands there in the words of the ad. Ask what was done.',
    ]);
    expect(related?.[0]?.quote).toMatch(/moisture meters|drying report/);
  }
});
