import { expect, test } from 'vitest';
import { candidateImport } from './candidateImport.ts';
import { guessCsvColumns } from './guessCsvColumns.ts';
import type { ImportKind } from './importKind.ts';
import { jobImport } from './jobImport.ts';
import { userImport } from './userImport.ts';

function guess(kind: ImportKind, header: readonly string[]) {
  const mapping = guessCsvColumns(header, kind.fields, 'people.csv');
  return Object.fromEntries(
    kind.fields.map(({ name }) => [name, mapping[name]?.columns.map((column) => header[column])]),
  );
}

test.each([
  [
    'as one tracker exports',
    [
      'Id',
      'First Name',
      'Last Name',
      'Company',
      'Title',
      'Email Addresses',
      'Phone Numbers',
      'Tags',
      'Notes',
      'Resume',
    ],
    {
      name: ['First Name', 'Last Name'],
      email: ['Email Addresses'],
      phone: ['Phone Numbers'],
      notes: ['Notes'],
      tags: ['Tags'],
      resume: ['Resume'],
    },
  ],
  [
    'as another one does',
    ['Candidate name', 'Stage', 'Primary e-mail', 'Mobile', 'Tags', 'Headline', 'Resume link'],
    {
      name: ['Candidate name'],
      email: ['Primary e-mail'],
      phone: ['Mobile'],
      notes: ['Headline', 'Stage'],
      tags: ['Tags'],
      resume: ['Resume link'],
    },
  ],
  [
    'as programs write names of variables',
    ['fullName', 'email_address', 'phoneNumber', 'comments', 'cv_file_name'],
    {
      name: ['fullName'],
      email: ['email_address'],
      phone: ['phoneNumber'],
      notes: ['comments'],
      tags: [],
      resume: ['cv_file_name'],
    },
  ],
  [
    'in German',
    ['Vorname', 'Nachname', 'E-Mail', 'Telefon', 'Notizen', 'Lebenslauf'],
    {
      name: ['Vorname', 'Nachname'],
      email: ['E-Mail'],
      phone: ['Telefon'],
      notes: ['Notizen'],
      tags: [],
      resume: ['Lebenslauf'],
    },
  ],
  [
    'where a column only looks like one of ours',
    ['Company name', 'Referrer email', 'Home town'],
    { name: [], email: [], phone: [], notes: [], tags: [], resume: [] },
  ],
])('finds the columns of candidates %s', (_, header, columns) => {
  expect(guess(candidateImport, header)).toEqual(columns);
});

test('finds the columns of jobs and of users', () => {
  expect(guess(jobImport, ['Job Title', 'Department', 'Job Description', 'Skills/Tags'])).toEqual({
    title: ['Job Title'],
    description: ['Job Description'],
    skills: ['Skills/Tags'],
    criteria: [],
  });
  expect(guess(userImport, ['Name', 'E-mail Address', 'User role'])).toEqual({
    username: [],
    email: ['E-mail Address'],
    full_name: ['Name'],
    admin: ['User role'],
  });
});

test('says where notes come from, where nothing else is said', () => {
  const mapping = guessCsvColumns(['Name'], candidateImport.fields, 'people.csv');
  expect(mapping.notes).toEqual({ columns: [], fill: 'Imported from people.csv.' });
});
