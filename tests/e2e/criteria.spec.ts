import { expect, expectAllAnalyzed, test, toast } from './fixtures.ts';

test.use({ as: 'admin' });

const LINE = 'Looked after the depot ledger boards on three sites, every week for four years.';
const OTHERS =
  'Drove a van in the mornings, was on time, and helped the office with the post, with letters and with all that came up on the day.';

test('the words of a corrected finding are looked at in others, agreed on, exported and removed; criteria are changed from the ranking', async ({
  page,
  product,
  api,
  unique,
}) => {
  test.setTimeout(120_000);
  const title = unique('Depot Clerk');
  const criterion = unique('Quarry blasting');
  const [first, second] = [unique('Ada Brandt'), unique('Bo Carter')];
  await api.createJob(title, `${criterion} is required.`, criterion);
  await api.createCandidate(first, undefined, `${LINE} ${OTHERS}`);
  await api.createCandidate(second, undefined, `${OTHERS} ${LINE}`);
  await page.goto(`${product.webUrl}/active-jobs`);
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('option', { name: title }).click();
  await page.getByRole('link', { name: 'Rank Candidates' }).click();
  await expectAllAnalyzed(page);
  const list = page.getByRole('listbox', { name: /^Candidates for/ });
  await expect(page.getByText(new RegExp(`^None of \\d+ meets ${criterion}`))).toBeVisible();

  await page.getByRole('searchbox').fill(first);
  await list.getByRole('option', { name: new RegExp(first) }).click();
  await page.getByRole('button', { name: `Choose a line that shows it: ${criterion}` }).click();
  await page.getByRole('button', { name: `Enter another line that shows it: ${criterion}` }).click();
  await page.getByLabel(`The line that shows ${criterion}`).fill(LINE);
  await page.getByRole('button', { name: 'This shows it', exact: true }).click();
  await expect(toast(page, 'Correction saved.')).toBeVisible();
  await page.getByRole('button', { name: `Look at the same words for ${criterion}` }).click();
  const words = page.getByRole('dialog', { name: 'The same words in other candidates' });
  await words.getByLabel(`Words that count as ${criterion}`).fill('depot ledger boards');
  await expect(words.getByRole('listitem').filter({ hasText: second })).toContainText('+');
  await words.getByRole('button', { name: 'Let them count' }).click();
  await expect(toast(page, 'Added to the vocabulary.')).toBeVisible();
  await page.getByRole('searchbox').fill(second);
  await expect(list.getByRole('option', { name: new RegExp(second) })).toContainText(/met/);

  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Change criteria' }).first().click();
  const criteria = page.getByRole('dialog', { name: `Criteria of ${title}` });
  await criteria.getByLabel(`How much ${criterion} counts`).selectOption('Leave out');
  await expect(criteria.getByText(/scores would change\./)).toBeVisible();
  await criteria.getByRole('button', { name: 'Save criteria' }).click();
  await expect(criteria).toHaveCount(0);
  await expectAllAnalyzed(page);
  await expect(page.getByText(new RegExp(`meets ${criterion}`))).toHaveCount(0);

  await page.goto(`${product.webUrl}/organization/update?view=vocabulary`);
  await expect(page.getByText(`“depot ledger boards” counts as ${criterion}`)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/vocabulary.*\.csv$/);
  await page.getByRole('button', { name: `Remove “depot ledger boards” for ${criterion}` }).click();
  await expect(page.getByText('No words are agreed yet.')).toBeVisible();
  await page.goto(`${product.webUrl}/organization/update?view=record`);
  await expect(page.getByText(/removed “depot ledger boards” for/)).toBeVisible();
});
