import { expect, test } from 'vitest';
import { describeCriteria } from '../score/describeCriteria.ts';

const read = (description: string) =>
  describeCriteria({ title: 'Ferry Purser', description, skills_required: '' }).criteria.map(
    ({ name }) => name,
  );

test.each([
  ['In-depth knowledge of ticketing systems', 'Ticketing systems'],
  ['Tern Inc. is looking for candidates with a solid understanding of Zendesk and Sage 50.', 'Zendesk'],
  ['Requirements:\n- Experience working in a fast-paced Kanban team', 'Kanban team'],
  [
    'Exceptional verbal and written communication, interpersonal, organizational, analytical and project management skills required',
    'Project management skills',
  ],
  [
    'It helps if you have experience with marine radar equipment so that you can stand in on the bridge.',
    'Marine radar equipment',
  ],
  ['This person must also be an expert at tide planning, berth allocation and mooring.', 'Berth allocation'],
  [
    'You must be able to calm a crowd and have experience coaching a deck crew while enjoying the sea.',
    'Coaching a deck crew',
  ],
  [
    'The successful applicant will be expected to keep calm and possess crowd management skills including evacuation.',
    'Crowd management skills including evacuation',
  ],
  ['A degree in logistics, navigation or tourism', "Bachelor's degree in logistics, navigation or tourism"],
  ['THIS IS A SEASONAL POST.An active TS/SCI clearance will be required.', 'Active TS/SCI clearance'],
  ['We sail daily.\nREQUIREMENTSDiploma in tourism\nSpeaks Danish', 'Diploma in tourism'],
  ['SAP, DNSAbility to repair a ticket printer', 'Repair a ticket printer'],
  ['Able to lead a crew based on rota and tides', 'Lead a crew based on rota and tides'],
  [
    "We reckon you've spent at least three years selling tickets on board.",
    '3+ years of selling tickets on board',
  ],
  ['Git and Docker are second nature.', 'Docker'],
  ['Lovely if you also know knots (bowline), but we can teach you.', 'Knots (bowline)'],
  [
    'We would expect you to know the sea, or to be ready for it, with experience in a passenger or similar busy ferry kitchen.',
    'Passenger or similar busy ferry kitchen',
  ],
  [
    'You should be confident on every deck, calm and kind with young crew, and hold Level 3 Sea Survival or be willing to take it.',
    'Level 3 Sea Survival or be willing to take it',
  ],
  [
    'Responsibilities:\n- Administer workplace pension enrolment for the crew',
    'Administer workplace pension enrolment for the crew',
  ],
  [
    'Duties include fault finding on electrical circuits, brazing, reading wiring diagrams and looking after guests on site.',
    'Reading wiring diagrams',
  ],
  [
    'We sail daily. You will need Trade certificate in refrigeration Full ARCtick refrigerant handling licence Minimum 3 years post trade experience in commercial work',
    'Full ARCtick refrigerant handling licence',
  ],
])('%j', (said, name) => {
  expect(read(said)).toContain(name);
});

test.each([
  ['Ability to work in a fast-paced environment', []],
  ['To apply, write to the harbour office.', []],
  ['Successful applicants will be notified by May.', []],
  ['Our office is based on the quay.', []],
  [
    'Degree in law, two years at sea or a pilot licence',
    ["Bachelor's degree in law", 'Two years at sea or a pilot licence'],
  ],
])('%j asks for %j alone', (said, names) => {
  expect(read(said).filter((name) => name !== 'Ferry Purser' && !name.endsWith('this job'))).toEqual(names);
});

test('lines that are marked as a key above says are essential or desirable', () => {
  const { criteria } = describeCriteria({
    title: 'Ferry Purser',
    description:
      'E = Essential  D = Desirable   Assessed by: A application, I interview\n\nExperience\nE  Drafting passenger notices (A, I)\nD  Inspecting life rafts (A)',
    skills_required: '',
  });
  const found = criteria.map(({ name, importance }) => `${importance} ${name}`);
  expect(found).toEqual(
    expect.arrayContaining(['must Drafting passenger notices', 'nice Inspecting life rafts']),
  );
  expect(found.join()).not.toMatch(/\(A|Assessed/);
});
