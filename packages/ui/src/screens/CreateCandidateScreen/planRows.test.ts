import { mara, tomas } from '@cortex/api-client/fixtures/candidates';
import { expect, test } from 'vitest';
import { type DuplicateChoice, type ResumeRow, toRow } from '../../forms/manyResumes/resumeRow.ts';
import { createIndex, findDuplicates } from './findDuplicates.ts';
import { planRows } from './planRows.ts';

const listed = createIndex([mara, tomas]);

function plan(...rows: ResumeRow[]) {
  return planRows(rows, findDuplicates(rows, listed));
}

function createRow(
  id: string,
  { name, email, phone }: typeof mara,
  choice?: DuplicateChoice,
  jobId?: string,
): ResumeRow {
  const row = toRow(new File(['%PDF'], `${id}.pdf`), id, jobId);
  return { ...row, name, email, phone, choice, reading: { kind: 'read' } };
}

test('adds who is new, and leaves out who is there until somebody chooses', () => {
  const nobody = { ...mara, name: 'Ada', email: 'ada@example.org' };
  const { states, existing } = plan(createRow('a', nobody), createRow('b', mara));
  expect(states).toEqual(['ready', 'left']);
  expect(existing.size).toBe(0);
});

test('updates whom the person may edit, and nobody else', () => {
  const { states, existing } = plan(createRow('a', mara, 'update'), createRow('b', tomas, 'update'));
  expect(states).toEqual(['ready', 'left']);
  expect(existing.get('a')).toEqual({ candidate: mara, choice: 'update' });
});

test('of two rows that update one candidate the later waits', () => {
  const { states, existing } = plan(createRow('a', mara, 'update'), createRow('b', mara, 'update'));
  expect(states).toEqual(['ready', 'left']);
  expect([...existing.keys()]).toEqual(['a']);
});

test('adds who is there to the job that the resume was brought for, also a candidate of a colleague', () => {
  const rows = [createRow('a', mara, undefined, 'job'), createRow('b', tomas, undefined, 'job')];
  const { states, existing } = plan(...rows);
  expect(states).toEqual(['ready', 'ready']);
  expect(existing.get('b')).toEqual({ candidate: tomas, choice: 'place' });
});

test('leaves out who is there where a person chose that, where the job is taken away, and who is in an earlier row', () => {
  const nobody = { ...mara, name: 'Ada', email: 'ada@example.org' };
  const { states } = plan(
    createRow('a', mara, 'leave', 'job'),
    createRow('b', tomas, 'place'),
    createRow('c', nobody, undefined, 'job'),
    createRow('d', nobody, undefined, 'job'),
  );
  expect(states).toEqual(['left', 'left', 'ready', 'left']);
});

test('leaves out whom an earlier row has put with the same job, and adds them to another', () => {
  const saving = { kind: 'saved', candidateId: mara.id, updated: false } as const;
  const saved: ResumeRow = { ...createRow('a', mara, undefined, 'job'), saving };
  const { states } = plan(
    saved,
    createRow('b', mara, undefined, 'job'),
    createRow('c', mara, undefined, 'another'),
  );
  expect(states).toEqual(['saved', 'left', 'ready']);
});
