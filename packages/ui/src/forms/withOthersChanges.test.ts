import { expect, test } from 'vitest';
import { withOthersChanges } from './withOthersChanges.ts';

const typed = { title: 'Bell Founder', skills: 'Bronze' };

test('what was changed is sent as it was typed, and the rest as it is by now', async () => {
  const now = { title: 'Senior Bell Founder', skills: '' };
  await expect(withOthersChanges(typed, { skills: 'Bronze' }, async () => now)).resolves.toEqual({
    title: 'Senior Bell Founder',
    skills: 'Bronze',
  });
});

test.each([
  ['is gone', async () => undefined],
  ['cannot be read', async () => Promise.reject(new Error('no network'))],
])('all is sent as it was typed where the record %s', async (_, readNow) => {
  await expect(withOthersChanges(typed, { skills: 'Bronze' }, readNow)).resolves.toEqual(typed);
});
