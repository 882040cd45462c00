import { expect, test } from 'vitest';
import { createSkillFilter, putFoundFirst } from './skills.ts';

const rows = ['Go, PostgreSQL, REST APIs', 'US GAAP, Excel', ''];

test('keeps the rows whose skills contain each wanted one', () => {
  const filter = createSkillFilter(rows, (skills) => skills);
  expect([...filter('sql')]).toEqual([rows[0]]);
  expect([...filter('GO, rest')]).toEqual([rows[0]]);
  expect([...filter('go, excel')]).toEqual([]);
  expect([...filter(' , ')]).toEqual(rows);
});

test('puts the found skills first and leaves the others in their order', () => {
  expect(putFoundFirst('Go, PostgreSQL, REST APIs', 'rest, sql')).toBe('PostgreSQL, REST APIs, Go');
  expect(putFoundFirst('Go, PostgreSQL', '')).toBe('Go, PostgreSQL');
});
