import { button, expect, test, toast } from './fixtures.ts';

test.use({ as: 'recruiter' });

test('a note and a tag stay, the search finds them, and a note that was begun survives a reload', async ({
  page,
  product,
  api,
  unique,
}) => {
  const name = unique('Ines Aarhus');
  const word = unique('kiln').replaceAll(' ', '-').toLowerCase();
  const id = await api.createCandidate(name);
  await page.goto(`${product.webUrl}/active-candidates?candidate=${id}`);
  await page.getByLabel('New note').fill(`Called today, knows the ${word}.`);
  await button(page, 'Save note').click();
  await expect(toast(page, 'Note saved.')).toBeVisible();
  await page.getByLabel('Add a tag').fill(`Tag ${word}`);
  await page.getByLabel('Add a tag').press('Enter');
  await expect(page.getByRole('button', { name: `Remove tag Tag ${word}` })).toBeVisible();
  await page.getByLabel('New note').fill('Begun and not saved');
  await page.reload();
  await expect(page.getByLabel('New note')).toHaveValue('Begun and not saved');
  await expect(page.getByText(`Called today, knows the ${word}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Remove tag Tag ${word}` })).toBeVisible();

  await page.goto(`${product.webUrl}/active-candidates`);
  await page.getByLabel('Filter by skill or tag').fill(`tag ${word}`);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`knows ${word}`);
  await page.getByRole('option', { name: new RegExp(`^${name}.*knows the`) }).click();
  await expect(page).toHaveURL(new RegExp(`candidate=${id}`));

  await page.getByRole('button', { name: /^Delete the note of/ }).click();
  await button(page, 'Delete note').click();
  await expect(toast(page, 'Note deleted.')).toBeVisible();
  await expect(page.getByText(`Called today, knows the ${word}.`)).toHaveCount(0);
});
