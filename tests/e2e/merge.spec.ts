import { button, expect, test, toast } from './fixtures.ts';

test.use({ as: 'recruiter' });

test('two records of one person become one, and two again by the undo', async ({
  page,
  product,
  api,
  unique,
}) => {
  const name = unique('Noor Vance');
  const first = await api.createCandidate(name);
  const second = await api.createCandidate(name);
  await page.goto(`${product.webUrl}/active-candidates?candidate=${second}`);
  await page.getByLabel(/^New note/).fill('Met at the fair.');
  await button(page, 'Save note').click();
  await expect(page.getByText('Met at the fair.')).toBeVisible();

  await page.goto(`${product.webUrl}/active-candidates?candidate=${first}`);
  await expect(page.getByText(/May be the same person as/)).toBeVisible();
  await button(page, 'Compare and merge').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Name' })).toContainText(name);
  await dialog.getByRole('button', { name: 'Merge candidates' }).click();
  await expect(toast(page, 'Candidates merged.')).toBeVisible();
  await expect(page.getByText('Met at the fair.')).toBeVisible();
  await expect(page.getByText(/May be the same person as/)).toHaveCount(0);

  await button(page, 'Undo').first().click();
  await expect(page.getByText(/May be the same person as/)).toBeVisible();
  await expect(page.getByText('Met at the fair.')).toHaveCount(0);
});
