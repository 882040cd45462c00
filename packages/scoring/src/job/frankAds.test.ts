import { expect, test } from 'vitest';
import { readJob } from './readJob.ts';

const criteriaOf = (title: string, description: string) =>
  readJob({ title, description, skills_required: '' })
    .criteria.filter(({ name }) => !/ this job$/.test(name))
    .map(({ name }) => name);

test('names in two capitals are one name where nothing else is glued', () => {
  const names = criteriaOf(
    'Network Engineer',
    'What you bring\n- Experience with MikroTik, Cisco and FortiGate\n- Experience with LibreNMS and NetBox',
  );
  expect(names.join()).not.toMatch(/\b(?:Mikro|Tik|Libre|NMS|Forti)\b/);
  expect(names.join()).toContain('MikroTik');
});

test('below pay in an unknown heading nothing is asked for', () => {
  const names = criteriaOf(
    'Shipping Clerk',
    'You need\n- Experience with commodity codes\n\nWhat’s packed inside\n£27,500 to £32,000. Private GP app. Mandarin lessons paid. First aid training paid.',
  );
  expect(names).toEqual(['Commodity codes', 'Shipping Clerk']);
  expect(
    criteriaOf('Welder', 'The boring but good stuff: $38 to $42 an hour, RRSP match, tell us what you need.'),
  ).toEqual(['Welder']);
});

test('how one applies is no demand', () => {
  for (const sentence of [
    'Thanks to everyone who applies.',
    'Only those short-listed hear back.',
    'No fees are charged to any applicant.',
    'We thank all who apply; we’ll ring the ones who fit.',
    'By applying you agree to processing of your details.',
  ])
    expect(criteriaOf('Crane Operator', `Requirements\n- Valid crane licence\n- ${sentence}`)).toEqual([
      'Valid crane licence',
      'Crane Operator',
    ]);
});

test('what is told of now and then is a duty', () => {
  const names = criteriaOf(
    'Payroll Clerk',
    'At month end you reconcile the payroll control accounts and hand the journals to finance.',
  );
  expect(names).toEqual(
    expect.arrayContaining(['Reconcile the payroll control accounts', 'Hand the journals to finance']),
  );
});

test('duties behind one another in a long line are each by themselves', () => {
  const names = criteriaOf(
    'Mould Maker',
    'WE ARE HIRING - 4 NOS. What you will do day in day out: machine core and cavity on a milling machine; spark erosion with copper and graphite electrodes; assemble moulds with slides, lifters and ejectors; maintain mould history cards and the maintenance schedule. Who can apply: Diploma in Tool Making.',
  );
  expect(names).toEqual(
    expect.arrayContaining([
      'Machine core and cavity on a milling machine',
      'Spark erosion with copper and graphite electrodes',
    ]),
  );
});

test.each([
  ['You’re fast in Premiere Pro.', 'Premiere Pro'],
  ['You know DaVinci Resolve well enough to not break it.', 'DaVinci Resolve'],
  ['If you know Megapay, so much the better.', 'Megapay'],
])('%s', (sentence, name) => {
  expect(criteriaOf('Editor', sentence)).toContain(name);
  expect(criteriaOf('Editor', sentence).join()).not.toMatch(/better|enough/i);
});

test('how long a contract may go on is no experience', () => {
  expect(criteriaOf('Dental Nurse', 'Twelve months with a good chance of staying.')).toEqual([
    'Dental Nurse',
  ]);
});

test('a line amid duties whose verb is not known is one, too', () => {
  const lines = [
    'What the job is',
    'Check the delivery for freshness',
    'Descale and pin-bone round fish by hand',
    'Lay out the ice display',
    'Serve customers and weigh up',
    'What you must have',
    'Two years on a fish counter',
  ];
  const names = criteriaOf('Fishmonger', lines.join('\n'));
  expect(names).toEqual(
    expect.arrayContaining(['Descale and pin-bone round fish by hand', '2+ years on a fish counter']),
  );
});

test('what tells of the place amid lines without a heading is none', () => {
  const names = criteriaOf(
    'Depot Assistant',
    'Sort the lost property\nThe depot is old and very large\nMaintain the key register\nOur drivers are glad of help\nGreet drivers at the gate',
  );
  expect(names.join()).not.toMatch(/depot is|glad/);
});

test.each([
  ['Experience: 4 - 8 years', '4+ years of experience'],
  ['Experience required: 3 to 6 years', '3+ years of experience'],
  ['Requirements:\n- Clear written and spoken Dutch', 'Dutch (good)'],
  ['Must have\n- Strong Swift, SwiftUI and Combine or async/await', 'SwiftUI'],
])('"%s" asks for %s', (description, name) => {
  expect(criteriaOf('Locksmith', description)).toContain(name);
});

test.each([
  'Experience: 4 - 8 years',
  'Requirements:\n- Clear written and spoken Dutch',
  'Qualifications\n- You must pass a pre-employment medical and an alcohol test',
])('"%s" asks for nothing else', (description) => {
  expect(criteriaOf('Locksmith', description).join()).not.toMatch(/8\+|written|medical|alcohol/i);
});
