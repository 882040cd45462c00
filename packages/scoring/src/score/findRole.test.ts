import { expect, test } from 'vitest';
import { analyzeResume } from './analyzeResume.ts';

function criterionOf(title: string, skills: string, header: string, line: string, named: string) {
  const outcome = analyzeResume({
    job: {
      title,
      description: 'You will work with the team and you will have the time that you need for all of this.',
      skills_required: skills,
    },
    candidate: {
      name: '',
      email: '',
      phone: '',
      notes: '',
      resumeText: `Experience\n${header}\n- ${line}\n- Came in early and stayed until the door was shut, and got along with all those who were there on the day, whoever they were.`,
    },
    asOf: '2026-11-22',
  });
  if (!outcome.ok) throw new Error(outcome.detail);
  const criterion = outcome.analysis.criteria?.find(({ kind, name }) =>
    named === '' ? kind === 'title' : name === named,
  );
  return criterion?.met ? 'met' : criterion?.unclear ? 'unclear' : 'missing';
}

test.each([
  [
    'Backend Engineer',
    'Senior Software Engineer, Fold Energy, 2019 - 2024',
    'Built the backend of the billing pages.',
  ],
  ['Java Developer', 'Software Engineer, Fold Energy, 2019 - 2024', 'Wrote Java services.'],
  ['Team Leader', 'Shift Supervisor, Fold Foods, 2019 - 2024', 'Led twelve packers on nights.'],
  [
    'Warehouse Team Leader',
    'Shift Supervisor, Fold Foods, 2019 - 2024',
    'Led twelve packers in the warehouse.',
  ],
  ['Chef', 'Chef de Partie, Hotel Vale, 2018 - 2023', 'Ran the sauce section.'],
  ['Chef', 'Head Chef, Hotel Vale, 2018 - 2023', 'Ran the sauce section.'],
  ['Cleaner', 'Cleaning Operative, Vale Offices, 2015 - 2023', 'Floors and stairs.'],
  ['Accountant', 'Lead Accountant, Elm Shoes, 2015 - 2023', 'Ledgers.'],
  ['Sales Manager', 'Vice President of Sales, Elm Shoes, 2015 - 2023', 'Opened nine towns.'],
  ['Marketing Manager', 'Marketing Director, Elm Shoes, 2015 - 2023', 'Opened nine towns.'],
])('%s is the post "%s"', (title, header, line) => {
  expect(criterionOf(title, '', header, line, '')).toBe('met');
});

test.each([
  ['Teacher', 'Teaching Assistant, Elm School, 2021 - 2023', 'Year 3.'],
  ['Electrician', 'Electrician’s Mate, Elm Homes, 2015 - 2023', 'Cable.'],
  ['Java Developer', 'Software Developer, Elm Homes, 2015 - 2023', 'Wrote JavaScript pages.'],
  ['Marketing Manager', 'Office Manager, Fold Energy, 2019 - 2024', 'Helped marketing with the fairs.'],
  ['Accountant', 'Assistant Accountant, Elm Shoes, 2015 - 2023', 'Ledgers.'],
])('%s is left open by the post "%s"', (title, header, line) => {
  expect(criterionOf(title, '', header, line, '')).not.toBe('met');
});

test('years as a chef are those of a chef de partie', () => {
  const header = 'Chef de Partie, Hotel Vale, 2018 - 2023';
  expect(
    criterionOf('Chef', '3 years as a chef', header, 'Ran the sauce section.', '3 years as a chef'),
  ).toBe('met');
});

test.each(['NVQ Level 3', 'Level 3 NVQ'])('%s is held in either order of its words', (skill) => {
  const header = 'Carer, Elm House, 2018 - 2023';
  expect(criterionOf('Carer', skill, header, 'Holds a Level 3 NVQ in care.', skill)).toBe('met');
  expect(criterionOf('Carer', skill, header, 'Holds a Level 2 NVQ in care.', skill)).not.toBe('met');
});

test.each([
  'Assistant to the Head of Marketing, Elm Shoes, 2015 - 2023',
  'Assistant Director of Marketing, Elm Shoes, 2015 - 2023',
])('"%s" heads no marketing', (header) => {
  expect(criterionOf('Marketing Manager', '', header, 'Booked the rooms.', '')).not.toBe('met');
});

test('who heads all places is no manager of one', () => {
  expect(
    criterionOf('Store Manager', '', 'Director of Storage, Elm Shoes, 2015 - 2023', 'Racks.', ''),
  ).not.toBe('met');
});
