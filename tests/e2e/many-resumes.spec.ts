import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../../apps/web/src/paths.ts';
import { button, expect, resumePath, test } from './fixtures.ts';

/** A server that has just started reads its first files in some seconds; beside two others that start, in many. */
const toBeRead = { timeout: 45_000 };
const files = ['single-column.pdf', 'word-document.docx', 'two-column.pdf', 'corrupt.pdf', 'notes.txt'];

test.describe('a recruiter with many resumes', () => {
  test.use({ as: 'recruiter' });
  test.slow();

  test('drops them, looks through what was read, saves all and finds them in the list', async ({
    page,
    product,
  }) => {
    await page.goto(product.webUrl + paths.createCandidate);
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Add several resumes').click();
    await (await chooser).setFiles(files.map(resumePath));

    await expect(page.getByRole('heading', { level: 1, name: 'Create Candidates' })).toBeVisible();
    await expect(page.getByLabel('Name of word-document.docx')).toHaveValue('Selma Quennell', toBeRead);
    await expect(page.getByLabel('Email of word-document.docx')).toHaveValue('selma.quennell@example.net');
    await expect(page.getByText('The file is damaged and cannot be opened.')).toBeVisible();
    await expect(page.getByText('Choose a .pdf or .docx file.')).toBeVisible();
    await expect(page.getByText('3 of 5 can be saved, 2 lack something')).toBeVisible(toBeRead);

    await page.getByLabel('Phone of word-document.docx').fill('+44 131 555 0199');
    await page.getByLabel('Name of corrupt.pdf').fill('Ottavia Brennan');
    await page.getByLabel('Email of corrupt.pdf').fill('ottavia.brennan@example.com');
    await page.getByLabel('Phone of corrupt.pdf').fill('+49 30 5550 100');
    await page.getByRole('link', { name: 'Active Candidates' }).first().click();
    await expect(page).toHaveURL(/active-candidates/);
    await page.goBack();
    await expect(page.getByLabel('Phone of word-document.docx')).toHaveValue('+44 131 555 0199');

    await button(page, 'Save 4 now').click();
    await expect(page.getByText('4 candidates added.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Analyze for a job' })).toHaveAttribute(
      'href',
      '/resume-analysis?candidate=all',
    );

    await page.getByRole('link', { name: 'See the candidates' }).click();
    for (const name of ['Owen Baptiste-Lark', 'Selma Quennell', 'Marta Vesterholt', 'Ottavia Brennan']) {
      await page.getByRole('searchbox').fill(name);
      await expect(page.getByRole('option', { name: new RegExp(name) })).toHaveCount(1);
      await expect(page.getByRole('option', { name: new RegExp(name) })).toContainText('Just added');
    }

    // What was not saved is there again, also after a reload.
    await page.goto(product.webUrl + paths.createCandidate);
    await expect(page.getByText('Choose a .pdf or .docx file.')).toBeVisible();
    await drop(page, ['single-column.pdf', 'word-document.docx']);
    await expect(page.getByText(/^This resume is there already: Selma Quennell/)).toContainText(
      'There the phone is +44 131 555 0199.',
      toBeRead,
    );
    const choice = page.getByRole('radiogroup', { name: 'What to do with word-document.docx' });
    await choice.getByText('Update the existing candidate').click();
    await button(page, 'Save 1 now').click();
    await expect(page.getByText('1 updated.')).toBeVisible();
    await expect(page.getByText('0 of 2 can be saved, 1 lacks something, 1 left out')).toBeVisible();
  });

  test('adds them on the board of a job, goes to what is missing with Enter, and finds them there', async ({
    page,
    product,
    api,
    unique,
  }) => {
    const title = unique('Kiln Operator');
    const [owen, selma, ottavia] = [unique('Owen'), unique('Selma'), unique('Ottavia')];
    await page.goto(`${product.webUrl}/active-jobs?job=${await api.createJob(title)}`);
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await expect(page.getByText('Nobody is with this job yet.')).toBeVisible();
    const board = page.url();
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Add resumes').first().click();
    await (await chooser).setFiles(
      ['single-column.pdf', 'word-document.docx', 'corrupt.pdf'].map(resumePath),
    );
    await expect(page.getByRole('combobox', { name: /^For a job/ })).toHaveValue(title);
    for (const name of ['single-column.pdf', 'word-document.docx'])
      await expect(page.getByLabel(`Phone of ${name}`)).not.toHaveValue('', toBeRead);
    await expect(page.getByRole('radio', { name: '1 needs a name, email or phone' })).toBeVisible(toBeRead);
    await page.getByLabel('Name of single-column.pdf').fill(owen);
    await page.getByLabel('Name of word-document.docx').fill(selma);
    await page.getByLabel('Email of single-column.pdf').fill(`${owen.replaceAll(' ', '.')}@example.com`);
    await page.getByLabel('Email of word-document.docx').fill(`${selma.replaceAll(' ', '.')}@example.com`);

    await page.getByRole('link', { name: 'Active Candidates' }).first().click();
    await page.getByRole('link', { name: '3 resumes wait to be saved.' }).click();
    await page.getByLabel('Phone of word-document.docx').press('Enter');
    await expect(page.getByLabel('Name of corrupt.pdf')).toBeFocused();
    await page.keyboard.type(ottavia);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email of corrupt.pdf')).toBeFocused();
    await button(page, 'Save 2 now').click();
    await expect(page.getByText('2 candidates added.')).toBeVisible();

    await page.goto(board);
    const added = page.getByRole('region', { name: /^New/ });
    for (const name of [owen, selma]) await expect(added.getByRole('link', { name })).toBeVisible();
    await page.goto(product.webUrl + paths.createCandidate);
    await expect(page.getByLabel('Name of corrupt.pdf')).toHaveValue(ottavia);
  });

  test('takes a whole folder, with what lies in folders within it', async ({ page, product }, info) => {
    const folder = info.outputPath('applications');
    mkdirSync(join(folder, 'november'), { recursive: true });
    copyFileSync(resumePath('two-column.pdf'), join(folder, 'two-column.pdf'));
    copyFileSync(resumePath('word-document.docx'), join(folder, 'november', 'second.docx'));
    await page.goto(product.webUrl + paths.createCandidate);
    const first = page.waitForEvent('filechooser');
    await button(page, 'Add several resumes').click();
    await (await first).setFiles(['single-column.pdf', 'word-document.docx'].map(resumePath));
    await expect(page.getByLabel('Name of single-column.pdf')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Add a folder').click();
    await (await chooser).setFiles(folder);
    for (const name of ['two-column.pdf', 'second.docx'])
      await expect(page.getByLabel(`Name of ${name}`)).not.toHaveValue('', toBeRead);
  });
});

async function drop(page: Page, names: readonly string[]): Promise<void> {
  const contents = names.map((name) => ({ name, base64: readFileSync(resumePath(name), 'base64') }));
  await page.evaluate((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name));
    }
    const init = { dataTransfer: transfer, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('drop', init));
  }, contents);
}
