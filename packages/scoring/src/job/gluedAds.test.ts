import { expect, test } from 'vitest';
import { describeCriteria } from '../score/describeCriteria.ts';

const read = (description: string, title = 'Warehouse Clerk') =>
  describeCriteria({ title, description, skills_required: '' });
const namesOf = (...args: Parameters<typeof read>) => read(...args).criteria.map(({ name }) => name);

test('the level in front of tools is no part of them', () => {
  const names = namesOf(
    'Requirements:\n- Basic to intermediate experience with Sage, MS Excel and MS Outlook',
  );
  expect(names).toEqual(expect.arrayContaining(['Sage', 'MS Excel', 'MS Outlook']));
});

test('tools that are asked for at a level count below duties, too', () => {
  expect(
    namesOf(
      'Responsibilities:\nKeep the stock lists.\nIntermediate to advanced knowledge of Sage and MS Excel',
    ),
  ).toEqual(expect.arrayContaining(['Sage', 'MS Excel']));
});

test('a role that is said to be required is the title', () => {
  const names = namesOf(
    'Night Warehouse Clerk is urgently required having charge of the yard.\nRequirements:\n- Forklift licence',
    'Night Warehouse Clerk - Leeds',
  );
  expect(names.filter((name) => /required/i.test(name))).toEqual([]);
});

test('what follows "to succeed you must" and "as well as" is asked for by its name', () => {
  const names = namesOf(
    'Requirements:\n- To succeed in this role you must demonstrate careful stock keeping\n- As well as some German',
  );
  expect(names).toContain('Careful stock keeping'.toLowerCase().replace(/^c/, 'C'));
  expect(names.some((name) => /^(?:to succeed|as well)/i.test(name))).toBe(false);
});

test('glued lines are parted before a word with a stroke', () => {
  const names = namesOf(
    'Duties:\nStack the goods by the loading planMeet/exceed the loading targets of each truckCount the pallets of each truck',
  );
  expect(names.some((name) => name.startsWith('Meet/exceed the loading targets'))).toBe(true);
});

test.each([
  [
    'behind "and", before "and"',
    'Write the layout of shelves and aislesCounting and sorting the pallets of returns',
    'Counting and sorting',
  ],
  [
    'behind a stroke',
    'Answer the questions of drivers/customersUnload the trucks of the night',
    'Unload the trucks',
  ],
  [
    'behind "up"',
    'Weekly count of empties and follow upMending of broken crates of the yard',
    'Mending of broken crates',
  ],
  [
    'behind a name',
    'Sort the parcels of TrueNorthAssist with the papers of the drivers',
    'Assist with the papers',
  ],
])('glued lines are parted %s', (_, line, expected) => {
  const names = namesOf(
    `About TrueNorth\nDuties:\nLoad the trucks of the dayStack the goods by the planCount the pallets of each truck\n${line}`,
  );
  expect(names.some((name) => name.startsWith(expected))).toBe(true);
});

test('a licence and a degree are asked for wherever they stand', () => {
  const names = namesOf(
    'Salary\nFrom 30,000 a year.\nBSN required or pursuing.\nCurrent RN license in this state.\nACLS and PALS are required.',
    'Ward Nurse',
  );
  expect(names).toEqual(expect.arrayContaining(["Bachelor's degree", 'ACLS', 'PALS']));
  expect(names.some((name) => /RN license/.test(name))).toBe(true);
});

test.each([
  'Our attractive compensation plan rewards good work.',
  'We serve healthy food.',
  'Slim fit jeans are sold.',
])('"%s" asks for nobody’s looks or health', (text) => {
  expect(read(text).refused ?? []).toEqual([]);
});

test.each([
  'Attractive personality required.',
  'Must be healthy.',
  'Slim figure preferred.',
])('"%s" does, and is refused', (text) => {
  expect(read(text).refused?.[0]?.reason).toContain('health or looks');
});
