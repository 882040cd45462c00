import { button, expect, test, toast } from './fixtures.ts';

test.use({ as: 'recruiter' });

test('two records of one person become one, and two again by the undo', async ({
  page,
  product,
  api,
  unique,
}) => {
  const name = unique('Merle Ostrander');
  const first = await api.createCandidate(name);
  const second = await api.createCandidate(name);
  await page.goto(`${product.webUrl}/active-candidates?candidate=${second}`);
  await page.getByLabel(/^New note/).fill('Met at the fair.');
  await button(page, 'Save note').click();
  await expect(page.getByText('Met at the fair.')).toBeVisible();

  // The notes as they were before the merge arrive after it.
  const late = Promise.withResolvers<void>();
  await page.route(
    `**/candidates/${first}/notes`,
    async (route) => {
      const response = await route.fetch();
      await late.promise;
      // By then the page may have taken its request back.
      await route.fulfill({ response }).catch(() => {});
    },
    { times: 1 },
  );
  await page.goto(`${product.webUrl}/active-candidates?candidate=${first}`);
  await expect(page.getByText(/May be the same person as/)).toBeVisible();
  await button(page, 'Compare and merge').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Name' })).toContainText(name);
  await dialog.getByRole('button', { name: 'Merge candidates' }).click();
  await expect(toast(page, 'Candidates merged.')).toBeVisible();
  late.resolve();
  await expect(page.getByText('Met at the fair.')).toBeVisible();
  await expect(page.getByText(/May be the same person as/)).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto(`${product.webUrl}/active-candidates?candidate=${second}`);
  await expect(toast(other, `The candidate of this link was merged into ${name}.`)).toBeVisible();
  await expect(other).toHaveURL(new RegExp(`candidate=${first}`));
  await expect(other.getByRole('region', { name })).toBeVisible();
  await other.close();

  await button(page, 'Undo').first().click();
  await expect(page.getByText(/May be the same person as/)).toBeVisible();
  await expect(page.getByText('Met at the fair.')).toHaveCount(0);
});
