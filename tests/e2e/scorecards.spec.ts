import { button, expect, logIn, people, test, toast } from './fixtures.ts';

test.use({ as: 'recruiter' });

test('a colleague’s scorecard is seen once one’s own is in, beside the analysis, and a begun one survives a reload', async ({
  page,
  product,
  api,
  unique,
}) => {
  const job = await api.createJob(unique('Ledger Analyst'));
  const candidate = await api.createCandidate(unique('Noor Vance'));
  const { access_token } = await logIn(product, people.admin);
  const answer = await fetch(`${product.apiUrl}/candidates/${candidate}/scorecards`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      job_id: job,
      marks: [{ criterion: 'SQL', mark: 2, comment: 'Guessed the joins.' }],
    }),
  });
  expect(answer.status).toBe(200);

  await page.goto(`${product.webUrl}/resume-analysis?job=${job}&candidate=${candidate}`);
  await button(page, 'Analyze Resume').click();
  await expect(page.getByText('A colleague has filled one in. You see it once yours is in.')).toBeVisible();
  await expect(page.getByText('Guessed the joins.')).toHaveCount(0);
  await button(page, 'Fill in yours').click();
  await page.getByRole('radiogroup', { name: 'Mark for SQL' }).getByText('Strong yes').click();
  await page.getByLabel('What you saw of SQL').fill('Wrote a window function.');

  await page.reload();
  await expect(page.getByLabel('What you saw of SQL')).toHaveValue('Wrote a window function.');
  await button(page, 'Save scorecard').click();
  await expect(toast(page, 'Scorecard saved.')).toBeVisible();
  const row = page.getByRole('table').getByRole('row', { name: /^SQL/ });
  await expect(row).toContainText('Strong yes');
  await expect(row).toContainText('Guessed the joins.');
});
