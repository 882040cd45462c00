import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CandidateSummary } from '@cortex/api-client/model';
import type { Page } from '@playwright/test';
import type { Product } from '../product.ts';
import { button, expect, expectAllAnalyzed, logIn, resumePath, test, toast } from './fixtures.ts';

test.use({ as: 'admin' });

const northwind = { email: 'admin@second.cortex.test', password: 'cortex-second' };

/** Signs somebody else in, in place of who is signed in. */
async function become(page: Page, product: Product, person: typeof northwind): Promise<string> {
  const { access_token = '', role = '', organization_id = '' } = await logIn(product, person);
  const stored = { access_token, userRole: role, organization_id };
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
  return access_token;
}

async function listCandidates(product: Product, token: string): Promise<CandidateSummary[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${product.apiUrl}/candidates/`, { headers });
  return answer.json();
}

async function exportShown(page: Page, path: string): Promise<void> {
  const download = page.waitForEvent('download');
  await button(page, 'Export').click();
  await (await download).saveAs(path);
}

function tell({ name, email, phone, notes, skills, resume_file_name }: CandidateSummary) {
  return { name, email, phone, notes, skills, resume_file_name };
}

test('candidates leave one organization as CSV and come to another one the same, with their resumes', async ({
  page,
  product,
  unique,
}, info) => {
  const surname = unique('Ravensmoor');
  const { access_token = '' } = await logIn(product, {
    email: 'admin@cortex.test',
    password: 'cortex-admin',
  });
  const given = ['=HYPERLINK("x")', 'O\'Neil; "the first", ', '-Zoë 漢字 🙂'];
  for (const [index, first] of given.entries()) {
    const form = new FormData();
    form.set('name', `${first} ${surname}`);
    form.set('email', `ravensmoor.${index}.${surname.at(-1)}@example.com`);
    form.set('phone', `+49 30 5550 77${index}`);
    form.set('notes', `@SUM(A1)\r\n"two lines", and a ; too.\r\n\r\n'quoted'`);
    if (index < 2) {
      const resume = index === 0 ? 'word-document.docx' : 'single-column.pdf';
      form.set('resume_file', new Blob([readFileSync(resumePath(resume))]), resume);
    }
    const headers = { Authorization: `Bearer ${access_token}` };
    const answer = await fetch(`${product.apiUrl}/candidates/`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(201);
  }

  await page.goto(`${product.webUrl}/active-candidates`);
  await page.getByRole('searchbox').fill(surname);
  await expect(page.getByRole('option')).toHaveCount(3);
  await exportShown(page, info.outputPath('candidates.csv'));
  await expect(toast(page, '3 candidates exported.')).toBeVisible();
  const text = readFileSync(info.outputPath('candidates.csv'), 'utf8');
  expect(text.startsWith('\ufeffName,Email,Phone,Notes,Resume,')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""x"")`);

  const token = await become(page, product, northwind);
  await page.goto(`${product.webUrl}/active-candidates`);
  await button(page, 'Import').click();
  const dialog = page.getByRole('dialog', { name: 'Import candidates' });
  await dialog.getByLabel(/^CSV file/).setInputFiles(info.outputPath('candidates.csv'));
  await expect(dialog.getByText('1 of 3 rows can be saved, 2 without their resume')).toBeVisible();
  const folder = info.outputPath('resumes');
  mkdirSync(folder, { recursive: true });
  for (const name of ['word-document.docx', 'single-column.pdf'])
    writeFileSync(join(folder, name), readFileSync(resumePath(name)));
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Choose a folder' }).click();
  await (await chooser).setFiles(folder);
  await expect(dialog.getByText('2 of 2 files were found among the 2 that you chose.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 3 candidates' }).click();
  await expect(dialog.getByText('3 candidates added.')).toBeVisible();

  const isOne = ({ name }: CandidateSummary) => name.endsWith(surname);
  const byEmail = (one: CandidateSummary, other: CandidateSummary) => one.email.localeCompare(other.email);
  const before = (await listCandidates(product, access_token)).filter(isOne).toSorted(byEmail);
  const after = (await listCandidates(product, token)).filter(isOne).toSorted(byEmail);
  expect(after).toHaveLength(3);
  expect(after.map(tell)).toEqual(before.map(tell));

  // Once more: all are there already.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox').fill(surname);
  await expect(page.getByRole('option')).toHaveCount(3);
  await button(page, 'Import').click();
  await dialog.getByLabel(/^CSV file/).setInputFiles(info.outputPath('candidates.csv'));
  await expect(dialog.getByText('0 of 3 rows can be saved, 3 there already')).toBeVisible();
});

test("a stranger's list: other column names, another character set, rows that are refused and mended", async ({
  page,
  product,
  unique,
}, info) => {
  const surname = unique('Tannhäuser');
  const lines = [
    'Id;First Name;Last Name;Company;Email Addresses;Phone Numbers;Source;Tags;Applied on',
    `1;Jörg;${surname};Acme;"joerg.t@example.org, j@example.net";+49 30 5550 881;Referral;"SQL; payroll";2026-10-01`,
    `2;Bea;${surname};;bea.t@example.org;;LinkedIn;;2026-10-02`,
    `3;Cem;${surname};;nobody;+49 30 5550 883;LinkedIn;;2026-10-02`,
  ];
  writeFileSync(info.outputPath('export.csv'), Buffer.from(lines.join('\r\n'), 'latin1'));
  await page.goto(`${product.webUrl}/active-candidates`);
  await button(page, 'Import').click();
  const dialog = page.getByRole('dialog', { name: 'Import candidates' });
  await dialog.getByLabel(/^CSV file/).setInputFiles(info.outputPath('export.csv'));
  await expect(dialog.getByText('1 of 3 rows can be saved, 2 refused')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: `Jörg ${surname}` })).toBeVisible();
  await expect(dialog.getByText('Phone is required.')).toBeVisible();

  // The window asks before it closes while rows are waiting.
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await asked).dismiss();

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download these rows to fix them' }).click();
  await (await download).saveAs(info.outputPath('mend.csv'));
  await dialog.getByRole('button', { name: 'Import 1 candidate' }).click();
  await expect(dialog.getByText('1 candidate added.')).toBeVisible();

  const mended = readFileSync(info.outputPath('mend.csv'), 'utf8')
    .replace('bea.t@example.org,,', "bea.t@example.org,'+49 30 5550 882,")
    .replace('nobody,', 'cem.t@example.org,');
  writeFileSync(info.outputPath('mended.csv'), mended);
  await dialog.getByRole('button', { name: 'Import another file' }).click();
  await dialog.getByLabel(/^CSV file/).setInputFiles(info.outputPath('mended.csv'));
  await dialog.getByRole('button', { name: 'Import 2 candidates' }).click();
  await expect(dialog.getByText('2 candidates added.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox').fill(surname);
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.getByRole('option', { name: /^Bea/ }).click();
  await expect(page.getByText('+49 30 5550 882')).toBeVisible();
});

test('jobs and users go out and come in, and a ranked list goes out', async ({
  page,
  product,
  api,
  unique,
}, info) => {
  const title = unique('Glassblower');
  await api.createJob(title, '=1+1 is not\nwhat it asks for.');
  await page.goto(`${product.webUrl}/active-jobs`);
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByRole('option')).toHaveCount(1);
  await exportShown(page, info.outputPath('jobs.csv'));
  await button(page, 'Import').click();
  const jobs = page.getByRole('dialog', { name: 'Import jobs' });
  await jobs.getByLabel(/^CSV file/).setInputFiles(info.outputPath('jobs.csv'));
  await expect(jobs.getByText('0 of 1 rows can be saved, 1 there already')).toBeVisible();
  await jobs.getByText('Add them anyway').click();
  await jobs.getByRole('button', { name: 'Import 1 job' }).click();
  await expect(jobs.getByText('1 job added.')).toBeVisible();
  await jobs.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('option')).toHaveCount(2);

  const name = unique('Quillon Marsh');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  writeFileSync(info.outputPath('users.csv'), `Full Name,Email\r\n${name},${email}\r\n`);
  await page.goto(`${product.webUrl}/active-users`);
  await button(page, 'Import').click();
  const users = page.getByRole('dialog', { name: 'Import users' });
  await users.getByLabel(/^CSV file/).setInputFiles(info.outputPath('users.csv'));
  await users.getByRole('button', { name: 'Import 1 user' }).click();
  await expect(users.getByText('1 user added.')).toBeVisible();
  const download = page.waitForEvent('download');
  await users.getByRole('button', { name: 'Download first passwords' }).click();
  await (await download).saveAs(info.outputPath('passwords.csv'));
  const [, line = ''] = readFileSync(info.outputPath('passwords.csv'), 'utf8').split('\r\n');
  expect((await logIn(product, { email, password: line.split(',').at(-1) ?? '' })).role).toBe('user');

  await page.goto(`${product.webUrl}/active-jobs`);
  await page.getByRole('option').first().click();
  await page.getByRole('link', { name: 'Rank Candidates' }).click();
  await expectAllAnalyzed(page);
  await exportShown(page, info.outputPath('ranking.csv'));
  expect(readFileSync(info.outputPath('ranking.csv'), 'utf8')).toMatch(/^\ufeffPlace,Candidate,Fit score,/);
});
