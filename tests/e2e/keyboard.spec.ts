import type { Page } from '@playwright/test';
import { demoCandidates } from '../../apps/mock-server/src/demo/demoCandidates.ts';
import { renderResumePdf } from '../../apps/mock-server/src/demo/resumePdf.ts';
import { button, expect, test, toast, toUsername } from './fixtures.ts';

test.use({ as: 'recruiter' });

/** Presses what a keyboard has led to. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
}

test('on the board, the focus goes with a card that its menu moves, and comes back with the undo', async ({
  page,
  product,
  api,
  unique,
}) => {
  const name = unique('Keyboard Kasimir');
  const job = await api.createJob(unique('Keyboard Keeper'));
  await api.addToJob(job, [await api.createCandidate(name)]);
  await page.goto(`${product.webUrl}/jobs/${job}/board`);
  const card = (stage: string) =>
    page.getByRole('region', { name: new RegExp(`^${stage}`) }).getByRole('link', { name });
  await expect(card('New')).toBeVisible();
  await press(page, `Stage of ${name}`);
  await expect(page.getByRole('menuitem', { name: 'Offer' })).toBeVisible();
  await page.keyboard.type('Of');
  await page.keyboard.press('Enter');
  await expect(card('Offer')).toBeFocused();
  await expect(toast(page, `${name}: moved to Offer.`)).toBeVisible();
  await press(page, 'Undo');
  await expect(card('New')).toBeFocused();
});

test('in an analysis, what stands in the place of a pressed button has the focus', async ({
  page,
  product,
  api,
  unique,
}) => {
  const job = await api.createJob(unique('Keyboard Analyst'));
  const candidate = await api.createCandidate(unique('Keyboard Lind'));
  await page.goto(`${product.webUrl}/resume-analysis?job=${job}&candidate=${candidate}`);
  await press(page, 'This does not show it: SQL');
  // The first reading of a product that has just started takes a while.
  await expect(toast(page, 'Correction saved.')).toBeVisible({ timeout: 60_000 });
  await expect(button(page, 'Undo the correction of SQL')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'This does not show it: SQL')).toBeFocused();

  await press(page, 'Fill in yours');
  const marks = page.getByRole('radiogroup', { name: /^Mark for/ }).first();
  await expect(marks.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await press(page, 'Save scorecard');
  await expect(button(page, 'Change yours')).toBeFocused();
});

test('a tag that is removed, and a merge, leave the focus beside them', async ({
  page,
  product,
  api,
  unique,
}) => {
  const name = unique('Keyboard Vance');
  const candidate = await api.createCandidate(name);
  await api.createCandidate(name);
  await page.goto(`${product.webUrl}/active-candidates?candidate=${candidate}`);
  const tag = page.getByLabel('Add a tag');
  for (const text of ['Nights', 'Relocates']) {
    await tag.fill(text);
    await tag.press('Enter');
  }
  await press(page, 'Remove tag Nights');
  await expect(button(page, 'Remove tag Relocates')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tag).toBeFocused();

  await press(page, 'Compare and merge');
  await press(page, 'Merge candidates');
  await expect(toast(page, 'Candidates merged.')).toBeVisible();
  await expect(page.getByRole('group', { name })).toBeFocused();
});

test('once resumes are saved for a job, the focus is on the way back to its board', async ({
  page,
  product,
  api,
  unique,
}) => {
  const job = await api.createJob(unique('Keyboard Filer'));
  await page.goto(`${product.webUrl}/jobs/${job}/board`);
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Add resumes').first().click();
  const name = unique('Keyboard Quill');
  const email = `${toUsername(name)}@example.com`;
  const [person] = demoCandidates;
  if (!person) throw new Error('The demo has no candidates.');
  const resume = { ...person, ...person.resume, name, email, phone: '+49 30 4417' };
  const buffer = Buffer.from(await renderResumePdf(resume));
  await (await chooser).setFiles([{ name: 'quill.pdf', mimeType: 'application/pdf', buffer }]);
  await expect(page.getByText('1 of 1 can be saved')).toBeVisible({ timeout: 30_000 });
  await press(page, 'Save all');
  const back = page.getByRole('link', { name: 'Open the board' });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: /^New/ }).getByRole('article')).toHaveCount(1);
});

test('a decision with its reason is saved, and a mail sent, without a mouse', async ({
  page,
  product,
  api,
  unique,
}) => {
  const job = await api.createJob(unique('Keyboard Judge'));
  const candidate = await api.createCandidate(unique('Keyboard Okoye'));
  const main = page.getByRole('main');
  await page.goto(`${product.webUrl}/resume-analysis?job=${job}&candidate=${candidate}`);
  await expect(main.getByText('Nothing is decided yet.', { exact: false })).toBeVisible({ timeout: 60_000 });
  await main.getByRole('radio', { name: 'Shortlist' }).focus();
  await page.keyboard.press('Space');
  await press(page, 'Save decision');
  const reason = main.getByLabel(/^Reason/);
  await expect(reason).toBeFocused();
  await page.keyboard.type('She knows more than the notes say.');
  await press(page, 'Save decision');
  await expect(toast(page, 'Decision saved.')).toBeVisible();
  await expect(main.getByText('Shortlisted')).toBeVisible();

  await page.goto(`${product.webUrl}/active-candidates?candidate=${candidate}`);
  await press(page, 'Write a mail');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Subject/).focus();
  await page.keyboard.type('Your application');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel(/^Text/)).toBeFocused();
  await page.keyboard.type('Thank you. We will call you on Monday.');
  await press(page, 'Send mail');
  await expect(toast(page, 'Mail sent.')).toBeVisible();
  await expect(button(page, 'Write a mail')).toBeFocused();
});
