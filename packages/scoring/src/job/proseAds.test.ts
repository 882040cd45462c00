import { expect, test } from 'vitest';
import { criteriaOf, namesOf } from '../../testFiles/criteriaOf.ts';

const importanceOf = (description: string) =>
  Object.fromEntries(criteriaOf(description).map(({ name, importance }) => [name, importance]));

test.each([
  ['Deal breakers: current crane ticket, two years on tower cranes.', 'must'],
  ['What we need to see: Rust, Terraform.', 'must'],
  ['Useful, but not essential: Rust, Terraform.', 'nice'],
])('"%s" says how much its items count', (description, importance) => {
  const all = criteriaOf(description);
  expect(all.length).toBeGreaterThanOrEqual(2);
  for (const criterion of all) expect(criterion.importance).toBe(importance);
});

test('what an author tells the reader in brackets asks for nothing and parts nothing', () => {
  expect(
    importanceOf(
      'Requirements: experience with an ERP (we are moving to Odoo, but you need not know it), strong SQL.',
    ),
  ).toEqual({ ERP: 'must', SQL: 'must' });
});

test('what is preferred in a bracket is not the demand before it', () => {
  expect(importanceOf('You must have: 4 years as a roofer (slate and lead work preferred)')).toEqual({
    '4+ years as a roofer': 'must',
  });
  expect(Object.values(importanceOf('Required:\nKubernetes (preferred)'))).toEqual(['nice']);
});

test.each([
  ['You should have two years or more looking after horses.', '2+ years of looking after horses'],
  ['Applicants should have between three and six years of claims handling.', '3+ years of claims handling'],
  ['Required: five years or so as a Ship No. 2 engineer.', '5+ years as a Ship No. 2 engineer'],
  ['Required: four-ish years in pottery.', '4+ years of pottery'],
])('years in "%s"', (description, name) => {
  expect(namesOf(description)).toContain(name);
});

test('a rate by the year is no experience', () => {
  expect(namesOf('We bake 300 cakes a year in Oslo and Bergen.')).toEqual([]);
});

test('items after years are apart where nothing joins them', () => {
  expect(namesOf('Must have: 3 years in joinery, clean record, own tools.')).toEqual(
    expect.arrayContaining(['3+ years of joinery', 'Clean record']),
  );
});

test('"of which two in ..." asks for what the years are in', () => {
  expect(namesOf('Requirements:\nFive years of midwifery, of which at least two in a birth centre.')).toEqual(
    expect.arrayContaining(['Birth centre']),
  );
});

test('labels, deadlines and who issues a certificate are no part of its name', () => {
  expect(
    namesOf(
      'Minimum Qualifications\nLicensure/Certification: NRP from the Academy Heart Association at time of hire.\nEducation: diploma preferred, or must be obtained within two years of hire.',
    ),
  ).not.toContainEqual(expect.stringMatching(/Licensure|Education|of hire|Association|Obtained/));
});

test('what a line opens holds for all its sentences', () => {
  expect(
    namesOf('Requirements\nForklift licence\nPhysical Demands: Lifts up to 25 kg. Climbs ladders all day.'),
  ).toEqual(['Forklift licence']);
});

test('"You should have ...; have worked in ...": each part asks', () => {
  expect(
    namesOf('You should have led a shop floor; have worked with Shopify, Magento or the like.').join(),
  ).toContain('Shopify');
});

test.each([
  ['Rust is an advantage, Zig is a plus.', ['Rust', 'Zig']],
  ['Welding would be wonderful, and so would carpentry.', ['Welding', 'Carpentry']],
  ['Tableau is a plus, as is dbt.', ['Tableau', 'Dbt']],
  ["We'd be glad about Dutch or Frisian, knowledge of tides or charts.", ['Tides or charts']],
])('"%s" names more than one', (description, names) => {
  const read = importanceOf(description);
  for (const name of names) expect(read).toMatchObject({ [name]: 'nice' });
});

test('of things that are asked for beside one that is not, the others stay', () => {
  expect(namesOf('Good to have: Revit, basic Italian, a car is not needed.')).toEqual(
    expect.arrayContaining(['Revit']),
  );
});

test.each([
  ['Requirements: event-driven architecture.', 'Event-driven architecture'],
  ['Requirements: very good knowledge of Rust.', 'Rust'],
  ['Requirements: experience on routing software.', 'Routing software'],
  ['Requirements: Access to a decent level.', 'Access'],
])('the name of what "%s" asks for', (description, name) => {
  expect(criteriaOf(description)).toMatchObject([{ name, importance: 'must' }]);
});

test('exams that are taught are no school leaving certificate that is asked for', () => {
  expect(
    namesOf(
      'GCSE results have risen, and sixty students take A-level Physics.\nRequirements\nPhysics degree',
    ),
  ).toEqual([expect.stringContaining('Bachelor')]);
});
