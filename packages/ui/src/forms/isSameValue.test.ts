import { expect, test } from 'vitest';
import { isSameValue } from './isSameValue.ts';

test('lists are the same by what is in them, files by themselves', () => {
  const file = new File(['text'], 'offer.pdf');
  expect(isSameValue(['one', { two: 2 }], ['one', { two: 2 }])).toBe(true);
  expect(isSameValue(['one'], ['one', 'two'])).toBe(false);
  expect(isSameValue([file], [file])).toBe(true);
  expect(isSameValue([file], [new File(['text'], 'offer.pdf')])).toBe(false);
});
