import { expect, test } from 'vitest';
import { changeTags } from './changeTags.ts';

test('a tag is added once, however it is written, and one that a colleague took off is not missed', () => {
  expect(changeTags(['Berlin'], { add: 'Weekends' })).toEqual(['Berlin', 'Weekends']);
  expect(changeTags(['berlin'], { add: 'Berlin' })).toEqual(['berlin']);
  expect(changeTags(['Berlin', 'Weekends'], { remove: 'Berlin' })).toEqual(['Weekends']);
  expect(changeTags(['Weekends'], { remove: 'Berlin' })).toEqual(['Weekends']);
});
