import { Product } from '../product.ts';
import { Api, expect, logIn, people, submitCredentials, test } from './fixtures.ts';

const CANDIDATES = 130;

test('a ranking goes on while no page is open, and is there when somebody comes back', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const product = new Product();
  await product.start();
  try {
    const { access_token } = await logIn(product, people.admin);
    const api = new Api(product.apiUrl, String(access_token));
    const job = await api.createJob(
      'Night Librarian',
      'Catalogues maps and lends them at night.',
      'SQL, cataloguing',
    );
    const notes = 'Catalogued maps of three counties with SQL. '.repeat(120);
    for (let index = 0; index < CANDIDATES; index += 1)
      await api.createCandidate(`Map Reader ${index}`, undefined, notes);
    const context = await browser.newContext({ baseURL: product.webUrl });
    const page = await context.newPage();
    await page.goto('/');
    await submitCredentials(page, people.admin);
    await expect(page).toHaveURL(/dashboard$/);
    await page.goto(`/resume-analysis?candidate=all&job=${job}`);
    await expect(page.getByText(/It goes on if you leave this page\.$/)).toBeVisible();
    await page.close();

    const later = await context.newPage();
    await later.goto('/active-jobs');
    const finished = later.getByRole('button', { name: 'Background work: 1 finished' }).first();
    await expect(finished).toBeVisible({ timeout: 60_000 });
    await finished.click();
    const dialog = later.getByRole('dialog', { name: 'Background work' });
    await expect(dialog.getByText(/^Done: (\d+) of \1 analyzed/)).toBeVisible();
    await dialog.getByRole('link', { name: 'Ranking for Night Librarian' }).click();
    await expect(later.getByText(/^(\d+) of \1 candidates analyzed/)).toBeVisible({ timeout: 30_000 });
    await expect(later.getByRole('listbox', { name: 'Candidates for Night Librarian' })).toBeVisible();
    await expect(later.getByRole('button', { name: /^Background work/ })).toHaveCount(0);
    await context.close();
  } finally {
    await product.dispose();
  }
});
