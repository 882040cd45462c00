import { expect, test } from 'vitest';
import { toList } from './toList.ts';

test('a list stays one, a text becomes one of its lines, blanks go, and so does what was said', () => {
  expect(toList(['Go', ' ', 'SQL ', 'Go'])).toEqual(['Go', 'SQL']);
  expect(toList('Knows Go.\n\nLeads well.')).toEqual(['Knows Go.', 'Leads well.']);
  expect([toList(''), toList([]), toList(undefined)]).toEqual([[], [], []]);
});
