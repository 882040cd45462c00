import type { Locator } from '@playwright/test';
import { button, expect, expectAllAnalyzed, pick, test, toast } from './fixtures.ts';

test.use({ as: 'admin' });

async function readScores(list: Locator): Promise<number[]> {
  const rings = await list.getByRole('img', { name: /^Fit score/ }).all();
  return Promise.all(
    rings.map(async (ring) => Number((await ring.getAttribute('aria-label'))?.match(/\d+/)?.[0])),
  );
}

test('all candidates for a job, by their score: opened with the keyboard, decided, narrowed, and there again after a reload', async ({
  page,
  product,
}) => {
  await page.goto(`${product.webUrl}/active-jobs`);
  await page.getByRole('option').first().click();
  await page.getByRole('link', { name: 'Rank Candidates' }).click();
  await expectAllAnalyzed(page);
  const list = page.getByRole('listbox', { name: /^Candidates for/ });
  const scores = await readScores(list);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));

  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const opened = list.getByRole('option', { selected: true });
  await expect(opened).toHaveAttribute('aria-posinset', '2');
  const panel = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Close' }) });
  await expect(panel.getByRole('heading', { name: /^Criteria,/ })).toBeVisible();
  await expect(opened).not.toContainText('not looked at yet');

  await panel.getByText('Hold', { exact: true }).click();
  await button(page, 'Save decision').click();
  await expect(toast(page, 'Decision saved.')).toBeVisible();
  await expect(opened).toContainText('On hold');
  await page.keyboard.press('Escape');
  await page.getByText('Undecided', { exact: true }).click();
  await expect(list.getByText('On hold')).toHaveCount(0);

  await page.reload();
  await expectAllAnalyzed(page);
  await expect(list.getByText('On hold')).toHaveCount(1);
});

test('the opened candidate of a ranking is in the address: for a reload, the way back and a copied link', async ({
  page,
  product,
  api,
  unique,
}) => {
  const job = await api.createJob(unique('Addressed Engineer'));
  const withJob = await api.createCandidate(unique('Addressed Abel'), 'single-column.pdf');
  const other = await api.createCandidate(unique('Addressed Zora'), 'word-document.docx');
  await api.addToJob(job, [withJob]);
  const getPanel = (name: string) => page.getByRole('region', { name: unique(name) });
  const criteria = { name: /^Criteria,/ };

  await page.goto(`${product.webUrl}/active-jobs?job=${job}`);
  await page.getByRole('link', { name: 'Rank Candidates' }).click();
  await page.getByRole('option', { name: unique('Addressed Abel') }).click();
  await expect(page).toHaveURL(
    `${product.webUrl}/resume-analysis?candidate=all&job=${job}&opened=${withJob}`,
  );
  await page.goBack();
  await expect(getPanel('Addressed Abel')).toHaveCount(0);
  await expect(page).toHaveURL(/\?candidate=all&job=[^&]+$/);

  await page.getByText(/^All candidates \(/).click();
  await page.getByRole('searchbox').fill(unique('Addressed Zora'));
  await page.getByRole('option', { name: unique('Addressed Zora') }).click();
  await expect(getPanel('Addressed Zora').getByRole('heading', criteria)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`opened=${other}$`));
  await page.reload();
  await expect(getPanel('Addressed Zora').getByRole('heading', criteria)).toBeVisible();

  await page.goto(`${product.webUrl}/active-jobs`);
  await page.goBack();
  await expect(getPanel('Addressed Zora').getByRole('heading', criteria)).toBeVisible();

  const link = page.url();
  await page.evaluate(() => sessionStorage.clear());
  const copied = await page.context().newPage();
  await copied.goto(link);
  const panel = copied.getByRole('region', { name: unique('Addressed Zora') });
  await expect(panel.getByRole('heading', criteria)).toBeVisible();
  await copied.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(copied).toHaveURL(/\?candidate=all&job=[^&]+$/);
});

test('who goes back from a pair that was chosen in a ranking is in the ranking again', async ({
  page,
  product,
  api,
  unique,
}) => {
  const job = await api.createJob(unique('Returned Engineer'));
  const name = unique('Returned Lind');
  await api.addToJob(job, [await api.createCandidate(name, 'single-column.pdf')]);
  await page.goto(`${product.webUrl}/resume-analysis?candidate=all&job=${job}`);
  await page.getByRole('option', { name }).click();
  await expect(page).toHaveURL(/opened=/);
  await pick(page, 'Candidate', name);
  await expect(page).not.toHaveURL(/candidate=all|opened=/);
  await page.goBack();
  await expect(page).toHaveURL(/candidate=all&job=[^&]+$/);
  await expect(page.getByRole('listbox', { name: /^Candidates for/ })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('combobox', { name: /^Candidate/ })).toHaveValue(name);
  await expect(page.getByRole('listbox', { name: /^Candidates for/ })).toHaveCount(0);
});

test('a deleted candidate comes back from the list, with the resume', async ({
  page,
  product,
  api,
  unique,
}) => {
  const name = unique('Ida Rosenquist');
  await api.createCandidate(name, 'word-document.docx');
  await page.goto(`${product.webUrl}/active-candidates`);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('option', { name }).click();
  await button(page, 'Delete').click();
  await button(page, 'Delete candidate').click();
  await expect(page.getByRole('option', { name })).toHaveCount(0);
  await page.getByRole('button', { name: `Undo the deletion of ${name}` }).click();
  await expect(toast(page, 'Candidate restored.')).toBeVisible();
  await expect(page.getByRole('option', { name })).toBeVisible();
});

test('a candidate’s shares are listed, and sharing can be stopped', async ({
  page,
  product,
  api,
  unique,
}) => {
  const name = unique('Nils Varga');
  await api.createCandidate(name);
  await page.goto(`${product.webUrl}/active-candidates`);
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('option', { name }).click();
  await button(page, 'Share Candidate').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('User 2', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Shared with' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop sharing with User 2' }).click();
  await expect(toast(page, 'Sharing stopped.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shared with' })).toHaveCount(0);
});

test('an analysis of the ranking is shown where the candidate links to it', async ({
  page,
  product,
  api,
  unique,
}) => {
  const job = await api.createJob(unique('Linked Engineer'));
  const candidate = await api.createCandidate(unique('Linked Lind'), 'single-column.pdf');
  await page.goto(`${product.webUrl}/active-jobs?job=${job}`);
  await page.getByRole('link', { name: 'Rank Candidates' }).click();
  await expectAllAnalyzed(page);
  await button(page, 'Change criteria').click();
  const criterion = page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByRole('combobox') });
  await expect(criterion.first()).toHaveCSS('display', 'grid');

  await page.goto(`${product.webUrl}/active-candidates?candidate=${candidate}`);
  await page.getByRole('region', { name: 'Analyses' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: /^Criteria,/ })).toBeVisible();
});

test('who chose a pair and did not ask for its analysis gets none by a reload or on the way back', async ({
  page,
  product,
  api,
  unique,
}) => {
  const name = unique('Chosen Lind');
  await api.createCandidate(name, 'single-column.pdf');
  const title = unique('Chosen Engineer');
  await api.createJob(title);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/analyze_resume/') && request.method() === 'POST') asked.push(request.url());
  });
  await page.goto(`${product.webUrl}/resume-analysis`);
  await pick(page, 'Candidate', name);
  await pick(page, 'Job', title);
  await expect(page).toHaveURL(/candidate=.*job=|job=.*candidate=/);
  await page.reload();
  await expect(button(page, 'Analyze Resume')).toBeEnabled();
  await expect(page.getByRole('heading', { name: /^Criteria,/ })).toHaveCount(0);
  expect(asked).toEqual([]);
});
