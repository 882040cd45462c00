import { expect, test } from 'vitest';
import { describeCriteria } from '../score/describeCriteria.ts';
import { readJob } from './readJob.ts';

const read = (description: string, title = 'Depot Assistant') =>
  readJob({ title, description, skills_required: '' }).criteria;
const dutiesOf = (...args: Parameters<typeof read>) =>
  read(...args)
    .filter(({ rule }) => rule.by === 'duty')
    .map(({ name }) => name);
const namesOf = (description: string, title = 'Depot Assistant') =>
  describeCriteria({ title, description, skills_required: '' }).criteria.map(({ name }) => name);

test('lines in a row that open with what is done are duties without a heading', () => {
  expect(
    dutiesOf(
      'We run three tram depots.\nSort the lost property every morning\nMaintain the key register\nGreet drivers and hand out duty cards\nYou get a free pass.',
    ),
  ).toEqual([
    'Sort the lost property every morning',
    'Maintain the key register',
    'Greet drivers and hand out duty cards',
  ]);
});

test.each([
  ['gerunds', 'Sorting the lost property\nMaintaining the key register\nGreeting drivers at the gate'],
  [
    'the third person, with another line between',
    'Sorts the lost property\nMaintains the key register\nNeat work matters.\nGreets drivers at the gate',
  ],
])('%s tell duties, too', (_, lines) => {
  expect(dutiesOf(`We run three tram depots.\n${lines}`)).toHaveLength(3);
});

test('four of them below the story of the place are, too', () => {
  const lines =
    'Prune the hedges along the line\nRebook the failed deliveries\nWatch the trackers at night\nDebrief the drivers';
  expect(dutiesOf(`Who we are\nWe run three tram depots.\n${lines}`)).toHaveLength(4);
  expect(dutiesOf(`Benefits\n${lines.split('\n').slice(0, 3).join('\n')}`)).toEqual([]);
});

test.each([
  [
    'How to apply',
    'Complete the online form\nRecord a short video\nAttend an assessment day\nMeet the depot manager for an interview',
  ],
  [
    'What we offer',
    'Choose your tram routes\nDevelop your signal skills\nTake part in our rail outings\nReceive your depot pass',
  ],
])('"%s" with verbs tells none', (heading, lines) => {
  expect(dutiesOf(`We run three tram depots.\n${heading}\n${lines}`)).toEqual([]);
});

test('duties in the infinitive, below a heading that is marked by arrows', () => {
  expect(
    dutiesOf(
      '>> Your nights\nTo sort the lost property\nTo maintain the key register\nTo greet drivers at the gate\n>> About Harbour Trams\nFounded by two signal engineers.',
    ),
  ).toEqual(['Sort the lost property', 'Maintain the key register', 'Greet drivers at the gate']);
});

test('"past experience in" is one demand, and a quote may end what is glued', () => {
  const names = namesOf(
    'We call it “tram joy”.We’re growing fastPast Experience in tram signals is requiredAble to read plans',
  );
  expect(names).toContain('Tram signals');
});

test.each([
  ['two lines alone', 'Sort the lost property\nMaintain the key register'],
  [
    'what is asked for',
    'Design skills\nTest experience preferred\nResearch degree\nMaintain the key register\nSort the lost property',
  ],
  [
    'what is promised',
    'Work from home\nStock options\nTake your paid holidays\nReports to the depot manager',
  ],
])('%s are none', (_, lines) => {
  expect(dutiesOf(`We run three tram depots.\n${lines}`)).toEqual([]);
});

test('a label of duties holds for the lines that were glued to it', () => {
  expect(
    dutiesOf(
      'Responsibilities include, but are not limited to:  Sorting the lost property every morningKey register checks at nightBe calmDuty cards for all driversMinimum of 1 year of depot work required',
    ),
  ).toEqual(
    expect.arrayContaining(['Sorting the lost property every morning', 'Key register checks at night']),
  );
});

test('the last sentence of a paragraph opens the list below it', () => {
  expect(
    dutiesOf(
      'Our depot needs a calm hand. This person will look after two trainees, and will be responsible for:\nKey register checks\nLost property sorting\nRequirements:\n- A valid tram licence',
    ),
  ).toEqual(expect.arrayContaining(['Key register checks', 'Lost property sorting']));
});

test('what the role will do is told as a duty', () => {
  expect(
    dutiesOf(
      'The Depot Manager will run the key register and train the night drivers in signals.',
      'Depot Manager, Trams',
    ),
  ).toEqual(['Run the key register', 'Train the night drivers in signals']);
});

test('the styles of a word processor ask for nothing', () => {
  const names = namesOf(
    'Normal 0 false false false EN-US X-NONE X-NONE /* Style Definitions */ table.MsoNormal {mso-style-name:"Table Normal"; font-size:10pt;}Requirements\n- Knowledge of tram signals',
  );
  expect(names).toContain('Tram signals');
  expect(names.join(' ')).not.toMatch(/normal|false|mso/i);
});

test('a heading behind a year, a verb amid a line, and a name that comes again', () => {
  expect(
    dutiesOf(
      'We have been here since 1911.Your Responsibilities:\nKey register checks for all shifts Maintain the lost property store',
    ),
  ).toEqual(['Key register checks for all shifts', 'Maintain the lost property store']);
  expect(
    namesOf(
      'USTrams is growing.Come to USTrams.Requirements:Knowledge of USTrams signals is requiredAble to read plans',
    ),
  ).toContain('USTrams signals');
});

test.each([
  ['MBA or postgraduate business degree a plus', "Master's degree"],
  ['Mastery of tram signals', 'Tram signals'],
  ['Requirements:\n- Exposure to tram signals', 'Tram signals'],
  ['Being adept with tram signals is necessary', 'Tram signals'],
  ['Any non-English languages would be an advantage', 'Non-English languages'],
  ['Must work alone and be a self – starter', 'Work alone and be a self-starter'],
])('%s', (text, name) => {
  expect(namesOf(text)).toContain(name);
});

test('exposure to noise is no demand', () => {
  expect(namesOf('Requirements:\n- Exposure to loud noise and dust')).toHaveLength(
    namesOf('Requirements:').length,
  );
});
