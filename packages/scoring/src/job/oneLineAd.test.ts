import { expect, test } from 'vitest';
import { readJob } from './readJob.ts';

const read = (description: string, title = 'Caretaker') =>
  readJob({ title, description, skills_required: '' }).criteria.map(
    ({ importance, name }) => `${importance}: ${name}`,
  );

test('headings amid a line, and demands without a stop between them, stand alone', () => {
  expect(
    read(
      'You look after a school and its grounds. Essential Duties Check the boilers each morning. ' +
        'Minimum Requirements Degree preferred not required Must have a minimum of two (2) years of plumbing experience ' +
        'Experience in boiler maintenance required Must have working knowledge of legionella testing',
    ),
  ).toEqual(
    expect.arrayContaining([
      'must: 2+ years of plumbing experience',
      'must: Boiler maintenance',
      'must: Legionella testing',
    ]),
  );
});

test('asterisks part the items of a list, also without a space before them', () => {
  const criteria = read(
    'Your days: * Polish the floors as needed Required skills and qualifications: * One year of plumbing experience required* Ability to speak with parents * Forklift licence',
  );
  expect(criteria).toContain('must: 1+ year of plumbing experience');
  expect(criteria).toContain('must: Forklift licence');
});

test('a heading after a sentence opens what follows it', () => {
  expect(
    read(
      'Somebody comes by once a day. Qualifications The School Caretaker will have a first aid certificate. The School Caretaker must have knowledge of boilers.',
    ),
  ).toEqual(expect.arrayContaining(['neither: First aid certificate', 'must: Boilers']));
});

test('"required" before what somebody fills in or keeps asks for nothing', () => {
  const [must] = read('Successfully complete required biometric and data capture processes.').filter((one) =>
    one.startsWith('must'),
  );
  expect(must).toBeUndefined();
});

test('what the body must be able to is no skill', () => {
  expect(read('You must be physically and mentally able to do the work.')).not.toContain(
    'must: Physically and mentally',
  );
});

test('bullets without a space before them part items', () => {
  expect(
    read(
      'Requirements: Three years in plumbing preferred- Prior work with boilers preferred- Knowledge of legionella testing required.*Proven record of roof repair.',
    ),
  ).toEqual(expect.arrayContaining(['must: Legionella testing', expect.stringMatching(/boilers$/)]));
  expect(read('What you need:\n\u00b7 Boiler maintenance\n\u00b7 Roof repair')).toEqual(
    expect.arrayContaining(['must: Boiler maintenance', 'must: Roof repair']),
  );
});

test('a heading in capitals amid a line stands alone', () => {
  const criteria = read('Reports to: the head REQUIRED SKILLS: Boiler maintenance and roof repair');
  expect(criteria).toContain('must: Boiler maintenance');
});

test.each([
  'Requirements:\n#LI-AB1',
  'Requirements:\nMust be eighteen (18) years old',
  'To perform this job successfully, an individual must do each duty well.',
  'Reasonable accommodations may be made where required.',
  'The work area must be adequately lighted, heated and ventilated.',
])('%j asks for nothing that a resume shows', (description) => {
  expect(read(description).filter((one) => one.startsWith('must'))).toEqual([]);
});
