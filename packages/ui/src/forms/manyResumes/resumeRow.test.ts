import { expect, test } from 'vitest';
import { afterReload, fillIn, findProblems, getState, isFileLost, toForm, toRow } from './resumeRow.ts';

const file = new File(['%PDF-1.7'], 'ada.pdf');
const row = toRow(file, 'a');
const ada = { name: 'Ada Loxley', email: 'ada@example.org', phone: '+44 1' };
const filled = fillIn(row, { resume_reading: 'read', ...ada, skills: 'SQL', words: 90 });

test('a file that is no resume keeps its row, with the reason, and is not sent', () => {
  const bad = toRow(new File(['text'], 'notes.txt'), 'b');
  expect(bad).toMatchObject({ fileName: 'notes.txt', file: undefined });
  expect(bad.reading).toEqual({ kind: 'bad', reason: 'Choose a .pdf or .docx file.' });
});

test('a resume fills what is empty, and leaves what was typed', () => {
  const typed = fillIn({ ...row, name: 'A. L.' }, { resume_reading: 'read', ...ada, skills: '', words: 9 });
  expect(typed).toMatchObject({ name: 'A. L.', email: ada.email, phone: ada.phone });
});

test('says what is missing, and where the row stands', () => {
  expect(findProblems({ ...filled, phone: ' ', email: 'ada' })).toEqual({
    email: 'Write the email like name@example.com.',
    phone: 'Phone is required.',
  });
  expect(getState(row, false)).toBe('reading');
  expect(getState({ ...filled, phone: '' }, false)).toBe('incomplete');
  expect(getState(filled, false)).toBe('ready');
  expect(getState(filled, true)).toBe('left');
});

test('sends its own notes, else those for all', () => {
  expect(toForm(filled, 'For all.')).toEqual({ ...ada, notes: 'For all.', resume_file: file });
  expect(toForm({ ...filled, notes: 'Own.' }, 'For all.').notes).toBe('Own.');
});

test('after a reload its texts are there and its file is not', () => {
  const { file: _, ...carried } = { ...filled, saving: { kind: 'saving' as const } };
  const reloaded = afterReload(carried);
  expect(reloaded).toMatchObject({ ...ada, saving: { kind: 'open' } });
  expect(isFileLost(reloaded)).toBe(true);
  expect(toForm(reloaded, 'x')).not.toHaveProperty('resume_file');
});
