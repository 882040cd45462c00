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

test('what the one who is found will do are duties, each by itself', () => {
  expect(
    namesOf(
      'The role holder will maintain the standard costing system, carry out stock valuation with the production team and lead the annual budget.',
    ),
  ).toEqual([
    'Maintain the standard costing system',
    'Carry out stock valuation with the production team',
    'Lead the annual budget',
  ]);
  expect(
    namesOf('The postholder will be responsible for managing the annual budget and preparing board papers.'),
  ).toEqual(['Managing the annual budget', 'Preparing board papers']);
});

test('one deed that touches the employer does not take the others along', () => {
  expect(
    namesOf(
      "You'd bring up new boards with our hardware engineer, write drivers for sensor peripherals and report to the owner.",
    ),
  ).toEqual(['Bring up new boards with our hardware engineer', 'Write drivers for sensor peripherals']);
});

test.each([
  [
    'We hope you have solid C, experience with an RTOS and low-power design.',
    ['C', 'RTOS', 'Low-power design'],
  ],
  [
    'We need someone who can weld stainless pipe and read isometric drawings.',
    ['Weld stainless pipe', 'Read isometric drawings'],
  ],
  ["We're after somebody who has managed paid search, in-house or at an agency.", ['Managed paid search']],
  ['We want somebody who knows plate metering and mobility scoring.', ['Plate metering', 'Mobility scoring']],
])('"%s" asks for it', (text, names) => {
  expect(namesOf(text)).toEqual(names);
});

test.each([
  'We hope you have a great time here and enjoy our canteen.',
  'We are looking for somebody to join our friendly team in Leeds.',
  'The postholder will be based in Leeds and will report to the Head of Finance.',
  "You'll love working with agencies, get a company van and join a friendly team.",
])('"%s" asks for nothing', (text) => {
  expect(namesOf(text)).toEqual([]);
});

const dutiesOf = (description: string) =>
  criteriaOf(description)
    .filter(({ kind, name }) => kind === 'responsibility' && !/ this job$/.test(name))
    .map(({ name }) => name);

test.each([
  [
    'We want a signaller who can run the signal box at night, set the railway points safely, and train the younger ones without shouting.',
    [
      'Run the signal box at night',
      'Set the railway points safely',
      'Train the younger ones without shouting',
    ],
  ],
  [
    'In practice that means posting tram fares in the ledger, reconciling two ticket machines every week and chasing lost deposits.',
    [
      'Posting tram fares in the ledger',
      'Reconciling two ticket machines every week',
      'Chasing lost deposits',
    ],
  ],
  [
    'He or she will plan the full range of night services, assess drivers against national standards and adapt routes for road works.',
    [
      'Plan the full range of night services',
      'Assess drivers against national standards',
      'Adapt routes for road works',
    ],
  ],
])('duties in "%s"', (description, duties) => {
  expect(dutiesOf(description)).toEqual(duties);
});

test('visits to the place are no wish', () => {
  expect(namesOf('Visits are welcome and may be arranged through the depot office.')).toEqual([]);
});
