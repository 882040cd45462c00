import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlaces, type Place } from './places.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function begin() {
  const places = createPlaces({ atOnce: { person: 2, organization: 3 }, mostWaiting: 2, idleMs: 10_000 });
  const held = new Map<string, Place>();
  const dropped: string[] = [];
  const take = async (name: string, userId = 'usr_one', organizationId = 'org_one') => {
    const drop = () => void dropped.push(name);
    void places.take({ organizationId, userId }, drop).then((place) => held.set(name, place));
    // Whoever need not wait has the place at once.
    await Promise.resolve();
    await Promise.resolve();
  };
  return { places, held, dropped, take };
}

test('so many have a place, others wait for one, and neither a colleague nor another organization for who has many', async () => {
  const { places, held, take } = begin();
  const whose = { organizationId: 'org_one', userId: 'usr_one' };
  for (const name of ['a', 'b', 'c']) await take(name);
  await take('colleague', 'usr_two');
  await take('other', 'usr_other', 'org_other');
  expect([...held.keys()]).toEqual(['a', 'b', 'colleague', 'other']);
  expect(places.hasRoom(whose)).toBe(true);
  await take('late colleague', 'usr_two');
  expect(places.hasRoom(whose)).toBe(false);
  held.get('colleague')?.leave();
  held.get('colleague')?.leave();
  await vi.waitFor(() => expect([...held.keys()].at(-1)).toBe('late colleague'));
  held.get('b')?.leave();
  await vi.waitFor(() => expect([...held.keys()].at(-1)).toBe('c'));
  expect(held.size).toBe(6);
});

test('who takes nothing is dropped where another one waits', async () => {
  const { held, dropped, take } = begin();
  for (const name of ['idle', 'reading']) await take(name);
  vi.advanceTimersByTime(60_000);
  expect(dropped).toEqual([]);
  held.get('reading')?.taken();
  await take('waiting');
  vi.advanceTimersByTime(2_000);
  await vi.waitFor(() => expect([...held.keys()]).toEqual(['idle', 'reading', 'waiting']));
  expect(dropped).toEqual(['idle']);
  // It has none to give any more.
  held.get('idle')?.leave();
  await take('next');
  expect(held.has('next')).toBe(false);
});
