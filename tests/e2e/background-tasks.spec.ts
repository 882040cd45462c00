import { writeFileSync } from 'node:fs';
import { Product } from '../product.ts';
import {
  Api,
  button,
  expect,
  expectAllAnalyzed,
  logIn,
  people,
  submitCredentials,
  test,
  toast,
} from './fixtures.ts';

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
    await expectAllAnalyzed(later);
    await expect(later.getByRole('listbox', { name: 'Candidates for Night Librarian' })).toBeVisible();
    await expect(later.getByRole('button', { name: /^Background work/ })).toHaveCount(0);
    await context.close();
  } finally {
    await product.dispose();
  }
});

test.describe('beside others', () => {
  test.use({ as: 'admin' });

  test('a job whose must-haves changed offers to score its people again, and then their scores are new', async ({
    page,
    product,
    api,
    unique,
  }) => {
    const title = unique('Mews Keeper');
    const job = await api.createJob(title, 'SQL and falconry are asked for.', 'SQL, Falconry');
    const notes = `Kept the books of a museum with SQL for nine years. ${'Opened it on Sundays. '.repeat(10)}`;
    const names = [unique('Ludo Hartwell'), unique('Nell Osgood')];
    const candidates: string[] = [];
    for (const name of names) candidates.push(await api.createCandidate(name, undefined, notes));
    await api.addToJob(job, candidates);
    const before = Math.round(await api.score(candidates[0] ?? '', job));
    expect(before).toBeGreaterThan(0);

    await page.goto(`${product.webUrl}/active-jobs?job=${job}`);
    await button(page, 'Edit').click();
    await page.getByLabel('How much Falconry counts').selectOption('Must have');
    await page.getByLabel('How much SQL counts').selectOption('Leave out');
    await button(page, 'Save').click();
    await expect(
      page.getByText('1 person has a score for this job from before it was changed.'),
    ).toBeVisible();

    // So does its board, in another tab, which knows nothing of who changed it.
    const board = await page.context().newPage();
    await board.goto(`${product.webUrl}/jobs/${job}/board`);
    const card = (name: string) => board.getByRole('article').filter({ hasText: name });
    await expect(card(names[0] ?? '')).toContainText(`${before}\u00a0%`);
    await expect(card(names[1] ?? '')).not.toContainText('%');
    await button(board, 'Score the 1 person again').click();
    await expect(toast(board, `The scores for ${title} are those of the changed job now.`)).toBeVisible({
      timeout: 30_000,
    });
    for (const [index, name] of names.entries()) {
      const after = Math.round(await api.score(candidates[index] ?? '', job));
      expect(after).toBeLessThan(before);
      await expect(card(name)).toContainText(`${after}\u00a0%`);
    }
    await expect(button(board, /^Score the/)).toHaveCount(0);
    await page.reload();
    await expect(button(page, 'Edit')).toBeVisible();
    await expect(button(page, /^Score the/)).toHaveCount(0);
  });
});

const ROWS = 400;

test('an import goes on while no page is open: each row is a candidate once, and the background work tells it', async ({
  browser,
}, info) => {
  test.setTimeout(120_000);
  const product = new Product();
  await product.start();
  try {
    const rows = Array.from(
      { length: ROWS },
      (_, index) => `Rower ${index},rower.${index}@example.com,+31 10 5550 ${index},Rows.`,
    );
    const file = info.outputPath('rowers.csv');
    writeFileSync(file, ['Name,Email,Phone,Notes', ...rows].join('\r\n'));
    const context = await browser.newContext({ baseURL: product.webUrl });
    const page = await context.newPage();
    await page.goto('/');
    await submitCredentials(page, people.admin);
    await expect(page).toHaveURL(/dashboard$/);
    await page.goto('/active-candidates');
    await button(page, 'Import').click();
    const dialog = page.getByRole('dialog', { name: 'Import candidates' });
    await dialog.getByLabel(/^CSV file/).setInputFiles(file);
    const begun = page.waitForResponse((answer) => answer.url().endsWith('/imports/') && answer.ok());
    await dialog.getByRole('button', { name: `Import ${ROWS} candidates` }).click();
    await begun;
    await page.close();

    const later = await context.newPage();
    await later.goto('/active-candidates');
    const finished = later.getByRole('button', { name: 'Background work: 1 finished' }).first();
    await expect(finished).toBeVisible({ timeout: 60_000 });
    await finished.click();
    const work = later.getByRole('dialog', { name: 'Background work' });
    await expect(work.getByText('Import of rowers.csv')).toBeVisible();
    await expect(work.getByText(`Done: ${ROWS} of ${ROWS} added`)).toBeVisible();

    const { access_token } = await logIn(product, people.admin);
    const headers = { Authorization: `Bearer ${access_token}` };
    const listed: { name: string }[] = await (
      await fetch(`${product.apiUrl}/candidates/`, { headers })
    ).json();
    const names = listed.map(({ name }) => name).filter((name) => name.startsWith('Rower '));
    expect(names).toHaveLength(ROWS);
    expect(new Set(names).size).toBe(ROWS);
    await context.close();
  } finally {
    await product.dispose();
  }
});
