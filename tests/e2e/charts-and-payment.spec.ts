import { Product } from '../product.ts';
import { button, expect, test, toast } from './fixtures.ts';

test.use({ as: 'recruiter' });

test('charts that do not arrive leave the figures as a table', async ({ page, product }) => {
  await page.route('**/ApexChart-*.js', (route) => route.abort());
  await page.goto(`${product.webUrl}/user-performance`);
  await expect(
    page.getByText('The chart did not load. The table shows the same figures.').first(),
  ).toBeVisible();
  await page.locator('label', { hasText: 'Show as table' }).first().click();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('the payment page gives up on a Stripe that never answers after eight seconds; with one that answers, a card is processed', async ({
  page,
}) => {
  const product = new Product();
  await product.start({ STRIPE_PUBLISHABLE_KEY: 'pk_test_cortex' });
  try {
    await page.clock.install();
    await page.route('https://js.stripe.com/**', () => {});
    await page.goto(`${product.webUrl}/payment?tier=standard`);
    await expect(page.getByText('Loading the card form...')).toBeAttached();
    await page.clock.fastForward(8_000);
    await expect(page.getByText('Stripe has not loaded yet. Please try again.').first()).toBeVisible();
    await expect(page.getByText('$', { exact: false }).first()).toBeVisible();

    await page.unroute('https://js.stripe.com/**');
    await page.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: STRIPE }),
    );
    await page.reload();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await button(page, 'Submit Card').click();
    await expect(button(page, 'Processing...')).toBeDisabled();
    await expect(page.getByLabel('Card number')).toBeDisabled();
    await page.evaluate(() => dispatchEvent(new Event('answer')));
    await expect(toast(page, 'Card details accepted. No charge was made.')).toBeVisible();
    await expect(button(page, 'Submit Card')).toHaveCount(0);
  } finally {
    await product.dispose();
  }
});

/** A stand-in for Stripe's script, which cannot be had here: one field, and an answer when the test says so. */
const STRIPE = `
window.Stripe = () => {
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Card number');
  const card = {
    mount: (container) => container.append(input),
    on: () => card, off: () => card, once: () => card,
    update: ({ disabled }) => { input.disabled = Boolean(disabled); },
    destroy: () => input.remove(), unmount: () => input.remove(),
  };
  return {
    elements: () => ({ create: () => card, getElement: () => card, update() {}, on() {}, off() {} }),
    createPaymentMethod: () => new Promise((resolve) => {
      addEventListener('answer', () => resolve({ paymentMethod: { id: 'pm_1' } }), { once: true });
    }),
    createToken() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
  };
};
window.Stripe.version = 3;
`;
