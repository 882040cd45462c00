import type { Page } from '@playwright/test';
import { paths } from '../../apps/web/src/paths.ts';
import { expect, people, test } from './fixtures.ts';

const heading = 'Sign in to Cortex';

/** Holds the scripts back from now on. Returns the way to let them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** What the console and the page complain about from now on: a page that React cannot take over is among it. */
function recordComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

function countLoadedFonts(): number {
  return Array.from(document.fonts).filter(
    ({ family, status }) => family.includes('Inter Variable') && status === 'loaded',
  ).length;
}

async function waitForTakeOver(page: Page): Promise<void> {
  await page.waitForFunction(() => !('earlyPage' in window));
}

/** Records the sum of the layout shifts, and whether the sign-in was ever there. */
async function watchFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, signIn: false, lightFirst: null as boolean | null };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      if (!document.querySelector('#root [name=password]')) return;
      seen.signIn = true;
      seen.lightFirst ??= document.querySelector('[aria-label="Use the dark theme"]') !== null;
    }).observe(document, { childList: true, subtree: true });
  });
}

function getSeen(page: Page): Promise<{ shift: number; signIn: boolean; lightFirst: boolean | null }> {
  return page.evaluate(() => Reflect.get(window, 'seen'));
}

test('the sign-in is there before the scripts, what is typed stays in its place, and it signs in', async ({
  page,
  product,
}) => {
  const complaints = recordComplaints(page);
  const release = await holdScripts(page);
  await page.goto(product.webUrl, { waitUntil: 'commit' });
  await expect(page).toHaveTitle('Sign in · Cortex');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  const order: string[] = [];
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press('Tab');
    order.push(
      await page.evaluate(() => {
        const { activeElement: element } = document;
        return (
          element?.getAttribute('aria-label') ?? element?.getAttribute('name') ?? element?.textContent ?? ''
        );
      }),
    );
  }
  expect(order).toEqual([
    'Use the light theme',
    'email',
    'password',
    'Show password',
    'Forgot Password',
    'Sign In',
    'Create Organization',
    'About Cortex',
    'Contact Support',
  ]);
  await page.getByLabel(/^Email/).fill(people.recruiter.email);
  await page.getByLabel(/^Password/).pressSequentially(people.recruiter.password);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  release();
  await waitForTakeOver(page);
  const password = page.getByLabel(/^Password/);
  await expect(page.getByLabel(/^Email/)).toHaveValue(people.recruiter.email);
  await expect(password).toHaveValue(people.recruiter.password);
  await expect(password).toBeFocused();
  const end = people.recruiter.password.length - 1;
  expect(
    await password.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
  ).toEqual([end - 1, end]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(complaints).toEqual([]);
});

test('what was asked of the page before the scripts came is done once they have come, and no address shows a password', async ({
  page,
  product,
}) => {
  const addresses: string[] = [];
  const logIns: string[] = [];
  page.on('request', (request) => {
    addresses.push(request.url());
    if (request.url().endsWith('/auth/login') && request.method() === 'POST') logIns.push(request.url());
  });
  const release = await holdScripts(page);
  await page.goto(product.webUrl, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  await page.getByLabel(/^Email/).fill(people.recruiter.email);
  await page.getByLabel(/^Password/).fill(people.recruiter.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${product.webUrl}/`);
  expect(logIns).toEqual([]);
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('html')).toHaveClass('light');
  expect(logIns).toHaveLength(1);
  expect(addresses.filter((address) => address.includes(people.recruiter.password))).toEqual([]);
});

test('a shown password and an empty form are seen to when the scripts come', async ({ page, product }) => {
  const release = await holdScripts(page);
  await page.goto(product.webUrl, { waitUntil: 'commit' });
  await page.getByLabel(/^Password/).fill('four green lamps');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  release();
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('type', 'text');
  await expect(page.getByText('Email is required.')).toBeVisible();
  await expect(page.getByLabel(/^Password/)).toHaveValue('four green lamps');
});

test('a draft of the email stands in its field again, and what is typed before the scripts becomes one', async ({
  page,
  product,
}) => {
  await page.goto(product.webUrl);
  await waitForTakeOver(page);
  await page.getByLabel(/^Email/).fill('mara@example.com');
  await page.reload();
  await waitForTakeOver(page);
  await expect(page.getByLabel(/^Email/)).toHaveValue('mara@example.com');

  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel(/^Email/).fill('tomas@example.com');
  release();
  await waitForTakeOver(page);
  await page.reload();
  await waitForTakeOver(page);
  await expect(page.getByLabel(/^Email/)).toHaveValue('tomas@example.com');
});

for (const theme of ['dark', 'light'])
  for (const width of [1280, 360])
    test(`the page looks the same before and after the app has taken it over, ${theme}, ${width} px`, async ({
      page,
      product,
    }) => {
      const complaints = recordComplaints(page);
      await page.setViewportSize({ width, height: 720 });
      await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
      await watchFromTheStart(page);
      const release = await holdScripts(page);
      await page.goto(product.webUrl, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      expect(await page.evaluate(countLoadedFonts)).toBe(0);
      const inFallback = await page.screenshot();
      // The fonts come with the scripts; here they come before, so that nothing but the app is compared.
      await page.evaluate(() => document.getElementById('fonts')?.removeAttribute('media'));
      await page.waitForFunction(countLoadedFonts);
      const before = await page.screenshot();
      expect(before.equals(inFallback)).toBe(false);
      const { shift } = await getSeen(page);
      // The font takes the place of one of about its size.
      expect(shift).toBeLessThan(0.01);
      release();
      await waitForTakeOver(page);
      const after = await page.screenshot();
      expect(before.equals(after)).toBe(true);
      const seen = await getSeen(page);
      expect(seen.shift).toBe(shift);
      expect(seen.lightFirst).toBe(theme === 'light');
      expect(complaints).toEqual([]);
    });

test('the fonts come once the scripts are there', async ({ page, product }) => {
  const release = await holdScripts(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(product.webUrl, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  expect(asked.filter((url) => url.endsWith('.woff2'))).toEqual([]);
  release();
  await page.waitForFunction(countLoadedFonts);
});

test('another page never shows the sign-in that was drawn', async ({ page, product }) => {
  await watchFromTheStart(page);
  await page.goto(product.webUrl + paths.pricingDetails);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await getSeen(page)).toMatchObject({ signIn: false });
});

test.describe('signed in', () => {
  test.use({ as: 'recruiter' });

  test('nobody who is signed in sees the sign-in that was drawn', async ({ page, product }) => {
    await watchFromTheStart(page);
    await page.goto(product.webUrl);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await getSeen(page)).toMatchObject({ signIn: false });
  });
});

test('search engines may list the pages that say what Cortex is, and no others', async ({ product }) => {
  const robotsOf = async (path: string) => (await fetch(product.webUrl + path)).headers.get('X-Robots-Tag');
  for (const path of [paths.signIn, paths.aboutCortex, paths.pricingDetails, `${paths.signIn}?from=mail`])
    expect(await robotsOf(path), path).toBeNull();
  for (const path of [paths.dashboard, '/candidates/cnd_1', paths.activeUsers, '/no-such-page'])
    expect(await robotsOf(path), path).toBe('noindex');
  const robots = await fetch(`${product.webUrl}/robots.txt`);
  expect(robots.headers.get('Content-Type')).toContain('text/plain');
  expect(await robots.text()).toContain('User-agent: *');
  expect(await (await fetch(product.webUrl)).text()).toContain('<title>Sign in · Cortex</title>');
});
