import type { Page } from '@playwright/test';
import { expect, resumePath, signIn, test } from './fixtures.ts';

test('with the keyboard alone: sign in, find a job, edit it, and take the edit back', async ({
  page,
  product,
}) => {
  await page.goto(product.webUrl);
  await page.getByLabel(/^Email/).waitFor();
  await tabTo(page, /^Email/);
  await page.keyboard.type('user@cortex.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('cortex-user');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome!');
  await tabTo(page, 'Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await tabTo(page, /Active Jobs/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/active-jobs$/);
  await expect(page.getByRole('option').first()).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('engineer');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/job=/);
  await tabTo(page, 'Edit');
  await page.keyboard.press('Enter');
  const title = page.getByLabel(/^Title/);
  await expect(title).toBeFocused();
  const before = await title.inputValue();
  await page.keyboard.press('End');
  await page.keyboard.type(' (night)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Job updated successfully!')).toBeVisible();
  await expect(page.getByRole('option', { name: `${before} (night)` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/job=/);
});

test('a session that ends in the middle of a form: what was typed is there after sign-in', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  await page.goto(`${product.webUrl}/create-job`);
  await page.getByLabel(/^Title/).fill('Harbour Pilot');
  await page.getByLabel(/^Description/).fill('Brings ships in.');
  // What the page reads by itself is read before the session ends: only what the person sends meets its end.
  const read = page.waitForResponse(
    (answer) =>
      answer.url().includes('/job_criteria') && (answer.request().postData() ?? '').includes('Navigation'),
  );
  await page.getByPlaceholder('Skills Required (optional)').fill('Navigation');
  await read;
  await page.evaluate(() => localStorage.setItem('access_token', 'ended'));
  await page.getByRole('button', { name: 'Create Job' }).click();
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  await page.getByLabel(/^Email/).fill('user@cortex.test');
  await page.getByLabel(/^Password/).fill('cortex-user');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/create-job$/);
  await expect(page.getByLabel(/^Title/)).toHaveValue('Harbour Pilot');
  await page.getByRole('button', { name: 'Create Job' }).click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ as: 'recruiter' });

  test('on a phone of 360 px: the menu is a drawer, a candidate is added, and nothing is wider than the screen', async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${product.webUrl}/dashboard`);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Active Candidates' }).click();
    await expect(page).toHaveURL(/\/active-candidates$/);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Create Candidate' }).click();
    await page.getByLabel(/^Name/).fill('Robin Vale');
    await page.getByLabel(/^Email/).fill('robin.vale@example.com');
    await page.getByLabel(/^Phone/).fill('+1 555 0100');
    await page.getByLabel(/^Notes/).fill('Met at the fair.');
    await page.locator('input[type=file]').setInputFiles(resumePath('two-column.pdf'));
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Create Candidate' }).click();
    await expect(page.getByText('Candidate created successfully!')).toBeVisible();
    for (const path of [
      '/dashboard',
      '/resume-analysis',
      '/compare-candidates',
      '/user-performance',
      '/about-cortex',
    ]) {
      await page.goto(product.webUrl + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
    }
  });

  test('an analysis is printed in dark on light, without menu, buttons and toasts', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.webUrl}/resume-analysis`);
    await choose(page, /^Candidate/, 1);
    await choose(page, /^Job/, 1);
    await page.getByRole('button', { name: 'Analyze Resume' }).click();
    await expect(page.getByText('Resume analysis complete!')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Analyze Resume' })).toBeHidden();
    await expect(page.getByText('Resume analysis complete!')).toBeHidden();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgb(23, 26, 33)');
    await expect(page.locator('html')).toHaveCSS(
      'background-color',
      /^rgba\(0, 0, 0, 0\)|rgb\(2\d\d, 2\d\d, 2\d\d\)$/,
    );
  });
});

async function choose(page: Page, label: RegExp, index: number): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page
    .getByRole('option')
    .filter({ hasNotText: /^All / })
    .nth(index - 1)
    .click();
}

/** Presses Tab until the element with a name has the focus; fails after as many presses as no page has stops. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page
    .getByRole('textbox', { name })
    .or(page.getByRole('link', { name }))
    .or(page.getByRole('button', { name }));
  for (let presses = 0; presses < 60; presses += 1) {
    for (const element of await wanted.all()) {
      if (await element.evaluate((one) => one === document.activeElement)) return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
}
