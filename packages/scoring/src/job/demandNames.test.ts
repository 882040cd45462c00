import { expect, test } from 'vitest';
import { describeCriteria } from '../score/describeCriteria.ts';

const namesOf = (description: string) =>
  describeCriteria({ title: 'Depot Assistant', description, skills_required: '' }).criteria.map(
    ({ name }) => name,
  );

test.each([
  ['two verbs of one thing', 'Skilled in reading and drawing rail plans', 'Reading and drawing rail plans'],
  ['how it is told', 'Hands on experience with tram signals', 'Tram signals'],
  ['what opens a list that is cut', 'Experience of tram signals including', 'Tram signals'],
  ['a word that says how much', 'Tram signals experience strongly', 'Tram signals experience'],
  ['a demand behind a known name', 'Microsoft Excel skills required', 'Microsoft Excel skills'],
])('%s: the name holds together', (_, line, name) => {
  expect(namesOf(`Requirements:\n- ${line}`)).toContain(name);
});

test('oral and written are of one language', () => {
  expect(namesOf('Requirements:\n- Fluency in both oral and written German')).toContain('German (fluent)');
});

test.each([
  'Everyone is creative here',
  'Trams are always our greatest joy',
  'Fun counts!',
  'Related fields including rail and road',
  'Area of expertise',
  'Work on trams may be substituted for this requirement',
])('"%s" asks for nothing', (line) => {
  expect(namesOf(`Requirements:\n- Knowledge of tram signals\n- ${line}`)).toEqual(
    namesOf('Requirements:\n- Knowledge of tram signals'),
  );
});

test.each([
  ['Able to read rail plans.)*Lead the night crew', 'Read rail plans'],
  ['Clientele of many towns Proven experience in rail planning', 'Rail planning'],
  ['Knowledge of TramCAD.Past work in a depot is required', 'TramCAD'],
])('what is glued behind "%s" is apart', (line, name) => {
  expect(namesOf(`Requirements:\n- ${line}\n- Knowledge of tram signals`)).toContain(name);
});
