import type { Page } from '@playwright/test';
import {
  button,
  collapse,
  expect,
  fill,
  logIn,
  pick,
  resumePath,
  resumeWords,
  signIn,
  test,
  tick,
  toast,
} from './fixtures.ts';

const job = {
  Title: 'Senior Backend Engineer',
  Description:
    'You design, build and run the services behind our hiring product with four other engineers. You ' +
    'own REST APIs from the first sketch to production, keep the PostgreSQL data behind them fast and ' +
    'correct, and share the on-call week. You have at least five years of experience with backend ' +
    'systems, write Go or are keen to move to it, deploy on Kubernetes and review the code of others ' +
    'with care. A degree in computer science is welcome.',
  Skills: 'Go, PostgreSQL, Kubernetes, REST APIs, Terraform',
};
const noor = {
  Name: 'Noor Vermeulen-Adeyemi',
  Email: 'noor@example.com',
  Phone: '+31 20 555 0137',
  Notes: 'Called on 20 November. Would like to work in Rotterdam or from home. Available in January.',
};
const rosa = {
  Name: 'Rosa Lindqvist',
  Email: 'rosa@example.com',
  Phone: '+46 8 555 0100',
  Notes: 'Recommended by a colleague.',
};
const colleague = { email: 'user2@cortex.test', password: 'cortex-user' };

test("a recruiter's day: create, upload, analyse, compare, share, edit, delete, undo; a crash of the server loses nothing", async ({
  page,
  product,
  unique,
}) => {
  test.setTimeout(120_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const title = unique(job.Title);
  const name = unique(noor.Name);
  const other = unique(rosa.Name);
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Main' });

  await signIn(page, product);
  await expect(
    page.getByRole('heading', { name: "Welcome! Here's an overview of your hiring activity" }),
  ).toBeVisible();
  const jobsTile = main.getByRole('link', { name: /Active Jobs/ });
  await expect(jobsTile).toHaveAttribute('href', '/active-jobs');
  await expect(main.getByRole('link', { name: /Active Candidates/ })).toHaveAttribute(
    'href',
    '/active-candidates',
  );
  const jobsBefore = Number(/\d+/.exec((await jobsTile.textContent()) ?? '')?.[0]);

  await test.step('create a job', async () => {
    await menu.getByRole('link', { name: 'Create Job' }).click();
    await fill(page, { ...job, Title: title });
    await button(page, 'Create Job').click();
    await expect(toast(page, 'Job created successfully!')).toBeVisible();
    await expect(page.getByRole('option', { name: title })).toBeVisible();
  });

  await test.step('create two candidates with their resumes', async () => {
    for (const [candidate, file] of [
      [{ ...noor, Name: name }, 'two-column.pdf'],
      [{ ...rosa, Name: other }, 'word-document.docx'],
    ] as const) {
      await menu.getByRole('link', { name: 'Create Candidate' }).click();
      await fill(page, candidate);
      await page.locator('input[type=file]').setInputFiles(resumePath(file));
      await expect(main.getByText(file)).toBeVisible();
      await button(page, 'Create Candidate').click();
      await expect(page).toHaveURL(/\/active-candidates$/);
    }
    await expect(toast(page, 'Candidate created successfully!').first()).toBeVisible();
  });

  await test.step('go to the analysis from the panel of one', async () => {
    await open(page, name);
    await expect(page.getByText(noor.Notes).last()).toBeVisible();
    await expect(main.getByText('two-column.pdf')).toBeVisible();
    await main.getByRole('link', { name: 'Analyze Resume' }).click();
    await expect(page).toHaveURL(/\/resume-analysis\?candidate=\w+$/);
  });

  const readAnalysis = async () => ({
    score: await main.getByRole('img', { name: /%/ }).getAttribute('aria-label'),
    quotes: (await main.locator('blockquote').allTextContents()).map(collapse),
  });

  const before = await test.step('analyse: every quote stands in the resume or in the notes', async () => {
    await pick(page, 'Job', title);
    await button(page, 'Analyze Resume').click();
    await expect(toast(page, 'Resume analysis complete!')).toBeVisible();
    const result = await readAnalysis();
    const source = `${resumeWords('two-column.txt')} ${noor.Notes}`;
    expect(result.quotes.length).toBeGreaterThan(3);
    for (const quote of result.quotes) expect(source).toContain(quote.replace(/^[“"]|[”"]$/g, ''));
    return result;
  });

  await test.step('compare the two', async () => {
    await menu.getByRole('link', { name: 'Candidate Comparison' }).click();
    await pick(page, 'First candidate', name);
    await pick(page, 'Second candidate', other);
    await pick(page, 'Job', title);
    await button(page, 'Compare Candidates').click();
    await expect(toast(page, 'Candidate comparison complete!')).toBeVisible();
    await expect(main.getByRole('img', { name: /%/ })).toHaveCount(2);
    await expect(main.getByRole('img', { name: String(before.score) }).first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Overall Recommendation' })).toBeVisible();
  });

  await test.step('share one, which the colleague then sees with the note', async () => {
    await menu.getByRole('link', { name: 'Active Candidates' }).click();
    await open(page, name);
    await button(page, 'Share Candidate').click();
    const dialog = page.getByRole('dialog', { name: 'Share Candidate' });
    await tick(dialog.getByRole('radio', { name: /^User 2/ }));
    await dialog.getByLabel(/^Note/).fill('Could fit your team.');
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect(dialog).toBeHidden();

    const { access_token } = await logIn(product, colleague);
    const headers = { Authorization: `Bearer ${access_token}` };
    const list = await (await page.request.get(`${product.apiUrl}/candidates/`, { headers })).json();
    expect(list).toContainEqual(
      expect.objectContaining({
        name,
        shared_by: expect.objectContaining({ full_name: 'Morgan Reyes' }),
        share_note: 'Could fit your team.',
      }),
    );
  });

  await test.step('edit the shared one, delete the other', async () => {
    await button(page, 'Edit').click();
    await fill(page, { Phone: '+31 20 555 0999' });
    await button(page, 'Save').click();
    await expect(main.getByText('+31 20 555 0999')).toBeVisible();
    await open(page, other);
    await button(page, 'Delete').click();
    await button(page, 'Delete candidate').click();
    await expect(page.getByText(`No name contains “${other}”.`)).toBeVisible();
  });

  await test.step('delete the job, and take it back under its old address', async () => {
    await menu.getByRole('link', { name: 'Active Jobs' }).click();
    await open(page, title, 'Search by title');
    await expect(page).toHaveURL(/\/active-jobs\?job=\w+$/);
    const address = page.url();
    await button(page, 'Delete').click();
    await expect(toast(page, 'Job deleted successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/active-jobs$/);
    const deleted = page.getByRole('status').filter({ hasText: 'Job deleted successfully!' });
    await deleted.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('option', { name: title })).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('region', { name: title })).toBeVisible();
  });

  await test.step('the server is killed and comes back; all of it is there', async () => {
    await product.kill();
    await product.start();
    await page.reload();
    await expect(main.getByText(job.Skills).last()).toBeVisible();
    await menu.getByRole('link', { name: 'Active Candidates' }).click();
    await page.getByRole('searchbox').fill(other);
    await expect(page.getByText(`No name contains “${other}”.`)).toBeVisible();
    await open(page, name);
    await expect(main.getByText('+31 20 555 0999')).toBeVisible();
    await main.getByRole('link', { name: 'Analyze Resume' }).click();
    await pick(page, 'Job', title);
    await button(page, 'Analyze Resume').click();
    await expect(toast(page, 'Resume analysis complete!')).toBeVisible();
    const { score, quotes } = await readAnalysis();
    expect({ score, quotes }).toEqual(before);
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await expect(jobsTile).toContainText(String(jobsBefore + 1));
  });

  await test.step('sign out', async () => {
    await menu.getByRole('link', { name: 'Log Out' }).click();
    await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${product.webUrl}/`);
  });
  expect(problems).toEqual([]);
});

/** Finds a record in its list, by the field that the list's page has and the one before it has not, and opens its panel. */
async function open(page: Page, name: string, search = 'Search by name'): Promise<void> {
  await page.getByRole('searchbox', { name: search }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('region', { name })).toBeVisible();
}
