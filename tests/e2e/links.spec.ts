import type { Page } from '@playwright/test';
import { paths } from '../../apps/web/src/paths.ts';
import { expect, submitCredentials, test } from './fixtures.ts';

/**
 * What no link leads to: what anything unknown shows, a developer's page, where a refusal leads by itself, and what a
 * recruiter sends to the person who applied.
 */
const unlinked: readonly string[] = [
  '*',
  paths.userForm,
  paths.upgradeNeeded,
  paths.yourApplication,
  paths.invitation,
  paths.companySignIn,
];

/** Opens a page, what its lists hold first, and gives where its links lead. */
async function readLinks(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const row = page.getByRole('option').first();
  if (/active-candidates$/.test(address)) {
    await row.click();
    await expect(page.getByRole('link', { name: /^Details/ })).toBeVisible();
  }
  if (/active-jobs$/.test(address)) {
    await row.click();
    await expect(page.getByRole('link', { name: 'Board', exact: true })).toBeVisible();
  }
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
  return page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

function toPath(href: string): string {
  const pathname = href.replace(/[?#].*$/, '');
  if (/^\/jobs\/[^/]+\/board$/.test(pathname)) return paths.jobBoard;
  return pathname.startsWith('/candidates/') ? paths.candidate : pathname;
}

/** Follows every link from a start, and gives the paths that it came to. */
async function walk(page: Page, webUrl: string, start: string): Promise<Set<string>> {
  const seen = new Set([start]);
  const open = [start];
  for (let href = open.pop(); href !== undefined; href = open.pop()) {
    for (const link of await readLinks(page, webUrl + href)) {
      const path = toPath(link);
      if (seen.has(path)) continue;
      seen.add(path);
      // The log-out ends the walk of who is signed in.
      if (path !== paths.logOut) open.push(link.replace(/#.*$/, ''));
    }
  }
  return seen;
}

test('every path has a way to it', async ({ page, product }) => {
  test.setTimeout(180_000);
  const reached = await walk(page, product.webUrl, paths.signIn);
  for (const [email, password, start] of [
    ['user@cortex.test', 'cortex-user', paths.dashboard],
    ['admin@cortex.test', 'cortex-admin', paths.adminDashboard],
  ] as const) {
    await page.goto(product.webUrl + paths.logOut);
    await expect(page.getByRole('heading', { name: 'Logout Successful' })).toBeVisible();
    await page.goto(product.webUrl);
    await submitCredentials(page, { email, password });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome!');
    const own = await walk(page, product.webUrl, start);
    expect([...own], 'User Performance has a way for everybody').toContain(paths.userPerformance);
    for (const path of own) reached.add(path);
  }
  // The upgrade that a refused person is led to links the second reading of the organization's page.
  for (const link of await readLinks(page, product.webUrl + paths.upgradeNeeded)) reached.add(toPath(link));
  const missing = Object.values(paths).filter((path) => !reached.has(path) && !unlinked.includes(path));
  expect(missing).toEqual([]);
});

test.describe('the menu', () => {
  test.use({ as: 'recruiter' });

  test('starts closed whenever one comes to a dashboard', async ({ page, product }) => {
    await page.goto(product.webUrl + paths.dashboard);
    await page.getByRole('button', { name: 'Show menu' }).click();
    await expect(page.getByRole('button', { name: 'Hide Menu' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Active Jobs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Active Jobs' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide Menu' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome!');
    await expect(page.getByRole('button', { name: 'Show menu' })).toBeVisible();
  });
});
