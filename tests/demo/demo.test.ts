import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { afterAll, beforeAll, onTestFinished, test } from 'vitest';
import { renderResumePdf } from '../../apps/mock-server/src/demo/resumePdf.ts';
import { chromiumLaunchOptions } from '../browser/chromium.ts';
import { button, fill, pick, resumePath, toast } from '../e2e/fixtures.ts';
import { serveFolder } from './serveFolder.ts';

const PATH = '/cortex/demo/';
const ALL_ANALYZED = /^(\d+) of \1 candidates analyzed/;
const out = mkdtempSync(join(tmpdir(), 'cortex-demo-'));
let browser: Browser;
let host: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  execFileSync(process.execPath, [resolve('apps/demo/build.ts'), '--out', out], { stdio: 'ignore' });
  browser = await chromium.launch(await chromiumLaunchOptions());
  host = await serveFolder(out, PATH);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await host?.stop();
  rmSync(out, { recursive: true, force: true });
});

/** A visitor's browser, and what went wrong in its pages. */
async function visit(): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  onTestFinished(() => context.close());
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(error.error().message));
  return { context, page: await context.newPage(), problems };
}

async function enter(page: Page, path = ''): Promise<void> {
  await page.goto(host.url + path);
  await expect(bar(page)).toBeVisible({ timeout: 30_000 });
}

function bar(page: Page) {
  return page.getByRole('complementary', { name: 'Demo' });
}

/** Waits until the browser has all files of the build, so that the network can go. */
async function waitForAllFiles(page: Page): Promise<void> {
  const files = readdirSync(join(out, 'assets')).filter(
    (name) => !name.startsWith('sqlite3-') || name.endsWith('.wasm'),
  );
  const countMissing = () =>
    page.evaluate(
      async (urls) => {
        const found = await Promise.all(urls.map((url) => caches.match(url)));
        return found.filter((one) => one === undefined).length;
      },
      files.map((name) => `${PATH}assets/${name}`),
    );
  await expect.poll(countMissing, { timeout: 60_000 }).toBe(0);
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const job = {
  Title: 'Settlement Engineer',
  Description:
    'You run Go services on Kubernetes and keep PostgreSQL fast. Five years of experience with REST APIs.',
  Skills: 'Go, PostgreSQL, Kubernetes, REST APIs, Rust',
};
const noor = {
  Name: 'Noor Vermeulen',
  Email: 'noor@example.com',
  Phone: '+31 20 555 0137',
  Notes: 'Available in January.',
};

async function openCandidate(page: Page, name: string): Promise<void> {
  await page.getByLabel('Search by name').fill(name);
  await page.getByRole('option', { name }).click();
}

async function printResume() {
  const bytes = await renderResumePdf({
    name: noor.Name,
    email: noor.Email,
    phone: noor.Phone,
    headline: 'Backend engineer',
    location: 'Rotterdam',
    summary: 'Eight years of Go and PostgreSQL behind payment services.',
    experience: [
      {
        title: 'Senior Backend Engineer',
        place: 'Harbour Pay, Rotterdam',
        period: 'January 2019 - today',
        points: ['Runs twelve Go services on Kubernetes.', 'Designed the REST APIs of the settlement.'],
      },
    ],
    education: ['BSc Computer Science, TU Delft, 2016'],
    skills: ['Go', 'PostgreSQL', 'Kubernetes', 'REST APIs'],
    additional: ['Dutch and English'],
  });
  return { name: 'noor.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

test('from plain files below a path: a candidate with a resume, a job, scores with reasons, a ranking; all is kept, runs without a network, and is gone after a reset', async () => {
  const { context, page, problems } = await visit();
  const main = page.getByRole('main');
  await enter(page);
  await expect(page).toHaveURL(`${host.url}admin-dashboard`);
  await expect(main.getByRole('link', { name: /Active Candidates/ })).toHaveAttribute(
    'href',
    `${PATH}active-candidates`,
  );

  await menu(page).getByRole('link', { name: 'Create Job' }).click();
  await fill(page, job);
  await button(page, 'Create Job').click();
  await expect(toast(page, 'Job created successfully!')).toBeVisible();

  await menu(page).getByRole('link', { name: 'Create Candidate' }).click();
  await fill(page, noor);
  await page.locator('input[type=file]').setInputFiles(await printResume());
  await expect(main.getByText('noor.pdf')).toBeVisible();
  await button(page, 'Create Candidate').click();
  await expect(page).toHaveURL(/\/active-candidates/);
  await openCandidate(page, noor.Name);
  await main.getByRole('link', { name: 'Analyze Resume' }).click();
  await pick(page, 'Job', job.Title);
  await button(page, 'Analyze Resume').click();
  await expect(toast(page, 'Resume analysis complete!')).toBeVisible();
  await expect(main.getByRole('img', { name: /%/ })).toBeVisible();
  await expect(main.locator('blockquote').filter({ hasText: 'twelve Go services' }).first()).toBeVisible();
  // Its page is drawn from the file.
  await main.getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(main.locator('canvas').first()).toBeVisible();

  await menu(page).getByRole('link', { name: 'Active Jobs' }).click();
  await page.getByLabel('Search by title').fill(job.Title);
  await page.getByRole('option', { name: job.Title }).click();
  await page.getByRole('link', { name: 'Rank Candidates' }).click();
  await expect(page.getByText(ALL_ANALYZED)).toBeVisible({ timeout: 60_000 });
  const place = page
    .getByRole('listbox', { name: /^Candidates for/ })
    .getByRole('option')
    .filter({ hasText: noor.Name });
  await expect(place).toContainText('Worth an interview');
  const ranking = page.url();

  await page.reload();
  await expect(place).toContainText('Worth an interview');
  await waitForAllFiles(page);

  await context.setOffline(true);
  await page.goto(ranking);
  await expect(place).toContainText('Worth an interview');
  await menu(page).getByRole('link', { name: 'Active Candidates' }).click();
  await openCandidate(page, noor.Name);
  const id = new URL(page.url()).searchParams.get('candidate');
  await page.goto(`${host.url}candidates/${id}`);
  const link = await main.locator('a[target=_blank]').first().getAttribute('href');
  const file = await page.evaluate(async (url) => {
    const response = await fetch(url);
    return { type: response.headers.get('Content-Type'), head: (await response.text()).slice(0, 5) };
  }, link ?? '');
  expect(file).toEqual({ type: 'application/pdf', head: '%PDF-' });
  await context.setOffline(false);

  await bar(page).getByRole('button', { name: 'Reset' }).click();
  await bar(page).getByRole('button', { name: 'Delete all' }).click();
  await expect(page).toHaveURL(`${host.url}admin-dashboard`, { timeout: 30_000 });
  await menu(page).getByRole('link', { name: 'Active Candidates' }).click();
  await page.getByLabel('Search by name').fill(noor.Name);
  await expect(page.getByText(`No name contains “${noor.Name}”.`)).toBeVisible();
  expect(problems).toEqual([]);
});

test('two tabs are one: what one does the other sees, and it goes on alone when the first is closed', async () => {
  const { context, page: first, problems } = await visit();
  await enter(first);
  const second = await context.newPage();
  await enter(second, 'create-job');
  await fill(second, { ...job, Title: 'A job of the second tab' });
  await button(second, 'Create Job').click();
  await expect(toast(second, 'Job created successfully!')).toBeVisible();
  await first.goto(`${host.url}active-jobs`);
  await expect(first.getByRole('option', { name: 'A job of the second tab' })).toBeVisible();

  // Both write at once.
  await Promise.all(
    [first, second].map(async (page, index) => {
      await page.goto(`${host.url}create-job`);
      for (const round of ['one', 'two', 'three']) {
        await fill(page, { ...job, Title: `A tab ${index + 1}, ${round}` });
        await button(page, 'Create Job').click();
        await expect(page.getByRole('option', { name: `A tab ${index + 1}, ${round}` })).toBeVisible();
        await menu(page).getByRole('link', { name: 'Create Job' }).click();
      }
    }),
  );
  await first.close();
  await second.goto(`${host.url}active-jobs`);
  for (const title of [
    'A tab 1, one',
    'A tab 1, two',
    'A tab 1, three',
    'A tab 2, one',
    'A tab 2, two',
    'A tab 2, three',
  ])
    await expect(second.getByRole('option', { name: title })).toBeVisible();
  expect(problems).toEqual([]);
});

test('the first page can be any page of the app; a Word file is read; a mail shows in its place', async () => {
  const { page, problems } = await visit();
  await enter(page, 'active-users');
  await expect(page).toHaveURL(`${host.url}active-users`);
  await expect(page.getByRole('option').first()).toBeVisible();
  await menu(page).getByRole('link', { name: 'Create Candidate' }).click();
  await page.locator('input[type=file]').setInputFiles(resumePath('word-document.docx'));
  await expect(page.getByText(/^Empty fields were filled in from the resume/)).toBeVisible();
  await menu(page).getByRole('link', { name: 'Log Out' }).click();
  await bar(page).getByRole('button', { name: 'Enter as recruiter' }).click();
  await expect(page).toHaveURL(`${host.url}dashboard`);
  await page.goto(`${host.url}forgot-password`);
  await page.getByLabel(/^Email/).fill('user@cortex.test');
  await page.getByRole('button', { name: 'Submit' }).click();
  await bar(page).getByRole('button', { name: 'Mails (1)' }).click();
  await expect(page.getByRole('dialog', { name: 'Mails' })).toContainText('In the demo mails go nowhere');
  await page.keyboard.press('Escape');

  await page.goto(`${host.url}index.html`);
  await expect(page).toHaveURL(`${host.url}dashboard`);
  await page.goto(`${host.url}jobs/acme-talent`);
  await expect(page.getByText(/^The public page of open jobs is drawn by/)).toBeVisible();
  expect(problems).toEqual([]);
});

test('where its server cannot start it says so, and can be begun anew', async () => {
  const [name = ''] = readdirSync(join(out, 'assets')).filter((file) => file.endsWith('.wasm'));
  const file = join(out, 'assets', name);
  renameSync(file, `${file}.gone`);
  onTestFinished(() => {
    if (existsSync(`${file}.gone`)) renameSync(`${file}.gone`, file);
  });
  const { page } = await visit();
  await page.goto(host.url);
  await expect(page.getByText(/^The demo could not start here/)).toBeVisible({ timeout: 30_000 });
  renameSync(`${file}.gone`, file);
  await page.getByRole('button', { name: 'Delete and start anew' }).click();
  await expect(bar(page)).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(`${host.url}admin-dashboard`);
});
