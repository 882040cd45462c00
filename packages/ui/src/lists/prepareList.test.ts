import { expect, test, vi } from 'vitest';
import { createPreparation } from './prepareList.ts';

type Job = { title: string; skills: string };

const jobs: readonly Job[] = [
  { title: 'Nurse', skills: 'ICU' },
  { title: 'Cook', skills: 'HACCP' },
];

function setUp() {
  const sort = vi.fn((items: readonly Job[]) => items.toSorted((a, b) => a.title.localeCompare(b.title)));
  return {
    sort,
    prepare: createPreparation({ sort, getText: ({ title }) => title, getSkills: (job) => job.skills }),
  };
}

test('a list is sorted, searched and filtered', () => {
  const { sorted, find, filterBySkill } = setUp().prepare(jobs);
  expect(sorted.map(({ title }) => title)).toEqual(['Cook', 'Nurse']);
  expect(find('nur')).toEqual([jobs[0]]);
  expect([...filterBySkill('haccp')]).toEqual([jobs[1]]);
});

test('the same answer is prepared once, a new one again', () => {
  const { sort, prepare } = setUp();
  expect(prepare(jobs)).toBe(prepare(jobs));
  expect(sort).toHaveBeenCalledTimes(1);
  expect(prepare([...jobs])).not.toBe(prepare(jobs));
  expect(sort).toHaveBeenCalledTimes(2);
});
