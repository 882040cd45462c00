import type { Locator } from '@playwright/test';
import { button, expect, test, toast } from './fixtures.ts';

test.use({ as: 'admin' });

const ALL_ANALYZED = /^(\d+) of \1 candidates analyzed/;

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
  await expect(page.getByText(ALL_ANALYZED)).toBeVisible({ timeout: 30_000 });
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
  await expect(page.getByText(ALL_ANALYZED)).toBeVisible();
  await expect(list.getByText('On hold')).toHaveCount(1);
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
