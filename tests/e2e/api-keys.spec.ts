import { button, expect, fill, test, toast } from './fixtures.ts';

test.use({ as: 'admin' });

test('a program reads with a key that an admin made, until it is revoked', async ({
  page,
  product,
  unique,
}) => {
  const name = unique('Data warehouse');
  await page.goto(`${product.webUrl}/organization/update?view=sign-in`);
  await fill(page, { 'What it is for': name });
  await button(page, 'Make Key').click();
  await expect(toast(page, 'API key made.')).toBeVisible();
  const shown = page.getByLabel(`The key for ${name}`, { exact: true });
  const key = await shown.inputValue();
  const call = (path: string, method = 'GET') =>
    fetch(product.apiUrl + path, { method, headers: { Authorization: `Bearer ${key}` } });
  const jobs = await call('/jobs/');
  expect(jobs.status).toBe(200);
  expect(Object(await jobs.json()).length).toBeGreaterThan(0);
  expect((await call('/api_keys/')).status).toBe(403);
  expect((await call('/candidates/cnd_none', 'DELETE')).status).toBe(403);

  await page.reload();
  await expect(page.getByRole('list', { name: 'API keys' })).toContainText('used');
  await expect(shown).toHaveCount(0);
  await button(page, `Revoke the key for ${name}`).click();
  await button(page, /^Revoke$/).click();
  await expect(toast(page, 'API key revoked.')).toBeVisible();
  expect((await call('/jobs/')).status).toBe(401);
});
