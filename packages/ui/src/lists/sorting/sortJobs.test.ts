import { expect, test } from 'vitest';
import { sortJobs } from './sortJobs.ts';

test('the title decides, in whichever case and without outer white space', () => {
  const titles = ['nurse', ' Cook', 'Baker', 'backend Engineer'].map((title) => ({ title }));
  expect(sortJobs(titles).map(({ title }) => title)).toEqual(['backend Engineer', 'Baker', ' Cook', 'nurse']);
});
