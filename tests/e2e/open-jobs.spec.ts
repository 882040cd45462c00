import { button, expect, fill, resumePath, test, toast } from './fixtures.ts';

const RESUME = 'word-document.docx';

test.describe('an admin', () => {
  test.use({ as: 'admin' });

  test('turns the jobs page on, puts a job on it, and a stranger applies whose resume is read', async ({
    page,
    product,
    api,
    unique,
    browser,
  }) => {
    const title = unique('Lock Keeper');
    const jobId = await api.createJob(title, 'Opens the lock.\n\n- at night\n- in any weather');
    await page.goto(`${product.webUrl}/organization/update?view=jobs-page`);
    const address = 'demo-harbour';
    await fill(page, { Address: address });
    await page.getByRole('button', { name: /^(Turn On|Save Address)$/ }).click();
    await expect(toast(page, 'Jobs page saved.')).toBeVisible();
    await page.goto(`${product.webUrl}/active-jobs?job=${jobId}`);
    await fill(page, { Place: 'Rotterdam' });
    await button(page, 'Put on Jobs Page').click();
    await expect(toast(page, 'The job is on the jobs page.')).toBeVisible();
    const url = await page.getByRole('link', { name: 'Open Page' }).getAttribute('href');
    expect(url).toBe(`${product.webUrl}/jobs/${address}/${jobId}`);

    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const open = await stranger.newPage();
    await open.goto(`${product.webUrl}/jobs/${address}`);
    await open.getByRole('link', { name: title }).click();
    await expect(open.getByRole('listitem').filter({ hasText: 'in any weather' })).toBeVisible();
    const name = unique('Ilse Waard');
    await fill(open, { Name: name, Email: 'ilse@example.com', Phone: '+31 10 555 0100' });
    await open.getByLabel(/^Message/).fill('I live beside the lock.');
    // What is no resume is refused, and the browser comes back to a page that says so.
    await open.getByLabel(/^Resume/).setInputFiles({
      name: 'resume.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('no resume'),
    });
    await button(open, 'Send Application').click();
    await expect(open.getByRole('alert')).toContainText('Your application was not sent.');
    await open.goBack();
    await expect(open.getByLabel(/^Name/)).toHaveValue(name);
    await open.getByLabel(/^Resume/).setInputFiles(resumePath(RESUME));
    await button(open, 'Send Application').click();
    await expect(open.getByRole('heading', { level: 1 })).toHaveText('Your application was sent.');
    await stranger.close();

    await page.goto(`${product.webUrl}/jobs/${jobId}/board`);
    const column = page.getByRole('region', { name: /^New/ });
    await expect(column.getByRole('link', { name })).toBeVisible();
    await expect(column).toContainText('Applied · today');
    await column.getByRole('link', { name }).click();
    await expect(page.getByText('I live beside the lock.')).toBeVisible();
  });
});

test.describe('where scripts run', () => {
  test.use({ as: 'admin' });

  test('a refusal and a lost connection leave all that was typed, and nobody applies twice', async ({
    page,
    product,
    api,
    unique,
    browser,
  }) => {
    const title = unique('Ferry Cook');
    const jobId = await api.createJob(title);
    const call = async (path: string, body: object) => {
      const { ok } = await page.request.fetch(product.apiUrl + path, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${await readToken()}` },
        data: body,
      });
      expect(ok).toBeTruthy();
    };
    await page.goto(product.webUrl);
    const readToken = () => page.evaluate(() => localStorage.getItem('access_token'));
    await call('/jobs_page/', { is_on: true, address: 'demo-harbour' });
    await call(`/jobs/${jobId}/publication`, {});

    const stranger = await browser.newContext();
    const open = await stranger.newPage();
    const problems: string[] = [];
    open.on('pageerror', (error) => problems.push(String(error)));
    open.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await open.goto(`${product.webUrl}/jobs/demo-harbour/${jobId}`);
    const name = unique('Piet Veer');
    await fill(open, { Name: name, Email: 'piet@example.com', Phone: '+31 10 555 0101' });
    await open.reload();
    await expect(open.getByLabel(/^Name/)).toHaveValue(name);
    await expect(open.getByLabel(/^Phone/)).toHaveValue('+31 10 555 0101');
    await button(open, 'Send Application').click();
    await expect(open.getByText('Resume is required.')).toBeVisible();
    await open.getByLabel(/^Resume/).setInputFiles(resumePath(RESUME));
    const applications = '**/open_jobs/*/applications';
    await open.route(applications, (route) => route.abort());
    await button(open, 'Send Application').click();
    await expect(open.getByRole('alert')).toContainText('The connection failed.');
    await open.unroute(applications);
    await open.route(applications, (route) =>
      route.fulfill({
        status: 429,
        json: { detail: 'Too many attempts. Wait 12 minutes and try again.', code: 'rate_limited' },
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await button(open, 'Send Application').click();
    await expect(open.getByRole('alert')).toContainText('Wait 12 minutes');
    await expect(open.getByLabel(/^Name/)).toHaveValue(name);
    await open.unroute(applications);
    // The connection fails on the answer's way back: what arrived is stored, and the next attempt stores nothing more.
    let lost = 0;
    await open.route(applications, async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort();
    });
    await button(open, 'Send Application').click();
    await expect(open.getByRole('alert')).toContainText('The connection failed.');
    await button(open, 'Send Application').click();
    await expect(open.getByRole('heading', { level: 1 })).toHaveText('Your application was sent.');
    expect(await open.evaluate(() => sessionStorage.length)).toBe(0);
    expect(problems.filter((problem) => !/ERR_FAILED|429/.test(problem))).toEqual([]);
    await stranger.close();

    await page.goto(`${product.webUrl}/jobs/${jobId}/board`);
    await expect(page.getByRole('link', { name })).toHaveCount(1);
  });
});
