import { expect, test } from 'vitest';
import { ChangedMeanwhile, withOthersChanges } from './withOthersChanges.ts';

const typed = { title: 'Bell Founder', skills: 'Bronze' };

const edit = {
  draft: { read: () => ({ skills: 'Bronze' }) },
  readOrigins: () => ({ skills: 'Tin' }),
};

test('what was changed is sent as it was typed, and the rest as it is by now', async () => {
  const now = { title: 'Senior Bell Founder', skills: 'Tin' };
  await expect(withOthersChanges(typed, edit, async () => now)).resolves.toEqual({
    title: 'Senior Bell Founder',
    skills: 'Bronze',
  });
});

test('nothing is sent where somebody else changed the same field meanwhile', async () => {
  const now = { title: 'Senior Bell Founder', skills: 'Iron' };
  const refused = withOthersChanges(typed, edit, async () => now);
  await expect(refused).rejects.toThrow(ChangedMeanwhile);
  await expect(refused).rejects.toMatchObject({ theirs: { skills: 'Iron' } });
});

test('a field that somebody else changed to the same is no matter', async () => {
  const now = { ...typed, skills: 'Bronze' };
  await expect(withOthersChanges(typed, edit, async () => now)).resolves.toEqual(typed);
});

test('lists are compared by what is in them', async () => {
  const listed = { criteria: [{ name: 'Go', importance: 'must' }] };
  const begun = {
    draft: { read: () => listed },
    readOrigins: () => ({ criteria: [{ name: 'Go', importance: 'nice' }] }),
  };
  const now = { criteria: [{ name: 'Go', importance: 'nice' }] };
  await expect(withOthersChanges(listed, begun, async () => now)).resolves.toEqual(listed);
});

test('all is sent as it was typed where the record is gone', async () => {
  await expect(withOthersChanges(typed, edit, async () => undefined)).resolves.toEqual(typed);
});

test('nothing is sent where the record cannot be read', async () => {
  const refused = withOthersChanges(typed, edit, async () => Promise.reject(new Error('no network')));
  await expect(refused).rejects.toThrow('no network');
});
