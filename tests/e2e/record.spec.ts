import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { button, expect, people, submitCredentials, test, tick, toast } from './fixtures.ts';

const root = resolve(import.meta.dirname, '../..');
const reason = '=Met her at the meetup, she knows more than the notes say.';

test.use({ as: 'recruiter' });

test('a decision with its reason stands for everybody who sees the candidate, on record, and in the CSV', async ({
  page,
  product,
  api,
  browser,
  unique,
}) => {
  const [name, title] = [unique('Ines Okoye'), unique('Data Engineer')];
  const candidateId = await api.createCandidate(name);
  const jobId = await api.createJob(title);
  const main = page.getByRole('main');

  await test.step('against the verdict, a reason is asked for', async () => {
    await page.goto(`${product.webUrl}/resume-analysis?candidate=${candidateId}&job=${jobId}`);
    await button(page, 'Analyze Resume').click();
    await expect(toast(page, 'Resume analysis complete!')).toBeVisible({ timeout: 20_000 });
    await expect(main.getByText('Nothing is decided yet.', { exact: false })).toBeVisible();
    await tick(main.getByRole('radio', { name: 'Shortlist' }));
    await button(page, 'Save decision').click();
    await expect(main.getByText('Reason is required.')).toBeVisible();
    await main.getByLabel(/^Reason/).fill(reason);
    await button(page, 'Save decision').click();
    await expect(toast(page, 'Decision saved.')).toBeVisible();
    await expect(main.getByText('Shortlisted')).toBeVisible();
  });

  await test.step('it stands in the candidate’s panel, and can be handed over', async () => {
    await page.goto(`${product.webUrl}/active-candidates?candidate=${candidateId}`);
    const decisions = main.getByRole('region', { name: 'Decisions' });
    await expect(decisions.getByText('Shortlisted')).toBeVisible();
    await expect(decisions.getByText(reason)).toBeVisible();
    const download = page.waitForEvent('download');
    await button(page, 'Download decisions').click();
    const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    expect(file).toHaveLength(1);
    expect(file[0]).toMatchObject({ kind: 'decision_made', decision: { decision: 'shortlist', reason } });
  });

  const admin = await (
    await browser.newContext({ reducedMotion: 'reduce', storageState: { cookies: [], origins: [] } })
  ).newPage();
  const what = admin.getByRole('combobox', { name: 'What', exact: true });
  const entries = admin.getByRole('region', { name: 'Entries' }).getByRole('listitem');
  const entry = entries.filter({ hasText: `shortlisted ${name}` });
  await test.step('an admin finds it on record, and takes the record as CSV', async () => {
    await admin.goto(`${product.webUrl}/organization-update`);
    await submitCredentials(admin, people.admin);
    await admin.getByRole('link', { name: 'Record' }).click();
    await expect(admin).toHaveURL(/\/organization-update\?view=record$/);
    await what.selectOption('Decisions');
    await expect(entry).toContainText(`for the job ${title}`);
    await expect(entry).toContainText('Against the verdict of the score.');
    const download = admin.waitForEvent('download');
    await button(admin, 'Download CSV').click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    expect(csv).toMatch(/^\ufeffnumber,time \(UTC\),what,by,/);
    expect(csv).toContain(`"'${reason}"`);
    expect(csv).not.toContain('signed_in');
    await expect(toast(admin, 'The record was downloaded.')).toBeVisible();
    await what.selectOption('Downloads of the record');
    await expect(entries.first()).toContainText('of the record');
  });

  await test.step('the reason goes with the candidate, the entry stays, and the chain holds', async () => {
    await button(page, 'Delete').click();
    await button(page, 'Delete candidate').click();
    await expect(toast(page, 'Candidate deleted successfully!')).toBeVisible();
    await admin.reload();
    await what.selectOption('Decisions');
    const erased = entries.filter({ hasText: candidateId });
    await expect(erased).toContainText('The reason was erased with the candidate.');
    await expect(admin.getByText(reason)).toHaveCount(0);
    const { status, stdout } = spawnSync('npm', ['run', '-s', 'ledger:verify'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: product.dataDirectory, DATABASE_URL: '' },
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/ entries of \d+ organizations?: 0 faults\./);
    expect(status).toBe(0);
  });
});
