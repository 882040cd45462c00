import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, submitCredentials, test } from './fixtures.ts';

const admin = { email: 'tess@example.com', password: 'quiet harbour' };

test('a founder creates an organization, adds a colleague, changes the plan and resets a password', async ({
  page,
  product,
}) => {
  await page.goto(product.webUrl);
  await page.getByRole('link', { name: 'Create Organization' }).click();
  await expect(page).toHaveURL(/\/organization\/create$/);

  await test.step('create the organization', async () => {
    await page.getByLabel(/^(Organization )?[Nn]ame/).fill('Three Rivers Hiring');
    await page.getByLabel(/^Admin username/i).fill('tess');
    await page.getByLabel(/^Admin email/i).fill(admin.email);
    await page.getByLabel(/^Admin password/i).fill(admin.password);
    await page.getByLabel(/^Confirm password/i).fill('something else');
    await page.getByRole('radio', { name: /^Basic/ }).check();
    const create = page.getByRole('button', { name: 'Create Organization' });
    await create.click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel(/^Confirm password/i).fill(admin.password);
    await create.click();
    await expect(page.getByText('Organization created successfully! Please log in.')).toBeVisible();
    await expect(page).toHaveURL(`${product.webUrl}/`);
  });

  await test.step('the basic plan has no room for a second person, the standard plan has', async () => {
    await submitCredentials(page, admin);
    await expect(page).toHaveURL(/\/admin-dashboard$/);
    await page.goto(`${product.webUrl}/create-user`);
    await page.getByLabel(/^Username/).fill('sam');
    await page.getByLabel(/^Email/).fill('sam@example.com');
    await page.getByLabel(/^Full name/i).fill('Sam Lee');
    await page.getByLabel(/^Password/).fill('four green lamps');
    await page.getByRole('button', { name: 'Create User' }).click();
    await expect(page.getByText('Failed to create user.').first()).toBeVisible();
    await expect(page.getByText(/Your Basic plan allows the admin alone/).first()).toBeVisible();

    const other = await page.context().newPage();
    await other.goto(`${product.webUrl}/organization-update`);
    await other.getByRole('radio', { name: /^Standard/ }).check();
    await other.getByRole('button', { name: /^Save/ }).click();
    await other
      .getByRole('dialog')
      .getByRole('button', { name: /^(Save|Confirm|Update)/ })
      .click();
    await expect(other.getByText('Organization details updated successfully!')).toBeVisible();
    await other.close();

    await page.getByRole('button', { name: 'Create User' }).click();
    await expect(page.getByText('User created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/active-users$/);
    await expect(page.getByRole('option', { name: /^sam/ })).toBeVisible();
  });

  await test.step('a mailed one-time password sets a new one', async () => {
    await page.goto(`${product.webUrl}/forgot-password`);
    await page.getByLabel(/^Email/).fill('sam@example.com');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(
      page.getByText('Thank you! Check your email for password reset instructions.'),
    ).toBeVisible();
    const outbox = join(product.dataDirectory, 'outbox');
    const readSecret = () =>
      readdirSync(outbox)
        .map((name) => readFileSync(join(outbox, name), 'utf8'))
        .map((mail) => /One-time password: (\S+)/.exec(mail)?.[1])
        .find((secret) => secret !== undefined);
    await expect.poll(readSecret).toBeTruthy();

    await page.goto(`${product.webUrl}/update-password`);
    await page.getByLabel(/^Email/).fill('sam@example.com');
    await page.getByLabel(/^Current password/i).fill(readSecret() ?? '');
    await page.getByLabel(/^New password/i).fill('a new start');
    await page.getByRole('button', { name: /^Update Password/ }).click();
    await expect(page.getByText('Password updated successfully!')).toBeVisible();

    await page.goto(`${product.webUrl}/logout`);
    await page.getByRole('link', { name: 'Login' }).click();
    await submitCredentials(page, { email: 'sam@example.com', password: 'a new start' });
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
