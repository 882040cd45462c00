import { expect, test } from 'vitest';
import { readCsv } from '../csv/readCsv.ts';
import { candidateImport } from './candidateImport.ts';
import { guessCsvColumns } from './guessCsvColumns.ts';
import type { ImportKind, Values } from './importKind.ts';
import { jobImport } from './jobImport.ts';
import { type ImportChoices, planImport } from './planImport.ts';
import { userImport } from './userImport.ts';

function plan(
  kind: ImportKind,
  lines: readonly string[],
  listed: readonly Values[] = [],
  told: Partial<ImportChoices> = {},
) {
  const reading = readCsv(lines.join('\r\n'));
  if ('problem' in reading) throw new Error(reading.problem);
  const mapping = guessCsvColumns(reading.table.header, kind.fields, 'people.csv');
  const choices = { mapping, files: [], addDuplicates: false, withoutFiles: false, ...told };
  return planImport(kind, reading.table, choices, listed);
}

const header = 'First name,Last name,Emails,Mobile,Tags,CV file';

test('joins, cleans and fills what other programs write', () => {
  const { rows } = plan(candidateImport, [
    'First name,Last name,Emails,Mobile,Tags,Stage',
    'Ada,Byron,"Ada <ada@example.com>; a@b.org",+44 1,"SQL;  Go | sql",Applied',
    'Bob,,bob@example.com,+44 2,,',
  ]);
  expect(rows.map(({ values }) => values)).toEqual([
    {
      name: 'Ada Byron',
      email: 'ada@example.com',
      phone: '+44 1',
      notes: 'Applied',
      tags: 'SQL; Go',
      resume: '',
    },
    {
      name: 'Bob',
      email: 'bob@example.com',
      phone: '+44 2',
      notes: 'Imported from people.csv.',
      tags: '',
      resume: '',
    },
  ]);
});

test('refuses a row with each of its reasons, as the form would', () => {
  const { rows } = plan(candidateImport, [header, ',,nobody,,,']);
  expect(rows[0]).toMatchObject({ state: 'refused', row: { number: 2 } });
  expect(rows[0]?.refusals).toEqual([
    { label: 'Name', cell: '', reason: 'Name is required.' },
    { label: 'Email', cell: 'nobody', reason: 'Write the email like name@example.com.' },
    { label: 'Phone', cell: '', reason: 'Phone is required.' },
  ]);
});

test('refuses a row whose tags are too many or too long', () => {
  const { rows } = plan(candidateImport, [
    'Name,Email,Phone,Tags',
    `Ada,ada@example.com,1,${Array.from({ length: 21 }, (_, index) => `tag ${index}`).join('|')}`,
    `Bob,bob@example.com,2,"SQL; ${'x'.repeat(41)}"`,
    'Cleo,cleo@example.com,3,"SQL; night shifts"',
  ]);
  expect(rows.map(({ refusals }) => refusals.map(({ label, reason }) => [label, reason]))).toEqual([
    [['Tags', 'There are 21 tags, and at most 20 are kept.']],
    [['Tags', 'A tag has at most 40 letters; part tags by ; or |.']],
    [],
  ]);
});

test('tells which fields are taken from nowhere, until something stands in their place', () => {
  const lines = ['Name,Email', 'Ada,ada@example.com'];
  expect(plan(candidateImport, lines).unmapped.map(({ name }) => name)).toEqual(['phone']);
  const fields = { name: [0], email: [1], phone: [], notes: [], resume: [] };
  const mapping = Object.fromEntries(
    Object.entries(fields).map(([name, columns]) => [name, { columns, fill: 'unknown' }]),
  );
  const { unmapped, rows } = plan(candidateImport, lines, [], { mapping });
  expect(unmapped).toEqual([]);
  expect(rows[0]?.values.phone).toBe('unknown');
});

test('leaves out who is there already or stands in an earlier row, unless told otherwise', () => {
  const listed = [{ name: 'Ada Byron', email: 'ADA@example.com', phone: '1', notes: 'x' }];
  const lines = [
    header,
    'Ada,B,ada@example.com,9,,',
    'Ada,Byron,other@example.com,1,,',
    'Bob,Cole,bob@example.com,2,,',
    'Bob,Cole,BOB@example.com,3,,',
  ];
  const states = (told?: Partial<ImportChoices>) =>
    plan(candidateImport, lines, listed, told).rows.map(({ state }) => state);
  expect(states()).toEqual(['left', 'left', 'ready', 'left']);
  expect(states({ addDuplicates: true })).toEqual(['ready', 'ready', 'ready', 'ready']);
  expect(plan(candidateImport, lines, listed).rows.map(({ sameAs }) => sameAs)).toEqual([
    { text: 'Ada Byron, ADA@example.com' },
    { text: 'Ada Byron, ADA@example.com' },
    undefined,
    { text: 'Bob Cole, bob@example.com', number: 4 },
  ]);
});

test('a row that is refused does not keep a later one out', () => {
  const { rows } = plan(candidateImport, [header, 'Ada,B,ada@example.com,,,', 'Ada,B,ada@example.com,1,,']);
  expect(rows.map(({ state }) => state)).toEqual(['refused', 'ready']);
});

test('jobs are held against the list by title, and against each other by all that they say', () => {
  const lines = ['Title,Description,Skills', 'Nurse,Day,Care', 'Nurse,Night,Care', 'Nurse,Day,care'];
  expect(plan(jobImport, lines).rows.map(({ state }) => state)).toEqual(['ready', 'ready', 'left']);
  expect(plan(jobImport, lines, [{ title: 'nurse' }]).rows.map(({ state }) => state)).toEqual([
    'left',
    'left',
    'left',
  ]);
});

test('users are never there twice, take their username from the email, and are admins only where it says so', () => {
  const lines = ['Name,Email,Role', 'Ada B,ada@example.com,Recruiter', 'Bob C,bob@example.com,Admin'];
  const listed = [{ username: 'somebody', email: 'bob@example.com' }];
  const { rows } = plan(userImport, lines, listed, { addDuplicates: true });
  expect(rows.map(({ state }) => state)).toEqual(['ready', 'left']);
  expect(rows.map(({ values }) => [values.username, values.admin])).toEqual([
    ['ada', 'no'],
    ['bob', 'yes'],
  ]);
});

test('finds resumes by the last part of their names, and says which are missing', () => {
  const file = (name: string) => new File(['%PDF'], name);
  const files = [
    file('ADA.pdf'),
    file('Zoe\u0308.docx'),
    file('twice.pdf'),
    file('twice.pdf'),
    file('notes.txt'),
  ];
  const lines = [
    header,
    'Ada,B,a@example.com,1,,C:\\cvs\\ada.PDF',
    'Zoë,B,z@example.com,2,,https://x.example/files/Zo%C3%AB.docx?token=1',
    'Two,B,t@example.com,3,,twice.pdf',
    'Gone,B,g@example.com,4,,gone.pdf',
    'None,B,n@example.com,5,,',
    'Text,B,x@example.com,6,,notes.txt',
  ];
  const { rows, namingFiles } = plan(candidateImport, lines, [], { files });
  expect(namingFiles).toBe(5);
  expect(rows.map(({ state, file: found, missing }) => [state, found?.name, missing])).toEqual([
    ['ready', 'ADA.pdf', undefined],
    ['ready', 'Zoe\u0308.docx', undefined],
    ['lacking', undefined, 'twice.pdf'],
    ['lacking', undefined, 'gone.pdf'],
    ['ready', undefined, undefined],
    ['refused', 'notes.txt', undefined],
  ]);
  const without = plan(candidateImport, lines, [], { files, withoutFiles: true });
  expect(without.rows.filter(({ state }) => state === 'ready')).toHaveLength(5);
});

test('criteria of a job are lines, and what is none is refused', () => {
  const lines = (criteria: string) => ['Title,Description,Skills,Criteria', `Nurse,Day,Care,"${criteria}"`];
  expect(plan(jobImport, lines('must: Care\nLeft out: Go')).rows[0]?.state).toBe('ready');
  expect(plan(jobImport, lines('Care')).rows[0]?.refusals[0]?.reason).toMatch(/^Write each criterion/);
});
