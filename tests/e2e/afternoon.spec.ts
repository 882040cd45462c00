import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { demoCandidates } from '../../apps/mock-server/src/demo/demoCandidates.ts';
import { demoJobs } from '../../apps/mock-server/src/demo/demoJobs.ts';
import { renderResumePdf } from '../../apps/mock-server/src/demo/resumePdf.ts';
import { paths } from '../../apps/web/src/paths.ts';
import { messages } from '../../packages/ui/src/feedback/messages.ts';
import { button, expect, expectAllAnalyzed, test, toast } from './fixtures.ts';

const MANY = 20;

/** `FILM=1 npx playwright test afternoon` takes the pictures of the README again. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!process.env.FILM) return;
  const folder = resolve(import.meta.dirname, '../../docs/images');
  mkdirSync(folder, { recursive: true });
  // What was said of the step before is not part of the picture.
  for (const close of await page
    .getByRole('button', { name: 'Close' })
    .and(page.locator('[data-part]'))
    .all())
    await close.click();
  writeFileSync(resolve(folder, `film-${name}.png`), await page.screenshot({ animations: 'disabled' }));
}

test.use({ viewport: { width: 1280, height: 800 } });

test('an afternoon: twenty resumes come in, are ranked, one is read at its quote, shortlisted, and the list goes out', async ({
  page,
  product,
}) => {
  const files = await Promise.all(
    demoCandidates.slice(0, MANY).map(async ({ resume, ...person }, index) => ({
      name: `resume-${index + 1}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(await renderResumePdf({ ...person, ...resume })),
    })),
  );
  expect(files).toHaveLength(MANY);
  await page.goto(product.webUrl);
  await page.getByLabel(/^Email/).fill('admin@second.cortex.test');
  await page.getByLabel(/^Password/).fill('cortex-second');
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL(/dashboard/);

  const job = demoJobs.find(({ title }) => title.startsWith('Backend Engineer'));
  await page.goto(product.webUrl + paths.createJob);
  await page.getByLabel(/^Title/).fill(job?.title ?? '');
  await page.getByLabel(/^Description/).fill(job?.description ?? '');
  await page.getByLabel(/^Skills/).fill(job?.skills_required ?? '');
  await button(page, 'Create Job').click();
  await expect(toast(page, messages.createJob.success)).toBeVisible();

  await page.goto(product.webUrl + paths.createCandidate);
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Add several resumes').click();
  await (await chooser).setFiles(files);
  await page.getByLabel('Notes for all').fill('Applied in November.');
  await expect(page.getByText(`${MANY} of ${MANY} can be saved`)).toBeVisible({ timeout: 60_000 });
  await shoot(page, '1-read');
  await button(page, 'Save all').click();
  await expect(page.getByText(`${MANY} candidates added.`)).toBeVisible({ timeout: 60_000 });

  await page.getByRole('link', { name: 'Analyze for a job' }).click();
  await page.getByRole('combobox', { name: /^Job/ }).click();
  await page.getByRole('option', { name: job?.title ?? '' }).click();
  await button(page, 'Analyze Resume').click();
  await expectAllAnalyzed(page);
  await shoot(page, '2-ranked');

  const list = page.getByRole('listbox', { name: /^Candidates for/ });
  await list.focus();
  await page.keyboard.press('Enter');
  const opened = list.getByRole('option', { selected: true });
  await page
    .getByRole('button', { name: /^Show in the resume/ })
    .first()
    .click();
  const pages = page.getByRole('img', { name: /^Page 1 of/ });
  await expect(pages).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('[data-mark][aria-current=true]')).toBeInViewport();
  await shoot(page, '3-quote');

  await page.getByRole('radio', { name: 'Analysis' }).check({ force: true });
  await page.getByText('Shortlist', { exact: true }).click();
  await page.getByLabel(/^Reason/).fill('Has run what we need; call this week.');
  await button(page, 'Save decision').click();
  await expect(toast(page, 'Decision saved.')).toBeVisible();
  await expect(opened).toContainText('Shortlisted');
  await shoot(page, '4-shortlisted');

  await page.keyboard.press('Escape');
  const download = page.waitForEvent('download');
  await button(page, 'Export').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ranking-.*\.csv$/);
  const rows = (await (await file.createReadStream()).toArray()).join('').split('\r\n');
  expect(rows).toHaveLength(MANY + 2);
  expect(rows[1]).toContain('Shortlisted');
});
