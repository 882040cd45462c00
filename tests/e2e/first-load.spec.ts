import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LIMIT_KIB = 120;

test(`the sign-in page can be used after ${LIMIT_KIB} KiB of JavaScript at most, without charts and Stripe`, async ({
  page,
  product,
}) => {
  await page.addInitScript(recordUntilUsable);
  await page.goto(product.webUrl);
  await expect(page.getByText('Email is required.')).toBeVisible();
  const files: { name: string; bytes: number }[] = await page.evaluate(() => Reflect.get(window, 'used'));
  expect(files.length).toBeGreaterThan(2);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${(total / 1024).toFixed(1)} KiB in ${files.length} files`);
  expect(total / 1024).toBeLessThan(LIMIT_KIB);
  expect(files.filter(({ name }) => /apex|chart|stripe/i.test(name))).toEqual([]);
});

const CHARTS_LIMIT_KIB = 155;

test(`the code of the charts is one file of ${CHARTS_LIMIT_KIB} KiB gzip at most`, () => {
  const assets = resolve(import.meta.dirname, '../../apps/web/dist/assets');
  const texts = globSync('*.js', { cwd: assets }).map((name) => readFileSync(join(assets, name)));
  const charts = texts.filter((text) => text.includes('apexcharts-canvas') && text.length > 100_000);
  expect(charts).toHaveLength(1);
  const kib = charts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;
  console.log(`${kib.toFixed(1)} KiB`);
  expect(kib).toBeLessThan(CHARTS_LIMIT_KIB);
});

test.describe('signed in', () => {
  test.use({ as: 'recruiter' });

  test('the code of a page is loaded while the pointer or the keyboard is on a link to it', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.webUrl}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const names = recordScripts(page);
    const loaded = () => [...names].join(' ');
    const menu = page.getByRole('navigation');
    expect(loaded()).not.toContain('ContactSupportPage');
    await menu.getByRole('link', { name: 'Contact Support' }).hover();
    await expect.poll(loaded).toContain('ContactSupportPage');
    await menu.getByRole('link', { name: 'About Cortex' }).focus();
    await expect.poll(loaded).toContain('AboutCortexPage');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('a page whose code does not arrive says so in its place, and reloading brings it', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.webUrl}/dashboard`);
    await page.route('**/AboutCortexPage-*.js', (route) => route.abort());
    await page.getByRole('navigation').getByRole('link', { name: 'About Cortex' }).click();
    await expect(page.getByRole('alert')).toContainText('This page could not be loaded.');
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Active Jobs' })).toBeVisible();
    await page.unroute('**/AboutCortexPage-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'About Cortex' })).toBeVisible();
  });
});

/**
 * Sends the sign-in before its scripts are there, and notes which have come, with their compressed sizes, when they say what
 * is missing: what is loaded after that, the other ways to sign in, is no matter of the first load.
 */
function recordUntilUsable(): void {
  document.addEventListener('DOMContentLoaded', () =>
    document.querySelector<HTMLButtonElement>('#root form button[type=submit]')?.click(),
  );
  const observer = new MutationObserver(() => {
    if (!document.body?.textContent?.includes('Email is required.')) return;
    observer.disconnect();
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    const used = scripts.map((entry) => ({ name: entry.name, bytes: Reflect.get(entry, 'encodedBodySize') }));
    Object.assign(window, { used });
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The names of the JavaScript files that a page loads from now on. */
function recordScripts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('requestfinished', (request) => {
    const name = request.url().split('/').at(-1) ?? '';
    if (name.endsWith('.js')) names.add(name);
  });
  return names;
}
