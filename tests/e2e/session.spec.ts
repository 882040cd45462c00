import { expect, signIn, submitCredentials, test } from './fixtures.ts';

test('a protected page asks to sign in and comes back, and a person who is signed in is sent on', async ({
  page,
  product,
}) => {
  await page.goto(`${product.webUrl}/resume-analysis?candidate=cnd_1`);
  await expect(page).toHaveURL(`${product.webUrl}/`);
  await submitCredentials(page);
  await expect(page).toHaveURL(/\/resume-analysis\?candidate=cnd_1$/);
  await page.goto(product.webUrl);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an admin has a dashboard of three tiles, which a regular user is led away from', async ({
  page,
  product,
}) => {
  await page.goto(product.webUrl);
  await submitCredentials(page, { email: 'ADMIN@cortex.test', password: 'cortex-admin' });
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await expect(page.getByRole('main').getByRole('link', { name: /Active Users/ })).toBeVisible();
  await page.goto(`${product.webUrl}/logout`);
  await expect(page.getByRole('heading', { name: 'Logout Successful' })).toBeVisible();

  await signIn(page, product);
  await page.goto(`${product.webUrl}/admin-dashboard`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('That page is for admins.')).toBeVisible();
});

test('the session ends on the server with the logout, and in the other tab too', async ({
  page,
  product,
  context,
}) => {
  await signIn(page, product);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));

  const other = await context.newPage();
  await other.goto(`${product.webUrl}/create-job`);
  await expect(other.getByRole('heading', { name: 'Create Job' })).toBeVisible();

  const loggedOut = page.waitForResponse(`${product.apiUrl}/auth/logout`);
  await page.getByRole('link', { name: 'Log Out' }).first().click();
  expect((await loggedOut).status()).toBe(204);
  await expect(other).toHaveURL(`${product.webUrl}/`);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.request.get(`${product.apiUrl}/dashboard/`, { headers })).status()).toBe(401);
});

test('a session that the server has ended is said once, and the page comes back after sign-in', async ({
  page,
  product,
}) => {
  await signIn(page, product);
  // The dashboard still on its way would meet the ended session itself, and say so on a page that is about to be left.
  await expect(page.getByRole('main').getByRole('link', { name: /Active Jobs/ })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('access_token', 'ended'));
  // What is said goes after a while, which a page that is slow to load may outlast.
  await page.goto(`${product.webUrl}/active-candidates`, { waitUntil: 'commit' });
  await expect(page.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  await expect(page.getByText('Failed to load candidates.')).toHaveCount(0);
  await expect(page).toHaveURL(`${product.webUrl}/`);
  await submitCredentials(page);
  await expect(page).toHaveURL(/\/active-candidates$/);
  await expect(page.getByRole('option').first()).toBeVisible();
});
