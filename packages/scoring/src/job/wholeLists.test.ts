import { expect, test } from 'vitest';
import { readJob } from './readJob.ts';

const read = (description: string) => readJob({ title: 'Cook', description, skills_required: '' });
const asked = (description: string) =>
  read(description)
    .criteria.filter(({ from }) => from === 'description')
    .map(({ name, kind, importance }) => `${importance} ${kind}: ${name}`);

test('a list with arrows is a list', () => {
  expect(asked('What you bring\n\u2192 Sauces\n\u2192 Butchery\nExtra credit\n\u2192 Ice carving')).toEqual([
    'neither skill: Sauces',
    'neither skill: Butchery',
    'nice skill: Ice carving',
  ]);
});

test('what is highly regarded is welcome', () => {
  expect(asked('Essential\n- Sauces\nHighly regarded\n- Butchery\nThe offer\n- Free parking')).toEqual([
    'must skill: Sauces',
    'nice skill: Butchery',
  ]);
});

test('duties may open with a small letter', () => {
  const text =
    'In this role you will\n\u2013 calculate statutory sick pay\n\u2013 exporting Lottie animations for product teams';
  expect(asked(text)).toEqual([
    'neither responsibility: Calculate statutory sick pay',
    'neither responsibility: Exporting Lottie animations for product teams',
  ]);
});

test.each([
  ['Full ARC refrigerant handling licence', 'Certificate III in refrigeration'],
  ['Insured mortgages through CMHC', 'Commercial or construction mortgages'],
])('"%s" and "%s" are two things', (one, other) => {
  expect(read(`Essential\n- ${one}\n- ${other}`).criteria.map(({ name }) => name)).toEqual(
    expect.arrayContaining([one, other]),
  );
});

test.each([
  ['Personal lending authority of $750,000 or more', 'Personal lending authority of $750,000 or more'],
  ['experience of hourly paid staff', 'Hourly paid staff'],
])('"%s" is asked for, and no pay', (line, name) => {
  expect(read(`Requirements\n- ${line}`).criteria.map((criterion) => criterion.name)).toContain(name);
});

test('post-secondary education is no school leaving certificate', () => {
  const names = read('Requirements\n- Post-secondary education in business').criteria.map(({ name }) => name);
  expect(names).not.toContain('School leaving certificate');
});

test.each([
  'Certificate III in refrigeration and air conditioning',
  'NVQ in plumbing and heating',
  'Certificate in surgical nursing or emergency and critical care',
])('%s is one paper', (line) => {
  expect(asked(`Essential\n- ${line}`)).toEqual([expect.stringContaining(line)]);
});

test('what follows a paper and is another demand is apart', () => {
  const names = read('Essential\n- Certificate in welding and a driving licence').criteria.map(
    ({ name }) => name,
  );
  expect(names).toEqual(expect.arrayContaining(['Certificate in welding', 'Driving licence']));
});

test.each([
  ['Solicitor qualified in England and Wales', 'Solicitor qualified in England and Wales'],
  ['Drafting terms & conditions', 'Drafting terms & conditions'],
  ['Black and white photography', 'Black and white photography'],
])('"%s" is one thing', (line, name) => {
  expect(asked(`Essential\n- ${line}`)).toEqual([`must skill: ${name}`]);
});

test('what stands beside such a name is another thing', () => {
  expect(asked('Essential\n- Knowledge of the law of England and Wales and Scotland')).toEqual([
    'must skill: Law of England and Wales',
    'must skill: Scotland',
  ]);
});
