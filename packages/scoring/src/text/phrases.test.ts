import { expect, test } from 'vitest';
import { phraseFinder } from './phrases.ts';
import { tokenize } from './tokens.ts';

const find = phraseFinder(
  [
    { form: 'project', value: 'a project' },
    { form: 'project management office', value: 'an office' },
    { form: 'project management', value: 'managing' },
    { form: 'go', value: 'Go' },
    { form: 'C++', value: 'C++' },
  ],
  'en',
);

test.each([
  ['of phrases that begin alike, the longest', 'Led the project management office', ['an office']],
  [
    'the shorter one where the longer one breaks off',
    'Project management for two projects',
    ['managing', 'a project'],
  ],
  ['a short form as it is written, without its other forms', 'Going with C++ and Go', ['C++', 'Go']],
])('finds %s', (_what, text, expected) => {
  expect(find(tokenize(text, 'en')).map(({ value }) => value)).toEqual(expected);
});
