import type { Page } from '@playwright/test';
import { expect, pick, resumePath, test } from './fixtures.ts';

const candidate = {
  Name: 'Ada Brandt',
  Email: 'ada.brandt@example.com',
  Phone: '+49 30 5550 100',
  Notes: 'Called on 20 November. Sends her references next week.',
};

async function fillCandidate(page: Page) {
  for (const [label, value] of Object.entries(candidate)) {
    await page.getByLabel(new RegExp(`^${label}`)).fill(value);
  }
}

async function expectCandidateKept(page: Page) {
  for (const [label, value] of Object.entries(candidate)) {
    await expect(page.getByLabel(new RegExp(`^${label}`))).toHaveValue(value);
  }
}

/** A toast with a text of the catalogue, and a second line that says what to do. */
async function expectToast(page: Page, title: string, advice: RegExp) {
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('status');
  await expect(toasts.filter({ hasText: title })).toContainText(advice);
}

test.use({ as: 'recruiter' });

test.describe('signed out', () => {
  test.use({ as: null });

  test('a wrong password and an empty field', async ({ page, product }) => {
    await page.goto(product.webUrl);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Email is required.')).toBeVisible();
    await expect(page.getByText('Password is required.')).toBeVisible();
    await expect(page.getByLabel(/^Email/)).toBeFocused();

    await page.getByLabel(/^Email/).fill('user@cortex.test');
    await page.getByLabel(/^Password/).fill('not this');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expectToast(
      page,
      'Login failed. Please check your credentials.',
      /Check both, or reset the password/,
    );
    await expect(page.getByLabel(/^Email/)).toHaveValue('user@cortex.test');
    await expect(page.getByLabel(/^Password/)).toHaveValue('not this');
  });
});

const refusedFiles = [
  ['a text file', 'notes.txt', /\.pdf or \.docx/],
  ['a program that is named .pdf', 'renamed-exe.pdf', /\.pdf or \.docx/],
  ['a damaged PDF', 'corrupt.pdf', /damaged/],
  ['a PDF with a password', 'password.pdf', /password/],
] as const;

for (const [what, name, reason] of refusedFiles) {
  test(`as a resume ${what}`, async ({ page, product }) => {
    await page.goto(`${product.webUrl}/create-candidate`);
    await fillCandidate(page);
    await page.locator('input[type=file]').setInputFiles(resumePath(name));
    await page.getByRole('button', { name: 'Create Candidate' }).click();
    await expect(page.getByText(reason).first()).toBeVisible();
    await expectCandidateKept(page);
    await expect(page.getByText(name)).toBeVisible();

    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await page.getByRole('button', { name: 'Create Candidate' }).click();
    await expect(page.getByText('Candidate created successfully!')).toBeVisible();
  });
}

test('as a resume a file of 30 MB, which is not even sent', async ({ page, product }) => {
  await page.goto(`${product.webUrl}/create-candidate`);
  await fillCandidate(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(30 * 1024 * 1024) });
  await page.getByRole('button', { name: 'Create Candidate' }).click();
  await expect(
    page.getByText('This file has 30 MB; the limit is 10 MB. Choose a smaller one.'),
  ).toBeVisible();
  await expectCandidateKept(page);
  expect(sent).toEqual([]);
});

test('as a resume a scan, which is kept and said to hold no text', async ({ page, product }) => {
  await page.goto(`${product.webUrl}/create-candidate`);
  await fillCandidate(page);
  await page.getByLabel(/^Name/).fill('Scanned Person');
  await page.locator('input[type=file]').setInputFiles(resumePath('image-only.pdf'));
  await page.getByRole('button', { name: 'Create Candidate' }).click();
  await expect(page.getByText('Candidate created successfully!')).toBeVisible();
  await page.getByRole('searchbox').fill('scanned');
  await page.getByRole('option', { name: /Scanned Person/ }).click();
  await expect(page.getByText(/image-only\.pdf.*without readable text/)).toBeVisible();

  await page.getByRole('link', { name: 'Analyze Resume' }).click();
  await pick(page, 'Job');
  await page.getByRole('main').getByRole('button', { name: 'Analyze Resume' }).click();
  await expectToast(page, 'Failed to analyze resume.', /30 words/);
});

test('no network', async ({ page, product, context }) => {
  await page.goto(`${product.webUrl}/create-candidate`);
  await fillCandidate(page);
  await page.locator('input[type=file]').setInputFiles(resumePath('two-column.pdf'));
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create Candidate' }).click();
  await expectToast(page, 'Error creating candidate. Please try again.', /Check your connection/);
  await expectCandidateKept(page);
  await expect(page.getByText('two-column.pdf')).toBeVisible();

  await context.setOffline(false);
  // The browser takes its time to be back: a person would not press the button before.
  const reaches = (url: string) =>
    fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
  await expect.poll(() => page.evaluate(reaches, `${product.apiUrl}/sign_in_methods/`)).toBe(true);
  await page.getByRole('button', { name: 'Create Candidate' }).click();
  await expect(page.getByText('Candidate created successfully!')).toBeVisible();
});

test('a server that does not answer within ten seconds', async ({ page, product }) => {
  await page.clock.install();
  await page.goto(`${product.webUrl}/create-job`);
  await page.route(`${product.apiUrl}/jobs/`, () => {});
  await page.getByLabel(/^Title/).fill('Night Baker');
  await page.getByLabel(/^Description/).fill('Bakes at night.');
  await page.getByPlaceholder('Skills Required (optional)').fill('Bread');
  const request = page.waitForRequest(`${product.apiUrl}/jobs/`);
  // From here on time passes only as the test says, however busy the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByRole('button', { name: 'Create Job' }).click();
  await request;
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  await page.clock.runFor(9_900);
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expectToast(page, 'Error creating job. Please try again.', /did not answer within 10 seconds/);
  await expect(page.getByLabel(/^Title/)).toHaveValue('Night Baker');
  await expect(page.getByLabel(/^Description/)).toHaveValue('Bakes at night.');
  await expect(page.getByPlaceholder('Skills Required (optional)')).toHaveValue('Bread');

  await page.unroute(`${product.apiUrl}/jobs/`);
  await page.getByRole('button', { name: 'Create Job' }).click();
  await expect(page.getByText('Job created successfully!')).toBeVisible();
});
