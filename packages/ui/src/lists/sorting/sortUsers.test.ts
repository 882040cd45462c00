import { expect, test } from 'vitest';
import { sortUsers } from './sortUsers.ts';

test('the username decides, in whichever case and without outer white space', () => {
  const users = ['sam', ' Bea', 'avery', 'Ada'].map((username) => ({ username }));
  expect(sortUsers(users).map(({ username }) => username)).toEqual(['Ada', 'avery', ' Bea', 'sam']);
});
