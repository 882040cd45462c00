import { beforeEach, expect, test } from 'vitest';
import {
  addFiles,
  changeRow,
  chooseJob,
  countWaiting,
  editRow,
  readJob,
  removeRows,
  resumeDraft,
} from './resumeDraft.ts';

const pdf = (name: string) => new File(['%PDF-1.7'], name);
beforeEach(() => resumeDraft.drop());
const rows = () => resumeDraft.read()?.rows ?? [];

test('more resumes go to the job that was chosen in the table', () => {
  addFiles([pdf('a.pdf')]);
  chooseJob('job_1');
  addFiles([pdf('b.pdf')]);
  expect(rows().map(({ jobId }) => jobId)).toEqual(['job_1', 'job_1']);
});

test('also where the first ones are saved already', () => {
  addFiles([pdf('a.pdf')]);
  chooseJob('job_1');
  const [first] = rows();
  changeRow(first?.id ?? '', (row) => ({
    ...row,
    saving: { kind: 'saved', candidateId: 'c', updated: false },
  }));
  addFiles([pdf('b.pdf')]);
  expect(readJob(rows())).toBe('job_1');
});

test('who was skipped for now stays in the table and waits no longer to be saved', () => {
  addFiles([pdf('a.pdf'), pdf('b.pdf')]);
  editRow({ id: rows()[0]?.id ?? '', told: { name: 'Ida', skipped: true } });
  expect(countWaiting()).toBe(1);
  expect(rows()[0]?.name).toBe('Ida');
});

test('rows that were removed at once come back in their places, as they were typed', () => {
  addFiles([pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
  const [a, b, c] = rows().map(({ id }) => id);
  editRow({ id: c ?? '', told: { name: 'Ida' } });
  const putBack = removeRows(new Set([a ?? '', c ?? '']));
  expect(rows().map(({ id }) => id)).toEqual([b]);
  putBack();
  expect(rows().map(({ id, name }) => [id, name])).toEqual([
    [a, ''],
    [b, ''],
    [c, 'Ida'],
  ]);
});

test('rows come back where the table was left empty, too', () => {
  addFiles([pdf('a.pdf')]);
  const putBack = removeRows(new Set(rows().map(({ id }) => id)));
  resumeDraft.drop();
  putBack();
  expect(rows()).toHaveLength(1);
});
