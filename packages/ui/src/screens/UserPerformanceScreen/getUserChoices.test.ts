import { people } from '@cortex/api-client/fixtures/people';
import { expect, test } from 'vitest';
import { getUserChoices } from './getUserChoices.ts';

test('an admin has the three fixed values, then the other people by name', () => {
  expect(getUserChoices({ people, role: 'admin', chosen: 'All Users' })).toEqual({
    fixed: ['All Users', 'User 1', 'User 2'],
    people: ['Avery Stone', 'Jordan Reyes'],
    other: null,
  });
});

test('a regular user has all users and themself', () => {
  expect(getUserChoices({ people, role: 'user', chosen: 'Jordan Reyes' })).toEqual({
    fixed: ['All Users'],
    people: ['Jordan Reyes'],
    other: null,
  });
});

test('a chosen name that nobody bears is kept', () => {
  expect(getUserChoices({ people, role: 'admin', chosen: 'Nobody' }).other).toBe('Nobody');
});

test('where two share a name the username follows', () => {
  const twins = people.map((person) => ({ ...person, full_name: 'Sam Lee' }));
  expect(getUserChoices({ people: twins, role: 'admin', chosen: 'All Users' }).people).toEqual([
    'Sam Lee (avery.stone)',
    'Sam Lee (jordan.reyes)',
    'Sam Lee (user.one)',
    'Sam Lee (user.two)',
  ]);
});
