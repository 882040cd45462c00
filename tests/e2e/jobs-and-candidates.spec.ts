import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

function toast(page: Page, text: string) {
  return page.getByRole('region', { name: 'Notifications' }).getByText(text);
}

async function create(page: Page, webUrl: string, what: 'job' | 'candidate', fields: Record<string, string>) {
  await page.goto(`${webUrl}/create-${what}`);
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(new RegExp(`^${label}`)).fill(value);
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Create/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/active-${what}s$`));
}

test('a job is edited, deleted at once, and taken back', async ({ page, product }) => {
  await signIn(page, product);
  await create(page, product.webUrl, 'job', {
    Title: 'Harbour Pilot',
    Description: 'Brings the ships in.',
    Skills: 'Navigation',
  });
  await page.getByRole('option', { name: /^Harbour Pilot/ }).click();
  await expect(page).toHaveURL(/\/active-jobs\?job=\w+$/);
  const address = page.url();

  await test.step('edit', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel(/^Title/).fill('Head Pilot, Harbour');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Job updated successfully!')).toBeVisible();
    await expect(page.getByRole('option', { name: /^Head Pilot, Harbour/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Head Pilot, Harbour' })).toBeVisible();
  });

  await test.step('delete, and undo', async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Job deleted successfully!')).toBeVisible();
    await expect(page.getByRole('option', { name: /^Head Pilot/ })).toHaveCount(0);
    await expect(page).toHaveURL(/\/active-jobs$/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('option', { name: /^Head Pilot/ })).toHaveCount(1);
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'Head Pilot, Harbour' })).toBeVisible();
  });
});

test('a candidate is edited, shared and deleted', async ({ page, product }) => {
  await signIn(page, product);
  await create(page, product.webUrl, 'candidate', {
    Name: 'Ilse Winterbourne',
    Email: 'ilse.winterbourne@example.com',
    Phone: '+49 30 5550 100',
    Notes: 'Called on 20 November.',
  });
  await page.getByRole('searchbox').fill('winterb');
  await page.getByRole('option', { name: /^Ilse Winterbourne/ }).click();
  await expect(page).toHaveURL(/\/active-candidates\?candidate=\w+$/);

  await test.step('edit', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel(/^Notes/).fill('Starts in January.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Candidate updated successfully!')).toBeVisible();
    await expect(page.getByText('Starts in January.')).toBeVisible();
  });

  await test.step('share with User 2', async () => {
    await page.getByRole('button', { name: 'Share Candidate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share Candidate' });
    await expect(dialog.getByRole('radio', { name: /^Morgan Reyes/ })).toHaveCount(0);
    await dialog.getByRole('searchbox').fill('user 2');
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await dialog.getByRole('radio', { name: /^User 2/ }).check();
    await dialog.getByLabel(/^Note/).fill('Could fit your team.');
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect(toast(page, 'Candidate shared successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('reload, back and forward keep the place', async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: 'Ilse Winterbourne' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('winterb');
    await page.getByRole('link', { name: 'Details', exact: true }).click();
    await expect(page).toHaveURL(/\/candidates\//);
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Ilse Winterbourne' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('winterb');
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Ilse Winterbourne' })).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('region', { name: 'Ilse Winterbourne' })).toBeVisible();
  });

  await test.step('an unsaved edit waits', async () => {
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel(/^Phone/).fill('+49 30 5550 199');
    await page
      .getByRole('button', { name: /^(Next|Previous) candidate$/, disabled: false })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Ilse Winterbourne' })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText('You have unsaved changes.')).toBeVisible();
    await expect(page.getByLabel(/^Phone/)).toHaveValue('+49 30 5550 199');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('+49 30 5550 100')).toBeVisible();
  });

  await test.step('a walk through the list with a held key is one entry of the history', async () => {
    const address = page.url();
    await page.waitForTimeout(300);
    await page.getByRole('listbox', { name: 'Candidates' }).focus();
    await page.keyboard.press('Home');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').nth(3)).toHaveAttribute('aria-selected', 'true');
    await expect(page).not.toHaveURL(address);
    await page.waitForTimeout(300);
    await expect(page.getByRole('option').nth(3)).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page.getByRole('option').nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.goto(address);
    await expect(page.getByRole('region', { name: 'Ilse Winterbourne' })).toBeVisible();
  });

  await test.step('delete', async () => {
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete candidate' }).click();
    await expect(toast(page, 'Candidate deleted successfully!')).toBeVisible();
    await page.getByRole('searchbox').fill('winterb');
    await expect(page.getByText('No name contains “winterb”.')).toBeVisible();
  });
});
