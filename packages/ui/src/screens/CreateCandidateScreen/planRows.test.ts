import { mara, tomas } from '@cortex/api-client/fixtures/candidates';
import { expect, test } from 'vitest';
import { type DuplicateChoice, type ResumeRow, toRow } from '../../forms/manyResumes/resumeRow.ts';
import { createIndex, findDuplicates } from './findDuplicates.ts';
import { planRows } from './planRows.ts';

const listed = createIndex([mara, tomas]);

function plan(...rows: ResumeRow[]) {
  return planRows(rows, findDuplicates(rows, listed));
}

function createRow(id: string, { name, email, phone }: typeof mara, choice: DuplicateChoice): ResumeRow {
  const row = toRow(new File(['%PDF'], `${id}.pdf`), id);
  return { ...row, name, email, phone, choice, reading: { kind: 'read' } };
}

test('adds who is new, and leaves out who is there until somebody chooses', () => {
  const nobody = { ...mara, name: 'Ada', email: 'ada@example.org' };
  const { states, updates } = plan(createRow('a', nobody, 'leave'), createRow('b', mara, 'leave'));
  expect(states).toEqual(['ready', 'left']);
  expect(updates.size).toBe(0);
});

test('updates whom the person may edit, and nobody else', () => {
  const { states, updates } = plan(createRow('a', mara, 'update'), createRow('b', tomas, 'update'));
  expect(states).toEqual(['ready', 'left']);
  expect(updates.get('a')).toBe(mara);
});

test('of two rows that update one candidate the later waits', () => {
  const { states, updates } = plan(createRow('a', mara, 'update'), createRow('b', mara, 'update'));
  expect(states).toEqual(['ready', 'left']);
  expect([...updates.keys()]).toEqual(['a']);
});
