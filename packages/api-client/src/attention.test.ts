import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configureBaseUrl } from './http.ts';

const fetch = vi.fn<typeof globalThis.fetch>();
const page = new EventTarget();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal(
    'fetch',
    fetch.mockImplementation(async () => new Response('{}')),
  );
  configureBaseUrl('');
});

afterEach(() => {
  fetch.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what a page asks for by itself, untouched for five minutes, is sent as background', async () => {
  const { watchAttention } = await import('./attention.ts');
  const { request } = await import('./http.ts');
  const send = async (url: string) => {
    await request(url);
    return fetch.mock.lastCall?.[0];
  };
  vi.advanceTimersByTime(3_600_000);
  expect(await send('/jobs/')).toBe('/jobs/');
  watchAttention();
  vi.advanceTimersByTime(299_999);
  expect(await send('/jobs/')).toBe('/jobs/');
  vi.advanceTimersByTime(1);
  expect(await send('/jobs/')).toBe('/jobs/?background=true');
  expect(await send('/users/?query=sam')).toBe('/users/?query=sam&background=true');
  page.dispatchEvent(new Event('keydown'));
  expect(await send('/jobs/')).toBe('/jobs/');
});
