import { getCreateCandidatePath, paths } from '../../apps/web/src/paths.ts';
import { button, expect, test, toast } from './fixtures.ts';

test.use({ as: 'admin' });

test('a candidate comes to a job, is dragged to an interview, moved on with the keyboard, and that is on record', async ({
  page,
  product,
  api,
  unique,
}) => {
  const title = unique('Map Librarian');
  const [first, second] = [unique('Ottilie Brandt'), unique('Ruben Achterberg')];
  const job = await api.createJob(title);
  for (const name of [first, second]) await api.createCandidate(name);
  await page.goto(`${product.webUrl}/active-jobs?job=${job}`);
  await page.getByRole('link', { name: 'Board', exact: true }).click();
  await expect(page.getByText('Nobody is with this job yet.')).toBeVisible();

  await button(page, 'Add candidates').first().click();
  const dialog = page.getByRole('dialog', { name: 'Add candidates' });
  for (const name of [first, second]) {
    await dialog.getByRole('searchbox').fill(name);
    await dialog.getByRole('option', { name }).click();
  }
  await dialog.getByRole('button', { name: 'Add 2' }).click();
  await expect(toast(page, '2 candidates: moved to New.')).toBeVisible();

  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await column('New').getByRole('article').filter({ hasText: first }).dragTo(column('Interview'));
  await expect(toast(page, `${first}: moved to Interview.`)).toBeVisible();
  await expect(column('Interview').getByRole('link', { name: first })).toBeVisible();

  await column('Interview').getByRole('link', { name: first }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column('Offer').getByRole('link', { name: first })).toBeFocused();
  await expect(toast(page, `${first}: moved to Offer.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toast(page, 'The move is undone.')).toBeVisible();
  await expect(column('Interview').getByRole('link', { name: first })).toBeVisible();

  await page.reload();
  await expect(column('Interview').getByRole('link', { name: first })).toBeVisible();
  await expect(column('New').getByRole('link', { name: second })).toBeVisible();
  await column('Interview').getByRole('link', { name: first }).click();
  await expect(page.getByRole('heading', { name: 'Jobs' })).toBeVisible();
  // What was undone is on record, and no part of the way.
  await page.getByText('2 moves').click();
  await expect(page.getByText('New to Interview', { exact: false })).toBeVisible();

  await page.goto(`${product.webUrl}/organization/update?view=record`);
  await expect(page.getByText(/moved .* from “Offer” to “Interview”/).first()).toBeVisible();
});

test('the name of a candidate moves from the card to the page and back', async ({
  page,
  product,
  api,
  unique,
}) => {
  const name = unique('Vreni Halvorsen');
  const job = await api.createJob(unique('Globe Painter'));
  const candidate = await api.createCandidate(name);
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement) moved.push(effect.pseudoElement);
      });
      return transition;
    };
  });
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved.splice(0));
  const ofName = `::view-transition-group(name-of-${candidate})`;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${product.webUrl}/jobs/${job}/board`);
  await button(page, 'Add candidates').first().click();
  const dialog = page.getByRole('dialog', { name: 'Add candidates' });
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('option', { name }).click();
  await dialog.getByRole('button', { name: 'Add 1' }).click();
  const code = page.waitForResponse((response) => response.url().includes('CandidateDetailsPage'));
  await page.getByRole('article').getByRole('link', { name }).hover();
  await (await code).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.getByRole('article').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(moved).toContain(ofName);
  await page.getByRole('region', { name: 'Jobs' }).getByRole('link').click();
  await expect(page.getByRole('article').filter({ hasText: name })).toBeVisible();
});

test('stages are renamed, and the board has them', async ({ page, product, api, unique }) => {
  const job = await api.createJob(unique('Chart Maker'));
  await page.goto(`${product.webUrl}/organization/update?view=stages`);
  const second = page.getByRole('textbox', { name: 'Name of stage 2' });
  await second.fill('First call');
  await button(page, 'Save stages').click();
  await expect(toast(page, 'Stages saved.')).toBeVisible();
  await page.goto(`${product.webUrl}/jobs/${job}/board`);
  await button(page, 'Add candidates').first().click();
  await page.getByRole('dialog').getByRole('option').first().click();
  await button(page, 'Add 1').click();
  await expect(page.getByRole('region', { name: /^First call/ })).toBeVisible();
});

test('a link to Create Candidate names the job, until another choice is made', async ({
  page,
  product,
  api,
  unique,
}) => {
  const title = unique('Loom Fixer');
  const jobId = await api.createJob(title);
  await page.goto(product.webUrl + getCreateCandidatePath({ jobId }));
  const job = page.getByRole('combobox', { name: /^For a job/ });
  await expect(job).toHaveValue(title);
  await job.click();
  await page.getByRole('option', { name: /^No job yet/ }).click();
  await expect(page).toHaveURL(product.webUrl + paths.createCandidate);
  await page.reload();
  await expect(job).toHaveValue('No job yet');
});
