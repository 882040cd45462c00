import { expect, test } from 'vitest';
import { describeSelection, isComparable, toggleSelected } from './selection.ts';

test('a mark comes and goes, the others stay in their order', () => {
  expect(toggleSelected([], 'a')).toEqual(['a']);
  expect(toggleSelected(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggleSelected(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
});

test('a fifty-first is not selected, and one of fifty can go', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => `row ${index}`);
  expect(toggleSelected(fifty, 'f')).toBe(fifty);
  expect(toggleSelected(fifty, 'row 49')).toEqual(fifty.slice(0, 49));
  expect(toggleSelected(fifty.slice(1), 'f')).toHaveLength(50);
});

test('from two to five are compared', () => {
  expect([0, 1, 2, 5, 6].map(isComparable)).toEqual([false, false, true, true, false]);
});

test('it says what to do next', () => {
  expect([0, 1, 2, 5, 6].map((selected) => describeSelection(selected, false))).toEqual([
    'Select candidates to compare or write to them.',
    '1 selected. Select one more to compare.',
    '2 selected',
    '5 selected',
    '6 selected. 5 at most are compared.',
  ]);
  expect(describeSelection(50, true)).toBe('50 at most. Deselect one first.');
});
