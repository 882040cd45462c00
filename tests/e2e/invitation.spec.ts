import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '../product.ts';
import { button, expect, test } from './fixtures.ts';

test.use({ as: 'admin' });

const guest = { email: 'kim.oyelaran@cortex.test', password: 'four calm green lamps' };

test('a colleague is invited, reads the mail, chooses a password and is signed in', async ({
  page,
  browser,
  product,
}) => {
  await page.goto(`${product.webUrl}/create-user`);
  await expect(page.getByLabel(/^Password/)).toBeVisible();
  await page.getByRole('link', { name: 'Send an invitation' }).click();
  await expect(page).toHaveURL(/view=invitation$/);
  await page.getByLabel(/^Email/).fill(guest.email);
  await page.getByLabel(/^Full name/).fill('Kim from Lagos');
  await button(page, 'Send Invitation').click();
  await expect(page.getByText('Invitation sent.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: guest.email });
  await expect(row).toContainText('Kim from Lagos');

  const first = await readLink(product);
  await row.getByRole('button', { name: /^Send again/ }).click();
  await expect(page.getByText('Invitation sent again.')).toBeVisible();
  const link = await readLink(product, first);

  const theirs = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  const sent: string[] = [];
  theirs.on('request', (request) => sent.push(request.url()));
  await theirs.goto(first);
  await expect(theirs.getByText('This invitation does not work any more.')).toBeVisible();
  await theirs.goto('about:blank');
  await theirs.goto(link);
  await expect(theirs.getByLabel('Email')).toHaveValue(guest.email);
  await theirs.getByLabel(/^Username/).fill('kim.oyelaran');
  await theirs.getByLabel(/^Full name/).fill('Kim Oyelaran');
  await theirs.getByLabel(/^Password/).fill(guest.password);
  await button(theirs, 'Accept Invitation').click();
  await expect(theirs).toHaveURL(`${product.webUrl}/dashboard`);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/^Welcome!/);
  const word = link.split('#')[1] ?? '';
  expect(sent.filter((url) => url.includes(word))).toEqual([]);

  await theirs.goto(link);
  await expect(theirs.getByText('This invitation does not work any more.')).toBeVisible();
  await theirs.context().close();

  await page.goto(`${product.webUrl}/active-users`);
  await expect(page.getByText(guest.email)).toBeVisible();
  await page.goto(`${product.webUrl}/create-user?view=invitation`);
  await expect(page.getByText('Nobody is invited at the moment.')).toBeVisible();
  await page.goto(`${product.webUrl}/organization/update?view=record`);
  await expect(page.getByText(/Kim Oyelaran accepted an invitation as a regular user/)).toBeVisible();
});

/** The link of the newest mail to the guest, another one than before. */
async function readLink({ dataDirectory }: Product, before = ''): Promise<string> {
  const outbox = join(dataDirectory, 'outbox');
  let link = '';
  await expect(() => {
    const mails = readdirSync(outbox)
      .toSorted()
      .map((file) => readFileSync(join(outbox, file), 'utf8').replace(/=\n/g, ''))
      .filter((mail) => mail.includes(`To: ${guest.email}`));
    [link = ''] = /http:\/\/\S+\/invitation#[\w-]+/.exec(mails.at(-1) ?? '') ?? [];
    expect(link).not.toBe('');
    expect(link).not.toBe(before);
  }).toPass({ timeout: 10_000 });
  return link;
}
