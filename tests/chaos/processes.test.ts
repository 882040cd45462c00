import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../freePort.ts';
import { Product } from '../product.ts';

const product = new Product();

beforeAll(() => product.start(), 120_000);
afterAll(() => product.dispose());

test('a second process on the same folder refuses to start and says why', { timeout: 60_000 }, async () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'apps/product/start.ts'],
    {
      cwd: resolve(import.meta.dirname, '../..'),
      encoding: 'utf8',
      env: {
        ...process.env,
        PORT: String(await freePort()),
        API_PORT: String(await freePort()),
        DATA_DIR: product.dataDirectory,
      },
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain(`Another Cortex server uses ${product.dataDirectory}. Stop it first`);
});

test('on SIGTERM requests in flight are answered, new ones are not taken, and the process ends well', {
  timeout: 60_000,
}, async () => {
  const body = new URLSearchParams({ email: 'admin@cortex.test', password: 'cortex-admin' });
  const inFlight = Array.from({ length: 4 }, () =>
    fetch(`${product.apiUrl}/auth/login`, { method: 'POST', body, headers: { Connection: 'close' } }),
  );
  // Four password hashes take about a second; when the first answer is here the others are under way.
  await Promise.race(inFlight);
  const code = product.terminate();
  expect((await Promise.all(inFlight)).map(({ status }) => status)).toEqual(Array(4).fill(200));
  expect(await code).toBe(0);
  await expect(fetch(`${product.apiUrl}/healthz`)).rejects.toThrow();
});
