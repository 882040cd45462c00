import { Product } from '../product.ts';
import { expect, signIn, submitCredentials, test } from './fixtures.ts';

const admin = { email: 'admin@cortex.test', password: 'cortex-admin' };

test('an admin goes from the bars of the organization to a person, and reads the figures as a table', async ({
  page,
  product,
}) => {
  await page.goto(product.webUrl);
  await submitCredentials(page, admin);
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await page.goto(`${product.webUrl}/org-performance`);
  const bars = page.locator('.apexcharts-bar-area');
  await expect(bars.first()).toBeVisible();
  await bars.first().click();
  await expect(page).toHaveURL(/\/user-performance\?user=/);
  const user = new URL(page.url()).searchParams.get('user') ?? '';
  expect(user).not.toBe('');
  await expect(page.getByLabel('View Performance For')).toHaveValue(user);

  await page.getByRole('switch', { name: 'Show as table' }).last().check();
  await expect(page.getByRole('table').last()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/org-performance$/);
});

test('charts that do not arrive leave the figures as a table', async ({ page, product }) => {
  await page.route('**/ApexChart-*.js', (route) => route.abort());
  await signIn(page, product);
  await page.goto(`${product.webUrl}/user-performance`);
  await expect(
    page.getByText('The chart did not load. The table shows the same figures.').first(),
  ).toBeVisible();
  await page.getByRole('switch', { name: 'Show as table' }).first().check();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('the payment page gives up on a Stripe that never answers after eight seconds', async ({ page }) => {
  const product = new Product();
  await product.start({ STRIPE_PUBLISHABLE_KEY: 'pk_test_cortex' });
  try {
    await page.clock.install();
    await page.route('https://js.stripe.com/**', () => {});
    await page.goto(`${product.webUrl}/payment?tier=standard`);
    await expect(page.getByText('Loading the card form...')).toBeAttached();
    await page.clock.fastForward(8_000);
    await expect(page.getByText('Stripe has not loaded yet. Please try again.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(page.getByText('$', { exact: false }).first()).toBeVisible();
  } finally {
    await product.dispose();
  }
});
