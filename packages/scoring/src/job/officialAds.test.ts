import { expect, test } from 'vitest';
import { readJob } from './readJob.ts';

function criteriaOf(description: string, title = 'Clerk') {
  return readJob({ title, description, skills_required: '' }).criteria.filter(({ kind }) => kind !== 'title');
}
const namesOf = (description: string, title?: string) =>
  criteriaOf(description, title).map(({ name }) => name);

test('items with a letter in brackets are items', () => {
  expect(namesOf('Minimum qualifications\n(a) Two years of beekeeping\n(b) Knowledge of Rust')).toEqual([
    '2+ years of beekeeping',
    'Rust',
  ]);
});

test('a bracket with alternatives belongs to what stands before it', () => {
  expect(
    namesOf(
      'You must have: a crane operator certificate (NCCO, or CIC and OECP; others are also fine) and strong SQL.',
    ),
  ).toEqual(['Crane operator certificate (NCCO, or CIC and OECP; others are also fine)', 'SQL']);
});

test('alternatives in a bracket that are names show the demand', () => {
  const [named] = criteriaOf('Requirements\n- Drafting software (Zwcad or Draftsight)');
  const waysOf = (one: typeof named) =>
    one?.rule.by === 'skill' ? one.rule.terms.parts.map((ways) => ways.length) : [];
  expect(waysOf(named)).toEqual([3]);
});

test('a known term with an "and" in it stays whole', () => {
  expect(namesOf('Required:\n- Four years of property and casualty experience')).toEqual([
    '4+ years of property and casualty experience',
  ]);
});

test.each([
  ['- 4 yrs roofing experience, at least 1 as site lead', '1+ year as site lead'],
  [
    '- Five years in glazing, with at least two of those leading other glaziers',
    '2+ years of leading other glaziers',
  ],
])('"%s" asks for years of both', (line, name) => {
  expect(namesOf(`Required\n${line}`)).toContain(name);
});

test('a degree may have its field in front', () => {
  const [degree] = criteriaOf('Requirements\nForestry science degree.');
  expect(degree?.name).toBe("Bachelor's degree in Forestry science");
});

test.each([
  'SELECTION PROCEDURE\nThe best qualified candidates will be tested on a form-filling exercise.',
  'A background investigation with fingerprinting is required of all.',
  'Requirements\nNo cold calls by anybody please.',
  'Preferred\nUnion benefits, boot allowance, take-home truck.',
  'Harper & Daughters has served the families of this valley since 1931.',
  'You will have two trainees to guide and review.',
  'Our yard is growing and we need a licensed plumber who likes the sea.',
])('"%s" asks for nothing', (text) => {
  expect(namesOf(text, 'Rigger')).toEqual([]);
});

test('a line that repeats the title asks for nothing of its own', () => {
  expect(
    namesOf('LICENSED PLUMBER / FITTER\nYou fix the pipes of old houses.', 'Licensed Plumber / Fitter'),
  ).toEqual(['Fix the pipes of old houses']);
});

test('a licence stays apart from another of the same role, and goes without how it may be had later', () => {
  expect(
    namesOf(
      'Required\n- State license as a harbour pilot or equivalent\n- Certified crane operator with ability to obtain the state card within six months\nPreferred\n- Certified signal operator or equivalent',
    ),
  ).toEqual([
    'State license as a harbour pilot or equivalent',
    'Certified crane operator',
    'Certified signal operator or equivalent',
  ]);
});

test('clearing lines and goods is no licence, security clearance is one', () => {
  const kindOf = (text: string) => criteriaOf(`Required\n- ${text}`).map(({ kind }) => kind);
  expect(kindOf('Track clearance crews')).not.toContain('licence');
  expect(kindOf('Security clearance')).toEqual(['licence']);
});
