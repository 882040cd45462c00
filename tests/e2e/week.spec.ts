import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { demoCandidates } from '../../apps/mock-server/src/demo/demoCandidates.ts';
import { demoJobs } from '../../apps/mock-server/src/demo/demoJobs.ts';
import { renderResumePdf } from '../../apps/mock-server/src/demo/resumePdf.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { messages } from '../../packages/ui/src/feedback/messages.ts';
import { button, expect, expectAllAnalyzed, test, toast } from './fixtures.ts';

test.use({ viewport: { width: 1280, height: 800 } });

type Task = { name: string; clicks: number; keys: number; seconds: number };

/** Counts what a person would press. `TASKS=1 npx playwright test week` writes docs/daily-tasks.md again. */
class Tasks {
  readonly done: Task[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async begin(): Promise<void> {
    await this.page.addInitScript(() => {
      const add = (name: string) =>
        sessionStorage.setItem(name, String(Number(sessionStorage[name] ?? 0) + 1));
      addEventListener('pointerdown', () => add('e2e clicks'), { capture: true });
      addEventListener('keydown', () => add('e2e keys'), { capture: true });
    });
  }

  async run(name: string, work: () => Promise<void>): Promise<void> {
    const before = await this.read();
    const startedAt = Date.now();
    await work();
    const after = await this.read();
    const seconds = Math.round((Date.now() - startedAt) / 100) / 10;
    this.done.push({ name, clicks: after.clicks - before.clicks, keys: after.keys - before.keys, seconds });
  }

  private read(): Promise<{ clicks: number; keys: number }> {
    return this.page.evaluate(() => ({
      clicks: Number(sessionStorage['e2e clicks'] ?? 0),
      keys: Number(sessionStorage['e2e keys'] ?? 0),
    }));
  }
}

test('a week: a job is posted, resumes come in on its board, are ranked and corrected, people are interviewed, marked, hired, and the figures say so', async ({
  page,
  product,
  unique,
}) => {
  test.slow();
  const tasks = new Tasks(page);
  await tasks.begin();
  const files = await Promise.all(
    demoCandidates.slice(0, 8).map(async ({ resume, ...person }, index) => ({
      name: `applicant-${index + 1}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(await renderResumePdf({ ...person, ...resume })),
    })),
  );
  const posted = demoJobs[0];
  const title = unique(posted?.title ?? '');
  await page.goto(product.webUrl);
  const password = 'five quiet lanterns';
  const created = await fetch(`${product.apiUrl}/organizations/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      name: unique('Harbour Staffing'),
      admin_username: 'harbour.admin',
      admin_email: 'admin@harbour.example.com',
      admin_password: password,
      pricing_tier: 'premium',
    }),
  });
  expect(created.status, await created.text()).toBe(201);
  await page.getByLabel(/^Email/).fill('admin@harbour.example.com');
  await page.getByLabel(/^Password/).fill(password);
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL(/dashboard/);

  await tasks.run('Post a job', async () => {
    await page.getByRole('link', { name: 'Create Job' }).first().click();
    await page.getByLabel(/^Title/).fill(title);
    await page.getByLabel(/^Description/).fill(posted?.description ?? '');
    await page.getByLabel(/^Skills/).fill(posted?.skills_required ?? '');
    await button(page, 'Create Job').click();
    await expect(toast(page, messages.createJob.success)).toBeVisible();
  });

  await tasks.run('Take in 8 resumes for the job', async () => {
    await page.getByRole('option', { name: new RegExp(`^${title}`) }).click();
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect(page.getByText('Nobody is with this job yet.')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Add resumes').first().click();
    await (await chooser).setFiles(files);
    await expect(page.getByText('8 of 8 can be saved')).toBeVisible({ timeout: 60_000 });
    await button(page, 'Save all').click();
    await expect(page.getByText('8 candidates added.')).toBeVisible({ timeout: 60_000 });
  });

  const openBoard = async () => {
    await page.goto(product.webUrl + paths.activeJobs);
    await page.getByRole('option', { name: new RegExp(`^${title}`) }).click();
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  await openBoard();
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await expect(column('New')).toContainText('8');

  await tasks.run('Rank them for the job', async () => {
    await page.getByRole('link', { name: 'Rank Candidates' }).click();
    await expectAllAnalyzed(page);
  });
  const list = page.getByRole('listbox', { name: /^Candidates for/ });
  await expect(list.getByRole('option')).toHaveCount(8);
  let best = '';
  await tasks.run('Open the best one, and correct a finding', async () => {
    await list.getByRole('option').first().click();
    best = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
    await page
      .getByRole('button', { name: /^This does not show it/ })
      .first()
      .click();
    await expect(toast(page, 'Correction saved.')).toBeVisible();
  });
  await tasks.run('Take the correction back', async () => {
    const undo = page.getByRole('button', { name: /^Undo the correction of/ });
    await undo.click();
    await expect(undo).toHaveCount(0);
  });

  await openBoard();
  const card = () => page.getByRole('link', { name: best });
  await tasks.run('Move somebody to an interview, with the keyboard', async () => {
    await card().focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(column('Phone screen').getByRole('link', { name: best })).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(column('Interview').getByRole('link', { name: best })).toBeFocused();
  });

  await tasks.run('Write a note and a tag', async () => {
    await card().click();
    await page.getByLabel('New note').fill('Can begin in March.');
    await button(page, 'Save note').click();
    await expect(toast(page, 'Note saved.')).toBeVisible();
    await page.getByLabel('Add a tag').fill('Relocates');
    await page.getByLabel('Add a tag').press('Enter');
    await expect(page.getByRole('button', { name: 'Remove tag Relocates' })).toBeVisible();
  });

  await tasks.run('Fill in a scorecard', async () => {
    await page.getByRole('link', { name: title }).last().click();
    await button(page, 'Analyze Resume').click();
    await button(page, 'Fill in yours').click();
    await page.getByText('Strong yes', { exact: true }).first().click();
    await button(page, 'Save scorecard').click();
    await expect(toast(page, 'Scorecard saved.')).toBeVisible();
  });

  await openBoard();
  await tasks.run('Hire', async () => {
    await page.getByRole('button', { name: `Stage of ${best}` }).click();
    await page.getByRole('menuitem', { name: 'Hired' }).click();
    await expect(column('Hired').getByRole('link', { name: best })).toBeVisible();
  });
  await tasks.run('See how far people came', async () => {
    await button(page, 'Figures').click();
    const row = page.getByRole('row', { name: /^Hired/ });
    await expect(row.getByRole('cell').first()).toHaveText('1');
  });
  expect(tasks.done).toHaveLength(10);
  if (process.env.TASKS)
    writeFileSync(resolve(import.meta.dirname, '../../docs/daily-tasks.md'), render(tasks.done));
});

const BESIDE = `
## Beside OpenCATS, by its manual
[Its manual](https://documentation.opencats.org/using-the-software) tells the presses of some of these; it was read, not run. To post a job takes 4 (Companies, the company or "Internal postings", Add Job Order, Add
Job Order). A resume for a job takes 4 (Add Candidate to This Job Order Pipeline, Add Candidate, Browse, Add Candidate), 32 for eight, and the fields are filled in by hand: the text of the resume is copied into them. Nobody is ranked: people are
rated by hand with stars. A mail to several is Action, Send E-Mail on the list of candidates. Its reports are new submissions and placements of a time. How long each takes, and the manuals of others, were not looked at.
`;

function render(tasks: readonly Task[]): string {
  const rows = tasks.map(
    ({ name, clicks, keys, seconds }) => `| ${name} | ${clicks} | ${keys} | ${seconds.toFixed(1)} |`,
  );
  return `# Ten tasks of a recruiter's week

What each takes in a real browser at 1280 × 800, counted by \`TASKS=1 npx playwright test week\`: presses of the pointer, keys beside the typing of texts, and the seconds until
the page says that it is done, with no time for thought. Texts are put in at once.

| task | clicks | keys | seconds |
|---|---|---|---|
${rows.join('\n')}
${BESIDE}`;
}
