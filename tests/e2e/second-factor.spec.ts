import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import type { Product } from '../product.ts';
import { expect, field, people, submitCredentials, test, toUsername } from './fixtures.ts';

test.use({ as: 'admin', storageState: { cookies: [], origins: [] } });

const STEP_MS = 30_000;

/** A code of the app: of this step, or of the next one, which the server takes as clocks differ. */
function codeOf(secret: string, stepsOn = 0): string {
  return generateSync({ secret, epoch: (Date.now() + stepsOn * STEP_MS) / 1000 });
}

/** From the tab's "Set up" to the recovery codes; gives the secret and the codes. */
async function setUp(page: Page) {
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const secret = (await page.locator('code').innerText()).replace(/\s/g, '');
  await field(page, 'Code').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const items = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  const codes = await items.allInnerTexts();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('cortex-recovery-codes.txt');
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return { secret, codes };
}

async function signIn(page: Page, { webUrl }: Product, login: { email: string; password: string }) {
  await page.goto(webUrl);
  await submitCredentials(page, login);
  await expect(page).toHaveURL(/dashboard$/);
}

async function logOut(page: Page) {
  await page.getByRole('link', { name: 'Log Out' }).first().click();
  await expect(page.getByRole('heading', { name: 'Logout Successful' })).toBeVisible();
}

test('a person turns it on, signs in with a code and with a recovery code, and turns it off', async ({
  page,
  product,
  api,
  unique,
}) => {
  const name = unique('Factor Holder');
  await api.createUser(name);
  const login = {
    email: `${toUsername(name)}@example.com`,
    password: 'four green lamps',
  };
  await signIn(page, product, login);
  await page.goto(`${product.webUrl}/update-password`);
  await page.getByRole('link', { name: 'Second factor' }).click();
  const { secret, codes } = await setUp(page);
  await expect(page.getByText('Your second factor is on')).toBeVisible();
  await logOut(page);

  await page.goto(product.webUrl);
  await submitCredentials(page, login);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  await field(page, 'Code').fill('000000');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('This code is wrong or was used before.', { exact: true })).toBeVisible();
  await field(page, 'Code').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await logOut(page);

  await page.goto(product.webUrl);
  await submitCredentials(page, login);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await field(page, 'Recovery code').fill(codes[0]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${product.webUrl}/update-password?view=second-factor`);
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off...' }).click();
  await field(page, 'Code').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(page.getByText('Your second factor is off')).toBeVisible();
  await logOut(page);
  await signIn(page, product, login);
});

test('an admin asks it of everybody; who has none is led to set it up and goes on; a lost one is turned off', async ({
  page,
  product,
  browser,
  api,
  unique,
}) => {
  const name = unique('Factor Asked');
  const id = await api.createUser(name);
  const login = {
    email: `${toUsername(name)}@example.com`,
    password: 'four green lamps',
  };
  await signIn(page, product, people.admin);
  await page.goto(`${product.webUrl}/organization/update?view=sign-in`);
  const choice = page.getByLabel('Who has to have a second factor');
  await choice.selectOption('Everybody');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Set up your second factor' }).click();
  await setUp(page);
  await page.goto(`${product.webUrl}/organization/update?view=sign-in`);
  try {
    await choice.selectOption('Everybody');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Setting saved.')).toBeVisible();

    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const other = await context.newPage();
    await other.goto(product.webUrl);
    await submitCredentials(other, login);
    await expect(other).toHaveURL(/\/update-password\?view=second-factor$/);
    await expect(other.getByText(/^Your organization asks everybody for a second factor/)).toBeVisible();
    await expect(other.getByText('Failed to load dashboard data.')).toHaveCount(0);
    await other.getByRole('link', { name: 'Active Jobs' }).first().click();
    await expect(other).toHaveURL(/\/update-password\?view=second-factor$/);
    await setUp(other);
    await expect(other).toHaveURL(/\/dashboard$/);
    await expect(other.getByRole('main').getByRole('link', { name: /Active Jobs/ })).toBeVisible();
    await context.close();

    await page.reload();
    await page.getByRole('button', { name: `Turn off the second factor of ${name}` }).click();
    const off = page.waitForResponse(`${product.apiUrl}/users/${id}/second_factor`);
    await page.getByRole('button', { name: 'Turn off', exact: true }).click();
    expect((await off).status()).toBe(204);
  } finally {
    await page.goto(`${product.webUrl}/organization/update?view=sign-in`);
    await choice.selectOption('Nobody');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Setting saved.')).toBeVisible();
    await page.goto(`${product.webUrl}/update-password?view=second-factor`);
    await page.getByRole('button', { name: 'Turn off...' }).click();
    await page.getByRole('button', { name: 'Turn off', exact: true }).click();
    await expect(page.getByText('Your second factor is off')).toBeVisible();
  }
});
