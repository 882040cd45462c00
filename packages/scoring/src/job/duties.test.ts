import { expect, test } from 'vitest';
import { criteriaOf, namesOf } from '../../testFiles/criteriaOf.ts';

test('a sentence that tells what one will do is parted where a next verb opens', () => {
  expect(
    namesOf(
      'You will prune the apple orchard, inspect the boilers each week and also repair leaking taps, and be called out at night.',
    ),
  ).toEqual([
    'Prune the apple orchard',
    'Inspect the boilers each week',
    'Repair leaking taps, and be called out at night',
  ]);
  expect(
    namesOf(
      'You\u2019d be pruning the apple orchard, training two tree surgeons and repairing diesel engines.',
    ),
  ).toEqual(['Pruning the apple orchard', 'Training two tree surgeons', 'Repairing diesel engines']);
  expect(namesOf('You will write press releases and briefs for the minister.')).toEqual([
    'Write press releases and briefs for the minister',
  ]);
});

test.each([
  [
    'As crew leader you inspect the diesel engines of three boats.',
    'Inspect the diesel engines of three boats',
  ],
  ['On second shift you\u2019d set up and run five-axis mills.', 'Set up and run five-axis mills'],
  [
    'Your work with us would be to repair diesel engines and old boats.',
    'Repair diesel engines and old boats',
  ],
])('"%s" tells a duty', (text, name) => {
  expect(namesOf(text)).toEqual([name]);
});

test('a list whose heading is not known is what its items are', () => {
  const list = (heading: string, items: string[]) =>
    criteriaOf([heading, ...items.map((item) => `- ${item}`)].join('\n'));
  const papers = ['First aid certificate', 'Forklift licence', 'Two years of welding'];
  const counts = (heading: string) => list(heading, papers).map(({ importance }) => importance);
  expect(counts('No one gets in without')).toEqual(['must', 'must', 'must']);
  expect(counts('Would make us smile')).toEqual(['nice', 'nice', 'nice']);
  expect(counts('From the yard')).toEqual(['neither', 'neither', 'neither']);
  const deeds = ['Prunes apple orchards', 'Repairs diesel engines', 'Training of tree surgeons'];
  expect(list('A week on the farm:', deeds).map(({ kind }) => kind)).toEqual(
    deeds.map(() => 'responsibility'),
  );
  expect(
    list('And the rest', ['$40 an hour', '25 days\u2019 holiday', 'Free parking', 'Forklift licence']),
  ).toEqual([]);
});

test('what somebody gets or becomes is no duty', () => {
  for (const text of [
    'You will receive a company phone and a parking space.',
    'You\u2019ll join a workshop of nine joiners.',
    'You would report to the workshop foreman and the quality office.',
  ])
    expect(namesOf(text)).toEqual([]);
});

test.each([
  'We\u2019re after someone who can:',
  'Day to day you will',
  'In this role, you would be expected to',
])('"%s" opens duties, in whatever words and with whatever signs', (heading) => {
  const items = [
    'set out walls and floors',
    'Diary keeping for two surveyors',
    'JCB servicing after harvest',
  ];
  expect(namesOf([heading, ...items.map((item) => `~ ${item}`)].join('\n'))).toEqual([
    'Set out walls and floors',
    'Diary keeping for two surveyors',
    'JCB servicing after harvest',
  ]);
});

test('a paragraph behind a list is none of it', () => {
  const list = 'Must have:\n- forklift licence\n- first aid certificate';
  expect(
    namesOf(`${list}\n\nApplicants complete a typing test and a long evaluation with our doctor.`),
  ).toEqual(['Forklift licence', 'First aid certificate']);
  expect(namesOf(`${list}\n\nA valid welding certificate is required.`)).toContain(
    'Valid welding certificate',
  );
});

test('two degrees with fields of their own are two', () => {
  expect(namesOf('Eligibility\n1. M.Sc. in Physics from a recognised university\n2. B.Ed. degree')).toEqual([
    "Master's degree in Physics",
    "Bachelor's degree",
  ]);
  expect(namesOf("Required\n- Bachelor's degree in finance\n- A degree")).toHaveLength(1);
});

test('whom preference is given to is asked for as an extra', () => {
  expect(
    namesOf('Preference will be given to candidates who have knowledge of Kotlin or Terraform.'),
  ).toEqual(expect.arrayContaining([expect.stringContaining('Kotlin')]));
});
