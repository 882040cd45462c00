import { expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

const FILLER =
  'Kept the yard tidy through the week, wrote down what came in and what went out, and drove home in the evening.';

function stateOf(criterion: string, text: string, { skill = true } = {}): string {
  const outcome = analyzeResume({
    job: {
      title: '',
      description: skill ? '' : `Requirements:\n- ${criterion}`,
      skills_required: skill ? criterion : '',
    },
    candidate: {
      name: '',
      email: '',
      phone: '',
      notes: '',
      resumeText: `EXPERIENCE\nYard Hand, Norrland Timber, 2019 - 2025\n- ${text.replaceAll('\n', '\n- ')}\n- ${FILLER}\n`,
    },
    asOf: '2026-11-30',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const found = outcome.analysis.criteria.find(({ name }) => !/ this job$/.test(name));
  if (!found) return 'none';
  return found.met ? 'met' : found.unclear ? 'unclear' : 'missing';
}

test.each([
  ['Presentation skills', 'Praised for a beautiful presentation of food on the counter'],
  ['Organizational skills', 'Put up the organizational chart at the gate'],
  ['Computer skills', 'The computer of the weighbridge was mended by us'],
])('a word of "%s" in "%s" is only near it', (criterion, text) => {
  expect(stateOf(criterion, text)).not.toBe('met');
});

test.each([
  ['Presentation skills', 'Presented the figures of the yard to the board'],
  ['Organizational skills', 'Good organizational and writing skills'],
  ['Leadership experience', 'Led the night shift of six'],
])('"%s" is met by "%s"', (criterion, text) => {
  expect(stateOf(criterion, text)).toBe('met');
});

test.each([
  ['Meeting or exceeding sales quotas', 'Met the drivers at the gate each day'],
  ['Productivity', 'Answered questions on new products'],
  ['Attention to detail', 'Alder Transition Director wrote my reference'],
  ['Coaching', 'Openly invited coaching from the managers of the mill'],
  ['People management', 'Was praised by the management team and the staff'],
  ['Software development', 'Illustrator, Word and other software/programs'],
  ['Sales', 'Learnt the point of sale system of the shop'],
  ['Supervision', 'Supervision: Tom Moss, head of the mill'],
  ['Microsoft Office', 'Handed the papers to the customs officer'],
  ['Sterile compounding', 'Non-sterile compounding of creams for the shelf'],
  ['Python', 'Held a day for managers covering Python and Spark at overview level'],
])('"%s" is not met by "%s"', (criterion, text) => {
  expect(stateOf(criterion, text)).not.toBe('met');
});

test.each([
  ['one line of a post', 'Confirmed medical consulting hours by phone', 'unclear'],
  ['two lines of a post', 'Consulting for three sawmills\nConsulting on the drying of oak', 'met'],
])('years of a work that one word of several trades names: %s', (_, text, expected) => {
  expect(stateOf('3+ years of consulting experience', text, { skill: false })).toBe(expected);
});

test('a criterion of nothing but "best practice" asks for nothing', () => {
  expect(stateOf('Best practices', 'To the best of my knowledge', { skill: false })).toBe('none');
});
