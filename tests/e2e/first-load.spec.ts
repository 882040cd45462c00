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
  const sizes = recordScripts(page);
  await page.goto(product.webUrl);
  // The page is there before its scripts; only they can say what is missing.
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Email is required.')).toBeVisible();
  expect(sizes.size).toBeGreaterThan(2);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(`${(total / 1024).toFixed(1)} KiB in ${sizes.size} files`);
  expect(total / 1024).toBeLessThan(LIMIT_KIB);
  expect([...sizes.keys()].filter((name) => /apex|chart|stripe/i.test(name))).toEqual([]);
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
    const sizes = recordScripts(page);
    const loaded = () => [...sizes.keys()].join(' ');
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

/** The JavaScript files that a page loads from now on, with the bytes of their compressed bodies. */
function recordScripts(page: Page): Map<string, number> {
  const sizes = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const name = request.url().split('/').at(-1) ?? '';
    if (!name.endsWith('.js')) return;
    sizes.set(name, 0);
    sizes.set(name, (await request.sizes()).responseBodySize);
  });
  return sizes;
}
