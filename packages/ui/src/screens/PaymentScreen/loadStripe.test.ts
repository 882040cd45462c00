import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { STRIPE_TIMEOUT_MS, withTimeout } from './loadStripe.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a script that never answers is given up after 8 seconds', async () => {
  const outcome = vi.fn();
  withTimeout(new Promise(() => {}), STRIPE_TIMEOUT_MS).catch(outcome);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledOnce();
});

test('an answer in time, and a refusal, pass through', async () => {
  await expect(withTimeout(Promise.resolve('stripe'), 10)).resolves.toBe('stripe');
  await expect(withTimeout(Promise.reject(new Error('blocked')), 10)).rejects.toThrow('blocked');
  expect(vi.getTimerCount()).toBe(0);
});
