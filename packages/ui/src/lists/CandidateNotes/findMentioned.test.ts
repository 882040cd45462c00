import { expect, test } from 'vitest';
import { findMentioned } from './findMentioned.ts';

const people = [
  { id: 'lee', full_name: 'Ann Lee' },
  { id: 'leeman', full_name: 'Ann Leeman' },
  { id: 'ann', full_name: 'Ann' },
];

test.each([
  ['@Ann Leeman, please look.', ['leeman']],
  ['@Ann Lee and @Ann Leeman', ['lee', 'leeman']],
  ['Ask @Ann Lee.', ['lee']],
  ['@Ann?', ['ann']],
  ['@Anna Meyer', []],
  ['ann@example.com', []],
  ['@Ann Lee', ['lee']],
])('"%s" mentions %j', (text, ids) => {
  expect(findMentioned(text, people)).toEqual(ids);
});
