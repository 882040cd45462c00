import { expect, expectAllAnalyzed, test, toast } from './fixtures.ts';

test.use({ as: 'admin' });

const MUSTS = 'Requirements:\n- Kubernetes\n- PHP\n- PostgreSQL\n- REST APIs';

/** How many pages a PDF of the browser has. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('three of a ranked list are selected, compared and printed, and a reload keeps them', async ({
  page,
  product,
  api,
  unique,
}) => {
  const people = {
    'single-column.pdf': unique('Asta Compare Lind'),
    'two-column.pdf': unique('Bela Compare Lind'),
    'word-document.docx': unique('Cleo Compare Lind'),
  };
  for (const [resume, name] of Object.entries(people)) await api.createCandidate(name, resume);
  const job = await api.createJob(unique('Comparing Engineer'), MUSTS);

  await page.goto(`${product.webUrl}/resume-analysis?job=${job}&candidate=all`);
  await expectAllAnalyzed(page);
  const list = page.getByRole('listbox', { name: /^Candidates for/ });
  await page.getByRole('searchbox').fill('Compare Lind');
  await expect(list.getByRole('option')).toHaveCount(3);
  await list.focus();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected. Select one more to compare.')).toBeVisible();
  for (const place of [1, 2]) await list.getByRole('option').nth(place).locator('.tick').click();
  await page.getByRole('searchbox').fill('');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Compare 3 candidates' }).click();

  await expect(page.getByRole('heading', { name: 'Candidate Comparison', level: 1 })).toBeVisible();
  await expect(toast(page, 'Candidate comparison complete!')).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  for (const name of Object.values(people)) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  const differs = await table
    .locator('tbody tr', { has: page.locator('th small') })
    .evaluateAll((rows) => rows.map((row) => row.hasAttribute('data-differs')));
  expect(differs[0], 'the first criterion differs').toBe(true);
  expect(differs.toSorted((one, other) => Number(other) - Number(one))).toEqual(differs);

  const quote = table.locator('blockquote').first();
  await expect(quote).toBeHidden();
  await table
    .locator('details', { has: page.locator('blockquote') })
    .first()
    .locator('summary')
    .focus();
  await page.keyboard.press('Enter');
  await expect(quote).toBeVisible();

  expect(countPages(await page.pdf({ format: 'A4' })), 'an overview and a page for each').toBe(4);

  const address = page.url();
  expect(new URL(address).searchParams.getAll('candidate')).toHaveLength(3);
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect(list.getByRole('option', { checked: true })).toHaveCount(3);
});

test('a third is added to two on the page itself, and its analysis has the same score', async ({
  page,
  product,
  api,
  unique,
}) => {
  const names = ['Dora Added', 'Emil Added', 'Finn Added'].map(unique);
  const resumes = ['single-column.pdf', 'two-column.pdf', 'word-document.docx'];
  const ids = [];
  for (const [index, name] of names.entries()) ids.push(await api.createCandidate(name, resumes[index]));
  const title = unique('Adding Engineer');
  await api.createJob(title, MUSTS);

  await page.goto(`${product.webUrl}/compare-candidates`);
  const pick = async (label: RegExp, name: string) => {
    await page.getByRole('combobox', { name: label }).fill(name);
    await page.getByRole('option', { name }).click();
  };
  await pick(/^First candidate/, names[0] ?? '');
  await pick(/^Second candidate/, names[1] ?? '');
  await page.getByRole('button', { name: 'Add a candidate' }).click();
  await pick(/^Third candidate/, names[2] ?? '');
  await pick(/^Job/, title);
  expect(new URL(page.url()).searchParams.getAll('candidate')).toEqual(ids);
  await page.getByRole('button', { name: 'Compare Candidates' }).click();
  await expect(page.getByRole('region', { name: 'What sets them apart' })).toBeVisible();

  const third = page.getByRole('columnheader', { name: names[2] ?? '' });
  const score = await third.getByRole('img').getAttribute('aria-label');
  await page.getByRole('link', { name: `Open the analysis of ${names[2]}` }).click();
  await page.getByRole('button', { name: 'Analyze Resume' }).click();
  await expect(page.getByRole('img', { name: score ?? '' })).toBeVisible();
});
