import { expect, test } from 'vitest';
import { namePeople } from './names.ts';

const person = (id: string, full_name: string, username: string) => ({ id, full_name, username });

test('people with one name are told apart by their usernames', () => {
  const names = namePeople([person('1', 'Sam', 'a'), person('2', 'Sam', 'b'), person('3', 'Kim', 'k')]);
  expect([...names]).toEqual([
    ['Sam (a)', '1'],
    ['Sam (b)', '2'],
    ['Kim', '3'],
  ]);
});

test.each([
  [
    'called as another is told apart',
    [person('1', 'Sam (b)', 'x'), person('2', 'Sam', 'b'), person('3', 'Sam', 'c')],
  ],
  ['called as everybody', [person('1', 'All Users', 'x'), person('2', 'Sam', 'b')]],
  [
    'with brackets in a username',
    [
      person('1', 'Sam', 'a) (b'),
      person('2', 'Sam', 'x'),
      person('3', 'Sam (a)', 'b'),
      person('4', 'Sam (a)', 'c'),
    ],
  ],
])('nobody hides behind who is %s', (_, people) => {
  const names = namePeople(people);
  expect([...names.values()].toSorted()).toEqual(people.map(({ id }) => id));
  expect(names.has('All Users')).toBe(false);
});
