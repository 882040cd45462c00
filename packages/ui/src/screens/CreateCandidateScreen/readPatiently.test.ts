import { ApiError, type ApiErrorReason } from '@cortex/api-client/http';
import { expect, test, vi } from 'vitest';
import { readPatiently } from './readPatiently.ts';

const failed = (reason: ApiErrorReason) =>
  new ApiError({ reason, operation: 'POST /read_resume/', token: null });
const { signal } = new AbortController();

test('a reading that takes too long is asked for again', async () => {
  const call = vi.fn(async () => {
    if (call.mock.calls.length < 3) throw failed('timeout');
    return 'read';
  });
  expect(await readPatiently(call, signal)).toBe('read');
});

test('the third that takes too long is told', async () => {
  const call = vi.fn(async () => {
    throw failed('timeout');
  });
  await expect(readPatiently(call, signal)).rejects.toMatchObject({ reason: 'timeout' });
  expect(call).toHaveBeenCalledTimes(3);
});

test('what is no matter of time is told at once, and so is all once the page is left', async () => {
  const call = vi.fn(async (): Promise<string> => {
    throw failed('unreadable');
  });
  await expect(readPatiently(call, signal)).rejects.toMatchObject({ reason: 'unreadable' });
  expect(call).toHaveBeenCalledOnce();
  const late = vi.fn(async (): Promise<string> => {
    throw failed('timeout');
  });
  await expect(readPatiently(late, AbortSignal.abort())).rejects.toMatchObject({ reason: 'timeout' });
  expect(late).toHaveBeenCalledOnce();
});
