import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ as: 'recruiter' });

/** What a panel of any candidate asks for, as `candidate part`, from now on. */
function recordPanelCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, id, part] =
      /\/candidates\/([^/]+)\/(analyses|decisions)$/.exec(new URL(request.url()).pathname) ?? [];
    if (request.method() === 'GET' && id && part) calls.push(`${id} ${part}`);
  });
  return calls;
}

async function openCandidates(page: Page, webUrl: string) {
  await page.goto(`${webUrl}/active-candidates`);
  const rows = page.getByRole('option');
  await expect(rows.nth(5)).toBeVisible();
  return rows;
}

function makeJobs(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `job_${index}`,
    title: `Job ${index}`,
    description: 'One of very many.',
    skills_required: 'SQL',
    created_at: '2026-11-21T09:00:00.000Z',
    created_by: { id: 'usr_1', full_name: 'Somebody' },
  }));
}

test('what a row is pointed at for is asked for once, and its panel shows it without a further call', async ({
  page,
  product,
}) => {
  const rows = await openCandidates(page, product.webUrl);
  const calls = recordPanelCalls(page);
  await rows.nth(2).hover();
  await expect.poll(() => calls.length).toBe(2);
  await page.waitForLoadState('networkidle');
  await rows.nth(2).click();
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  const id = new URL(page.url()).searchParams.get('candidate');
  expect(calls.filter((call) => call.startsWith(`${id} `)).toSorted()).toEqual([
    `${id} analyses`,
    `${id} decisions`,
  ]);
});

test('rows that the pointer only passes over ask for nothing, one that it or the cursor stays on does', async ({
  page,
  product,
}) => {
  await openCandidates(page, product.webUrl);
  const calls = recordPanelCalls(page);
  await page.evaluate(() => {
    for (const row of document.querySelectorAll('[role=option]')) {
      row.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  });
  await expect.poll(() => new Set(calls.map((call) => call.split(' ')[0])).size).toBe(1);
  calls.length = 0;
  await page.mouse.move(0, 0);
  await page.getByRole('searchbox').press('ArrowDown');
  await page.keyboard.press('End');
  await expect.poll(() => calls.length).toBeGreaterThan(1);
});

test('the records before and after the open one are asked for, and stepping to them asks for them no more', async ({
  page,
  product,
}) => {
  const rows = await openCandidates(page, product.webUrl);
  const calls = recordPanelCalls(page);
  await rows.nth(2).click();
  await expect.poll(() => new Set(calls).size).toBe(6);
  await page.waitForLoadState('networkidle');
  const opened = new URL(page.url()).searchParams.get('candidate');
  await page.getByRole('button', { name: 'Next candidate' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('candidate')).not.toBe(opened);
  const id = new URL(page.url()).searchParams.get('candidate');
  await expect.poll(() => new Set(calls).size).toBe(8);
  expect(calls.filter((call) => call === `${id} analyses`)).toHaveLength(1);
});

test('what fails ahead is not told; the panel asks again, and tells', async ({ page, product }) => {
  const rows = await openCandidates(page, product.webUrl);
  let failing = 0;
  await page.route(`${product.apiUrl}/candidates/*/analyses`, async (route) => {
    failing += 1;
    await route.fulfill({ status: 500, json: { detail: 'Broken.', code: 'server_error' } });
  });
  const failed = page.waitForResponse(/\/analyses$/);
  await rows.nth(2).hover();
  await (await failed).finished();
  expect(failing).toBe(1);
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toHaveCount(0);
  await expect(page.getByText('Failed to load analyses')).toHaveCount(0);
  await page.unroute(`${product.apiUrl}/candidates/*/analyses`);
  const answer = page.waitForResponse(/\/analyses$/);
  await rows.nth(2).click();
  expect((await answer).status()).toBe(200);
});

test('50,000 rows are some hundred elements, and neither a key nor scrolling styles anything again', async ({
  page,
  product,
}) => {
  await page.route(`${product.apiUrl}/jobs/`, (route) => route.fulfill({ json: makeJobs(50_000) }));
  await page.goto(`${product.webUrl}/active-jobs`);
  await expect(page.getByText('50,000 jobs')).toBeVisible();
  const count = (selector: string) =>
    page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
  const countRules = () =>
    page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0));
  expect(await count('main *')).toBeLessThan(300);
  const rules = await countRules();
  const classes = await page.getByRole('option').first().getAttribute('class');
  expect(classes).toBe('row');
  await page.getByRole('searchbox').pressSequentially('Job 4999');
  await expect(page.getByText(/^11 of 50,000/)).toBeVisible();
  await expect(page.getByRole('option').locator('mark').first()).toHaveText('Job 4999');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('listbox').hover();
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('option', { name: /^Job 0\b/ })).toHaveCount(0);
  expect(await count('main *')).toBeLessThan(300);
  expect(await countRules()).toBe(rules);
});

test('a list that was open before is there at once, and refreshed behind', async ({ page, product }) => {
  await page.goto(`${product.webUrl}/active-jobs`);
  await expect(page.getByRole('option').first()).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Active Candidates' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.route(`${product.apiUrl}/jobs/`, () => {});
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [aria-busy=true]')) Object.assign(window, { waited: true });
    }).observe(document.body, { subtree: true, childList: true });
  });
  await menu.getByRole('link', { name: 'Active Jobs' }).click();
  await expect(page.getByRole('heading', { name: 'Active Jobs' })).toBeVisible();
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'waited'))).toBeUndefined();
});

test('the rows of a list come while a link to it is pointed at', async ({ page, product }) => {
  await page.goto(`${product.webUrl}/about-cortex`);
  const answer = page.waitForResponse(`${product.apiUrl}/candidates/`);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Active Candidates' })
    .hover();
  expect((await answer).ok()).toBe(true);
  await expect(page).toHaveURL(/\/about-cortex$/);
});

test('a list that has not changed is not sent again, and one that has is', async ({
  page,
  product,
  api,
  unique,
}) => {
  await page.clock.install();
  await page.goto(`${product.webUrl}/active-jobs`);
  await expect(page.getByRole('option').first()).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const goAndComeBack = async () => {
    await menu.getByRole('link', { name: 'About Cortex' }).click();
    await expect(page).toHaveURL(/\/about-cortex$/);
    // What is older than that is asked for again.
    await page.clock.fastForward(20_000);
    const answer = page.waitForResponse(`${product.apiUrl}/jobs/`);
    await menu.getByRole('link', { name: 'Active Jobs' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    return (await answer).status();
  };
  expect(await goAndComeBack()).toBe(304);
  const title = unique('Keeper of the tags');
  await api.createJob(title);
  expect(await goAndComeBack()).toBe(200);
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  expect(await goAndComeBack()).toBe(304);
});
