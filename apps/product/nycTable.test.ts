import { expect, test } from 'vitest';
import { nycTable, toTableCsv } from './nycTable.ts';
import { readApplications } from './readApplications.ts';

/** So many people of a category, the first of them selected and scored high. */
function people(sex: string, raceEthnicity: string, count: number, good: number) {
  return Array.from({ length: count }, (_, index) => ({
    sex,
    raceEthnicity,
    selected: index < good,
    score: index < good ? 90 : 10,
  }));
}

const applications = [
  ...people('female', 'A', 40, 10),
  ...people('male', 'A', 50, 25),
  ...people('female', 'B', 9, 3),
  ...people('male', 'C', 1, 1),
];

test('rates and impact ratios, by sex, by race or ethnicity, and by both', () => {
  const rows = nycTable(applications);
  expect(rows.map(({ table, category }) => `${table}: ${category}`)).toEqual([
    'sex: female',
    'sex: male',
    'race/ethnicity: A',
    'race/ethnicity: B',
    'race/ethnicity: C',
    'intersectional: female, A',
    'intersectional: female, B',
    'intersectional: male, A',
    'intersectional: male, C',
  ]);
  const [female, male] = rows;
  expect(female?.selectionRate).toBeCloseTo(13 / 49);
  expect(male?.selectionRate).toBeCloseTo(26 / 51);
  expect(female?.selectionImpactRatio).toBeCloseTo(13 / 49 / (26 / 51));
  expect(male?.selectionImpactRatio).toBe(1);
  expect(female?.scoringRate).toBeCloseTo(13 / 49);
});

test('a category under 2 % is told with its rates, said to be small, and in no ratio', () => {
  const small = nycTable(applications).find(({ category }) => category === 'C');
  expect(small).toMatchObject({ applicants: 1, selectionRate: 1, selectionImpactRatio: undefined });
  expect(small?.note).toMatch(/under 2 %/);
  const b = nycTable(applications).find(({ category }) => category === 'B');
  const a = nycTable(applications).find(({ category }) => category === 'A');
  // C's rate of 1 is the highest, and no measure for the others.
  expect([a?.selectionImpactRatio, b?.selectionImpactRatio]).toEqual([1, expect.closeTo(3 / 9 / (35 / 90))]);
});

test('reads the record as it is downloaded: the last decision counts, who is on hold is undecided, unknown traits are said', () => {
  const scores = `\ufeffnumber,what,candidate id,job id,decision,score
1,decision_made,cnd_1,job_1,decline,20
2,signed_in,,,,
3,decision_made,cnd_1,job_1,shortlist,80
4,decision_made,cnd_2,job_1,hold,50
5,decision_made,cnd_3,job_1,decline,10
`;
  const traits = 'candidate_id,sex,race_ethnicity\r\ncnd_1,female,"A ""or"" B, both"\r\ncnd_2,male,C\r\n';
  const { applications: read, without } = readApplications(scores, traits);
  expect(without).toBe(1);
  expect(read).toEqual([
    { selected: true, score: 80, sex: 'female', raceEthnicity: 'A "or" B, both' },
    { selected: undefined, score: 50, sex: 'male', raceEthnicity: 'C' },
    { selected: false, score: 10, sex: '', raceEthnicity: '' },
  ]);
  const csv = toTableCsv(nycTable(read));
  expect(csv).toContain('race/ethnicity,"A ""or"" B, both",1,1,1.000,1.000,1,1,1.000,1.000,');
  expect(csv).toContain('sex,unknown,1,0,0.000,,1,0,0.000,,trait not known; not in the impact ratios');
  expect(() => readApplications('id,score\n1,2\n', traits)).toThrow(/no column "candidate id"/);
});
