import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerBusy } from '../http/HttpError.ts';
import { inTime } from './inTime.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a reading that was begun and does not end is told as busy, before the client gives up on its call', async () => {
  const begunAt = Date.now();
  const late = inTime(new Promise(() => {}), begunAt + 4_000);
  const told = late.catch((error: unknown) => error);
  await vi.advanceTimersToNextTimerAsync();
  expect(await told).toBeInstanceOf(ServerBusy);
  expect(Date.now() - begunAt).toBeLessThan(9_000);
});

test('what comes in time is given, what fails is thrown, and nothing is waited for afterwards', async () => {
  expect(await inTime(Promise.resolve('read'), Date.now() + 4_000)).toBe('read');
  await expect(inTime(Promise.reject(new Error('damaged')), Date.now() + 4_000)).rejects.toThrow('damaged');
  expect(vi.getTimerCount()).toBe(0);
});

test('where no time is set it takes what it takes', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const given = inTime(promise, undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  resolve('read');
  expect(await given).toBe('read');
});
