import { expect, test } from 'vitest';
import { sortCandidates } from './sortCandidates.ts';

function sortNames(...names: string[]) {
  return sortCandidates(names.map((name) => ({ name }))).map(({ name }) => name);
}

test('the last word of the name decides, then the full name', () => {
  expect(sortNames('Zoe Adams', 'Adam Young', 'Cher', 'Amy van der Berg', 'Bo Adams')).toEqual([
    'Bo Adams',
    'Zoe Adams',
    'Amy van der Berg',
    'Cher',
    'Adam Young',
  ]);
});

test('case and white space do not count', () => {
  expect(sortNames('  ann  BAKER ', 'Bob adams', 'Al Baker')).toEqual([
    'Bob adams',
    'Al Baker',
    '  ann  BAKER ',
  ]);
});
