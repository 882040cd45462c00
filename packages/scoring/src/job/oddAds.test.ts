import { expect, test } from 'vitest';
import { describeCriteria } from '../score/describeCriteria.ts';

const read = (description: string, title = 'Tram Driver') =>
  describeCriteria({ title, description, skills_required: '' })
    .criteria.filter(({ from, name }) => from === 'description' && !/^(?:Work similar|Words in)/.test(name))
    .map(({ name, kind, importance }) => `${importance} ${kind}: ${name}`);

test('a person specification whose lines end with (E) or (D)', () => {
  const employer = 'We are a small school by the river and want to fill this post in the autumn.\n\n';
  const heading = 'PERSON SPECIFICATION (E = essential, D = desirable)\n';
  const lines = `Ability to teach ceramics (E)
Evidence of having run a studio (E)
Familiarity with kiln controllers (D)`;
  const found = ['must skill: Teach ceramics', 'must skill: Run a studio', 'nice skill: Kiln controllers'];
  expect(read(employer + heading + lines)).toEqual(found);
  expect(read(`${employer}${lines.replaceAll(/^/gm, '\u2022 ')}\n\nClosing date: Friday.`)).toEqual(found);
});

test('a picture opens an item as a bullet does, and is no part of a name', () => {
  expect(
    read(
      "WHAT YOU'LL BRING\n\u2795 Shopify\n\u{1F449} enough Photoshop to cut out a chair\n\nWHAT WE'LL BRING\n\u{1F381} furniture at cost\n\u{1F381} Spanish lessons",
    ),
  ).toEqual(['neither skill: Shopify', 'neither skill: Photoshop to cut out a chair']);
});

test.each([
  ['Somebody who has repaired lifts.', 'neither skill: Repaired lifts'],
  ['Somebody with a live SIA badge, please.', 'neither licence: SIA badge'],
  ['Prior exposure to harbour logistics is sought.', 'neither skill: Harbour logistics'],
  ['Knowledge of tide tables is indispensable.', 'must skill: Tide tables'],
  ['Competence with Mastercam is taken as read.', 'must skill: Mastercam'],
  ["Kiln firing shouldn't scare you.", 'neither skill: Kiln firing'],
  ['Kiln firing should hold no terrors.', 'neither skill: Kiln firing'],
  ['A flying licence would help.', 'nice licence: Flying licence'],
  ["It'd be lovely if you'd done farm accounts.", 'nice skill: Farm accounts'],
  ['So would kiln firing.', 'nice skill: Kiln firing'],
  ['We should prefer someone whose background is in family law.', 'nice skill: Family law'],
  ['You need to be happy doing stock counts.', 'must skill: Stock counts'],
  ['A bit of Excel.', 'neither skill: Excel'],
  ['SLINGER TICKET NEEDED', 'must skill: SLINGER TICKET'],
  ['Telehandler ticket, in date', 'neither skill: Telehandler ticket'],
  ['IPAF 3a', 'neither skill: IPAF 3a'],
  [
    'Applicants with less than five years on the tools will not be considered.',
    'neither experience: 5+ years on the tools',
  ],
])('"%s" asks for it by its name', (text, found) => {
  expect(read(`We are a small yard by the river.\n${text}`)).toEqual([found]);
});

test.each([
  'References will be taken up.',
  'Ines reads every email herself.',
  'Not sure? Apply anyway.',
  'Vale Law LLP is authorised by the regulator of solicitors.',
  'A 4.5 day week',
  'Study support if you want it',
])('"%s" asks for nothing', (text) => {
  expect(read(`Requirements\n- Kiln firing\n- ${text}`)).toEqual(['must skill: Kiln firing']);
});

test.each([
  'Season ticket loan',
  'Ticket office, opens at nine',
  'Our welders hold the blue card',
])('"%s" is no paper that is asked for', (text) => {
  expect(read(`We are a small yard by the river.\n${text}`)).toEqual([]);
});

test('what somebody is about to finish is enough, and no part of the name', () => {
  const description = 'Requirements\n- Hold a degree in town planning or be close to completing one';
  expect(read(description)).toEqual(["must education: Bachelor's degree in town planning"]);
  expect(read('Candidates should hold, or be about to obtain, an MSc in statistics.')).toEqual([
    "neither education: Master's degree in statistics",
  ]);
});

test.each([
  [
    'You must run your own caseload of residential and commercial conveyancing files, freehold as well as leasehold, from instruction through to completion',
    'Run your own caseload of residential and commercial conveyancing files',
  ],
  [
    'Experience of running your own varied caseload of family, housing, debt and welfare benefits matters is required',
    'Running your own varied caseload',
  ],
])('a long demand keeps what it names: "%s"', (text, name) => {
  expect(read(text).map((one) => one.replace(/^\w+ \w+: /, ''))).toEqual([name]);
});
