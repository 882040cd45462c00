import type { CandidateSummary, Job, User } from '@cortex/api-client/model';
import { expect, test } from 'vitest';
import { readCsv } from '../csv/readCsv.ts';
import { candidateImport } from './candidateImport.ts';
import { listCsv } from './csvExport.ts';
import { guessCsvColumns } from './guessCsvColumns.ts';
import type { ImportKind, Values } from './importKind.ts';
import { jobImport } from './jobImport.ts';
import { listValues, type RecordsOfList } from './listValues.ts';
import { planImport } from './planImport.ts';
import { userImport } from './userImport.ts';

const pieces = [
  ...[
    '=',
    '+',
    '-',
    '@',
    '\t',
    "'",
    '"',
    ',',
    ';',
    '|',
    '\n',
    '\r\n',
    ' ',
    'Zoë',
    '漢字',
    '🙂',
    '\ufeff',
    '\\n',
    ':',
  ],
  ...[
    '=HYPERLINK("x")',
    '+49 170',
    "'t Hooft",
    "''",
    '""',
    '\u00a0',
    '＝1',
    'must: SQL',
    'SQL, Go; C#',
    '\u202e',
  ],
];

/** The same texts each time. */
function createWriter(seed: number) {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const text = () => Array.from({ length: 1 + random(5) }, () => pieces[random(pieces.length)]).join('');
  return { random, filled: () => (random(2) === 0 ? `${text()}x` : `x${text()}`) };
}

function importAgain(kind: ImportKind, list: RecordsOfList): Values[] {
  const reading = readCsv(listCsv(list));
  if ('problem' in reading) throw new Error(reading.problem);
  const { table } = reading;
  const mapping = guessCsvColumns(table.header, kind.fields, 'export.csv');
  const choices = { mapping, files: [], addDuplicates: true, withoutFiles: true };
  const { rows, unmapped } = planImport(kind, table, choices, []);
  expect(unmapped).toEqual([]);
  expect(rows.filter(({ state }) => state === 'refused')).toEqual([]);
  return rows.map(({ values }) => values);
}

function ofFields({ fields }: ImportKind, list: RecordsOfList): Values[] {
  return listValues(list).map((values) =>
    Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ''])),
  );
}

test('candidates are the same after an export and an import', () => {
  const { filled, random } = createWriter(1);
  const records = Array.from(
    { length: 500 },
    (_, index): CandidateSummary => ({
      id: `cnd_${index}`,
      name: filled(),
      email: `person.${index}+x@example.com`,
      phone: filled(),
      notes: filled(),
      skills: filled(),
      tags: Array.from({ length: random(4) }, (_, tag) => `${tag} = Zoë, 漢字`),
      ...(random(2) === 0 ? { resume_file_name: `${filled()}.pdf`, created_at: '2026-11-23T09:00:00Z' } : {}),
    }),
  );
  const list = { of: 'candidates', records } as const;
  expect(importAgain(candidateImport, list)).toEqual(ofFields(candidateImport, list));
});

test('jobs are the same after an export and an import, with what was set about their criteria', () => {
  const { filled, random } = createWriter(2);
  const records = Array.from(
    { length: 500 },
    (_, index): Job => ({
      id: `job_${index}`,
      title: filled(),
      description: filled(),
      skills_required: filled(),
      ...(random(2) === 0
        ? {
            criteria: [
              { name: filled(), importance: 'must' },
              { name: filled(), importance: 'left_out' },
            ],
          }
        : {}),
    }),
  );
  const list = { of: 'jobs', records } as const;
  expect(importAgain(jobImport, list)).toEqual(ofFields(jobImport, list));
});

test('users are the same after an export and an import, and no password leaves', () => {
  const { filled, random } = createWriter(3);
  const records = Array.from(
    { length: 500 },
    (_, index): User => ({
      id: `usr_${index}`,
      username: filled(),
      email: `person.${index}@example.com`,
      full_name: filled(),
      is_admin: random(2) === 0,
    }),
  );
  const list = { of: 'users', records } as const;
  expect(importAgain(userImport, list)).toEqual(ofFields(userImport, list));
  expect(listCsv(list)).not.toMatch(/password/i);
});
