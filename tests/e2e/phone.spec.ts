import type { Page } from '@playwright/test';
import { button, expect, test, toast } from './fixtures.ts';

test.use({ as: 'recruiter', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Expects that nothing is wider than the screen. */
async function expectNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('on a phone a decision with its reason is saved, and a mail with an interview sent, by taps', async ({
  page,
  product,
  api,
  unique,
}) => {
  const title = unique('Phone Judge');
  const job = await api.createJob(title);
  const candidate = await api.createCandidate(unique('Phone Okoye'));
  const main = page.getByRole('main');
  await page.goto(`${product.webUrl}/resume-analysis?job=${job}&candidate=${candidate}`);
  await expect(main.getByText('Nothing is decided yet.', { exact: false })).toBeVisible({ timeout: 60_000 });
  await main.getByText('Shortlist', { exact: true }).tap();
  await button(page, 'Save decision').tap();
  await expect(main.getByText('Reason is required.')).toBeVisible();
  await main.getByLabel(/^Reason/).fill('She knows more than the notes say.');
  await button(page, 'Save decision').tap();
  await expect(toast(page, 'Decision saved.')).toBeVisible();
  await expect(main.getByText('Shortlisted')).toBeVisible();
  await expectNoSideways(page);

  await page.goto(`${product.webUrl}/active-candidates?candidate=${candidate}`);
  await button(page, 'Write a mail').tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Job/).selectOption(title);
  await dialog.getByLabel(/^Template/).selectOption('Invitation to an interview');
  await dialog.getByLabel(/^Begins/).fill('2031-03-03T09:30');
  await dialog.getByLabel(/^Place/).fill('12 Harbour Street');
  await expectNoSideways(page);
  await dialog.getByRole('button', { name: 'Send mail' }).tap();
  await expect(toast(page, 'Mail sent.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const copy = page.getByRole('listitem').filter({ hasText: 'Mail to' });
  await expect(copy).toContainText('45 minutes, 12 Harbour Street');
  await expectNoSideways(page);
});

test('on a phone what is ranked is changed without a field in focus, which would bring up the keyboard', async ({
  page,
  product,
  api,
  unique,
}) => {
  const job = await api.createJob(unique('Phone Ranger'));
  await page.goto(`${product.webUrl}/resume-analysis?job=${job}&candidate=all`);
  await button(page, 'Change what is ranked').tap();
  await expect(button(page, /^Show all: /).first()).toBeFocused();
});
