import { expect, test } from 'vitest';
import { describeSelection, toggleSelected } from './selection.ts';

test('a mark comes and goes, the others stay in their order', () => {
  expect(toggleSelected([], 'a')).toEqual(['a']);
  expect(toggleSelected(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggleSelected(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
});

test('a sixth is not selected, and one of five can go', () => {
  const five = ['a', 'b', 'c', 'd', 'e'];
  expect(toggleSelected(five, 'f')).toBe(five);
  expect(toggleSelected(five, 'e')).toEqual(['a', 'b', 'c', 'd']);
  expect(toggleSelected(five.slice(1), 'f')).toHaveLength(5);
});

test('it says what to do next', () => {
  expect([0, 1, 2, 5].map((selected) => describeSelection(selected, false))).toEqual([
    'Select up to 5 to compare.',
    '1 selected. Select one more.',
    '2 of 5 selected',
    '5 of 5 selected',
  ]);
  expect(describeSelection(5, true)).toBe('5 at most. Deselect one first.');
});
