import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { button, expect, fill, submitCredentials, test, tick, toast, toUsername } from './fixtures.ts';

test("an admin's day: organization, people, plan, performance, and a forgotten password", async ({
  page,
  product,
  browser,
  unique,
}) => {
  test.setTimeout(120_000);
  const organization = unique('Three Rivers Hiring');
  const tess = { email: `${toUsername(unique('tess'))}@example.com`, password: 'quiet harbour' };
  const sam = { email: `${toUsername(unique('sam'))}@example.com`, password: 'four green lamps' };
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Main' });

  await test.step('create the organization', async () => {
    await page.goto(product.webUrl);
    await page.getByRole('link', { name: 'Create Organization' }).click();
    await expect(page).toHaveURL(/\/organization\/create$/);
    await fill(page, {
      'Organization name': organization,
      'Admin username': 'tess',
      'Admin email': tess.email,
      'Admin password': tess.password,
      'Confirm password': 'something else',
    });
    await tick(page.getByRole('radio', { name: /^Basic/ }));
    await button(page, 'Create Organization').click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await fill(page, { 'Confirm password': tess.password });
    await button(page, 'Create Organization').click();
    await expect(toast(page, 'Organization created successfully! Please log in.')).toBeVisible();
    await submitCredentials(page, tess);
    await expect(page).toHaveURL(/\/admin-dashboard$/);
  });

  await test.step('the basic plan has no room for a second person, the standard plan has', async () => {
    await menu.getByRole('link', { name: 'Create User' }).click();
    await fill(page, {
      Username: 'sam',
      Email: sam.email,
      'Full name': 'Sam Lee',
      Password: sam.password,
    });
    await button(page, 'Create User').click();
    await expect(toast(page, 'Failed to create user.')).toBeVisible();
    await expect(main.getByText(/Your Basic plan allows the admin alone/)).toBeVisible();
    await main.getByRole('link', { name: 'See what an upgrade adds' }).click();
    await main.getByRole('link', { name: 'Upgrade Subscription' }).click();
    await expect(page).toHaveURL(/\/organization-update$/);
    await changePlan(page, 'Basic', 'Standard');

    await page.goBack();
    await page.goBack();
    await fill(page, { Password: sam.password });
    await button(page, 'Create User').click();
    await expect(toast(page, 'User created successfully!')).toBeVisible();
    await expect(page.getByRole('option', { name: /^sam/ })).toBeVisible();
  });

  const colleague = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const performance = `${product.webUrl}/user-performance`;
  await test.step('the new person signs in, and has what the plan has', async () => {
    await colleague.goto(performance);
    await submitCredentials(colleague, sam);
    await expect(colleague.getByRole('heading', { name: 'Jobs Overview' })).toBeVisible();
    await colleague.getByRole('link', { name: 'Create Job' }).click();
    await fill(colleague, { Title: 'Locksmith', Description: 'Opens doors.', Skills: 'Patience' });
    await button(colleague, 'Create Job').click();
    await expect(colleague.getByRole('option', { name: /^Locksmith/ })).toBeVisible();
  });

  await test.step('rename the organization, after a question', async () => {
    await page.goto(`${product.webUrl}/organization/update`);
    await fill(page, { Name: `${organization} and Lakes` });
    await button(page, 'Save').click();
    const dialog = page.getByRole('dialog', { name: 'Save the changes?' });
    await expect(dialog).toContainText(`${organization}${organization} and Lakes`);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(toast(page, 'Organization details updated successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByLabel(/^Name/)).toHaveValue(`${organization} and Lakes`);
  });

  await test.step('a smaller plan takes the performance pages from the session of the other, a larger one gives them back', async () => {
    await changePlan(page, 'Standard', 'Basic');
    await colleague.goto(performance);
    await expect(colleague.getByRole('heading', { name: 'Upgrade Required' })).toBeVisible();
    await expect(button(colleague, 'Back')).toBeVisible();
    await changePlan(page, 'Basic', 'Premium');
    await colleague.goto(performance);
    await expect(colleague.getByRole('heading', { name: 'Jobs Overview' })).toBeVisible();
  });

  await test.step('edit the person', async () => {
    await menu.getByRole('link', { name: 'Active Users' }).click();
    await page.getByRole('option', { name: /^sam/ }).click();
    await button(page, 'Edit').click();
    await fill(page, { 'Full name': 'Sam Lee-Brandt' });
    await button(page, 'Save').click();
    await expect(page.getByRole('region', { name: 'Sam Lee-Brandt' })).toBeVisible();
  });

  await test.step('from the bars of the organization to the person, whose figures are a table too', async () => {
    await menu.getByRole('link', { name: 'Organization Performance' }).click();
    await expect(main.getByRole('link', { name: /Total Jobs/ })).toContainText('1');
    await page.locator('.apexcharts-bar-area').first().click();
    await expect(page).toHaveURL(/\/user-performance\?user=/);
    const user = new URL(page.url()).searchParams.get('user') ?? '';
    expect(user).not.toBe('');
    await expect(page.getByRole('heading', { name: `User Performance: ${user}` })).toBeVisible();
    await page.getByLabel('View Performance For').selectOption('Sam Lee-Brandt');
    await page.locator('label', { hasText: 'Show as table' }).first().click();
    await expect(page.getByRole('table', { name: 'Jobs Overview' })).toContainText('Active Jobs1');
  });

  await test.step('a mailed one-time password sets a new one, and ends the other session', async () => {
    const forgetful = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
    await forgetful.goto(`${product.webUrl}/forgot-password`);
    await fill(forgetful, { Email: sam.email });
    await button(forgetful, 'Submit').click();
    const outbox = join(product.dataDirectory, 'outbox');
    const readSecret = () =>
      readdirSync(outbox)
        .map((file) => readFileSync(join(outbox, file), 'utf8'))
        .filter((mail) => mail.includes(sam.email))
        .map((mail) => /One-time password: (\S+)/.exec(mail)?.[1])
        .find((secret) => secret !== undefined);
    await expect.poll(readSecret).toBeTruthy();
    await forgetful.getByRole('link', { name: 'Update Password' }).click();
    await fill(forgetful, {
      Email: sam.email,
      'Current password': readSecret() ?? '',
      'New password': 'a new start',
    });
    await button(forgetful, 'Update Password').click();
    await expect(toast(forgetful, 'Password updated successfully!')).toBeVisible();
    await submitCredentials(forgetful, { email: sam.email, password: 'a new start' });
    await expect(forgetful).toHaveURL(/\/dashboard$/);
    await colleague.reload();
    await expect(toast(colleague, 'Your session has expired. Please sign in again.')).toBeVisible();
    await colleague.context().close();

    await test.step('delete the person: they are signed out, and their job is the admin’s', async () => {
      await menu.getByRole('link', { name: 'Active Users' }).click();
      await page.getByRole('option', { name: /^sam/ }).click();
      await button(page, 'Delete').click();
      await button(page, 'Delete user').click();
      await expect(toast(page, 'User deleted successfully!')).toBeVisible();
      await forgetful.reload();
      await expect(forgetful).toHaveURL(`${product.webUrl}/`);
      await submitCredentials(forgetful, { email: sam.email, password: 'a new start' });
      await expect(toast(forgetful, 'Login failed. Please check your credentials.')).toBeVisible();
      await forgetful.context().close();
      await menu.getByRole('link', { name: 'Active Jobs' }).click();
      await page.getByRole('option', { name: /^Locksmith/ }).click();
      await expect(page.getByRole('region', { name: 'Locksmith' })).toContainText('tess');
    });
  });

  await test.step('sign out', async () => {
    await menu.getByRole('link', { name: 'Log Out' }).click();
    await expect(page.getByRole('heading', { name: 'Logout Successful' })).toBeVisible();
    await page.goto(`${product.webUrl}/admin-dashboard`);
    await expect(page).toHaveURL(`${product.webUrl}/`);
  });
});

/** On the page of the organization: another plan, and the answer to the question whether to save it. */
async function changePlan(page: Page, before: string, after: string): Promise<void> {
  await expect(page.getByRole('radio', { name: new RegExp(`^${before}`) })).toBeChecked();
  await tick(page.getByRole('radio', { name: new RegExp(`^${after}`) }));
  await button(page, 'Save').click();
  const dialog = page.getByRole('dialog', { name: 'Save the changes?' });
  await expect(dialog).toContainText(new RegExp(`${before}, \\$[\\d.]+/month${after}, \\$`));
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
}
