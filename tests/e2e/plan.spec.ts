import { button, expect, test } from './fixtures.ts';

test('a plan chosen on the prices page is kept on the way, also where another one is chosen and the page comes back', async ({
  page,
  product,
}) => {
  await page.goto(`${product.webUrl}/pricing-details`);
  await page.getByRole('link', { name: 'Create Organization on Premium' }).click();
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked();
  await page.getByLabel(/^Organization name/).fill('Harbour Works');
  await page.getByText('Standard', { exact: true }).click();
  await expect(page).toHaveURL(/tier=standard/);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  await expect(page.getByLabel(/^Organization name/)).toHaveValue('Harbour Works');

  await page.goBack();
  await page.getByRole('link', { name: 'Choose Standard' }).click();
  await expect(page).toHaveURL(/\/payment\?tier=standard/);
  await expect(page.getByRole('main')).toContainText('$69.99');
  await expect(page.getByText(/^Payments are not set up here/)).toBeVisible();
  await button(page, 'Back').click();
  await expect(page).toHaveURL(/pricing-details/);
});
