import { expect, test } from 'vitest';
import { listCriteria, pickFirst, toMarks, toTyped } from './marks.ts';

const card = {
  by: { id: 'usr_a' },
  marks: [{ criterion: 'Go', mark: 4, comment: 'Knows it.' }, { criterion: 'Chess' }],
  submitted_at: '2026-11-20T10:00:00Z',
};

test('what somebody said nothing of is not sent', () => {
  const typed = { ...toTyped(card), SQL: { comment: '  ' }, Excel: { comment: ' Pivot tables ' } };
  expect(toMarks(['SQL', 'Go', 'Excel', 'Rust'], typed)).toEqual([
    { criterion: 'Go', mark: 4, comment: 'Knows it.' },
    { criterion: 'Excel', comment: 'Pivot tables' },
  ]);
});

test('a criterion that the job no longer has is still shown where a card has it', () => {
  expect(listCriteria(['Go', 'SQL'], [card])).toEqual(['Go', 'SQL', 'Chess']);
});

test('of many criteria the first are shown, and those of which something was said', () => {
  const many = Array.from({ length: 26 }, (_, index) => `Criterion ${index + 1}`);
  expect(pickFirst(many, (criterion) => criterion === 'Criterion 20')).toEqual([
    ...many.slice(0, 8),
    'Criterion 20',
  ]);
  expect(pickFirst(many.slice(0, 10), () => false)).toHaveLength(10);
});
