import { describe, expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

const find = (skill: string, line: string) => {
  const outcome = analyzeResume({
    job: {
      title: 'Position',
      description: 'You will work with the team and have the time that you need for all of this.',
      skills_required: skill,
    },
    candidate: {
      name: '',
      email: '',
      phone: '',
      notes: '',
      resumeText: `Experience\nAssistant, Oak Hall, 2020 - 2025\n- ${line}\n- Came early, stayed late and got along with everybody who was there on the day, whoever they were, and kept the place as it had been found in the morning.`,
    },
    asOf: '2026-11-22',
  });
  const criteria = outcome.ok ? (outcome.analysis.criteria ?? []) : [];
  return criteria.find(({ name }) => name === skill);
};

describe('what was done shows a skill that is not named', () => {
  test.each([
    ['Wound care', 'Redressed leg ulcers and took out sutures in the afternoon clinic.'],
    ['IV cannulation', 'Sited cannulas at night on the stroke ward.'],
    ['Accounts payable', 'Coded and paid vendor invoices for four garages.'],
    ['Stock replenishment', 'Topped up the chillers and faced the shelves.'],
    ['Pastry', 'Made loaves, buns and tarts before dawn.'],
    ['Lesson planning', 'Wrote schemes of work for year 8.'],
    ['Conveyancing', 'Handled house sales from offer to keys.'],
    ['Recruitment', 'Shortlisted applicants and filled vacancies on the wards.'],
    ['Brake repair', 'Changed calipers and bled the brakes of taxis.'],
    ['Front desk', 'Welcomed guests and took their keys back.'],
  ])('%s: %s', (skill, line) => {
    expect(find(skill, line)).toMatchObject({
      met: true,
      credit: 0.85,
      remark: 'Not named; what was done shows it.',
      evidence: [{ quote: line }],
    });
  });

  test('by the means with which it was done', () => {
    expect(find('Tractor driving', 'Ploughed and drilled with a Fendt.')?.met).toBe(true);
    expect(find('Manual handling', 'Transferred residents with a hoist.')?.met).toBe(true);
  });

  test('under each name that jobs have for the same work', () => {
    for (const skill of ['Stock control', 'Stock management', 'Stock handling'])
      expect(find(skill, 'Counted stock levels each week.')?.met).toBe(true);
  });

  test('and beside its name it adds no remark', () => {
    expect(find('Wound care', 'Gave wound care and changed dressings.')).toMatchObject({
      met: true,
      credit: 1,
    });
  });

  test('with what a job asks for beside it, else it is open', () => {
    expect(find('Boiler installation in schools', 'Fitted and commissioned combi boilers.')?.met).toBe(false);
  });
});

describe('and is not shown by', () => {
  test.each([
    ['Cash handling', 'Opened the cash office door for the van.'],
    ['Butchery', 'Cut lamb\u2019s wool into batts.'],
    ['Bricklaying', 'Laid out bricks in a showroom for buyers.'],
    ['Vital signs', 'Took the temperature of the ovens.'],
    ['Litigation', 'Typed letters for a solicitor who appeared in court.'],
    ['Truck driving', 'Loaded lorries that others drove.'],
    ['Wound care', 'I have never changed dressings.'],
    ['Milking', 'Watched how a neighbour milked cows.'],
    ['Bus driving', 'Waited for the bus in all weathers.'],
    ['Parent communication', 'Told my parents about my day.'],
  ])('%s: %s', (skill, line) => {
    expect(find(skill, line)?.met).toBe(false);
  });
});
