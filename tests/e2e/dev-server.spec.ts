import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from '../freePort.ts';
import { Product } from '../product.ts';
import { expect, signIn, test } from './fixtures.ts';

const root = resolve(import.meta.dirname, '../..');

test('the web app of npm run dev, on whichever port, works with the API of npm start', async ({ page }) => {
  test.setTimeout(120_000);
  const product = new Product();
  let dev: ChildProcess | undefined;
  try {
    await product.start();
    const port = await freePort();
    dev = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'apps/web', '--port', String(port)], {
      cwd: root,
      env: { ...process.env, API_BASE_URL: product.apiUrl },
      stdio: 'ignore',
    });
    const webUrl = `http://127.0.0.1:${port}`;
    await expect
      .poll(
        () =>
          fetch(webUrl).then(
            (page) => page.status,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(200);
    await signIn(page, { webUrl });
    await expect(page.getByRole('main').getByRole('link', { name: /Active Jobs/ })).toBeVisible();
  } finally {
    dev?.kill();
    await product.dispose();
  }
});
