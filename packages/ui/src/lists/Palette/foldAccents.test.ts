import { expect, test } from 'vitest';
import { foldAccents } from './foldAccents.ts';

test.each([
  ['Zoë Ångström', 'zoe angstrom'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Søren Kjær', 'soren kjaer'],
  ['Đorđe', 'dorde'],
])('%s is found as %s', (name, typed) => {
  expect(foldAccents(name)).toBe(typed);
});
