import type { Page } from '@playwright/test';
import { paths } from '../../apps/web/src/paths.ts';
import { button, expect, fill, resumePath, test, toast } from './fixtures.ts';

const candidate = { Name: 'Io Slow', Email: 'io.slow@example.com', Phone: '1', Notes: 'Called.' };

async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 128 * 1024,
  });
}

test.describe('on a slow line', () => {
  test.use({ as: 'recruiter' });

  test('an upload takes longer than an answer may, shows how far it is, and can be stopped', async ({
    page,
    product,
  }) => {
    test.setTimeout(90_000);
    await page.goto(product.webUrl + paths.createCandidate);
    await fill(page, candidate);
    await slowDown(page);
    const resume = Buffer.concat([
      await import('node:fs').then(({ readFileSync }) => readFileSync(resumePath('single-column.pdf'))),
      Buffer.alloc(1_700_000, ' '),
    ]);
    const file = { name: 'slow.pdf', mimeType: 'application/pdf', buffer: resume };
    await page.locator('input[type=file]').setInputFiles(file);

    await button(page, 'Create Candidate').click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Nothing was saved, and nothing that you typed was lost.')).toBeVisible();
    await expect(page.getByText('slow.pdf')).toBeVisible();

    const begunAt = Date.now();
    await button(page, 'Create Candidate').click();
    await expect(toast(page, 'Candidate created successfully!')).toBeVisible({ timeout: 60_000 });
    expect(Date.now() - begunAt).toBeGreaterThan(10_000);
  });

  test('so does a mail with a file', async ({ page, product, api, unique }) => {
    test.setTimeout(90_000);
    const id = await api.createCandidate(unique('Io Slower'));
    await page.goto(`${product.webUrl}/active-candidates?candidate=${id}`);
    await button(page, 'Write a mail').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Subject/).fill('Our offer');
    await dialog.getByLabel(/^Text/).fill('It is attached.');
    const offer = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1_400_000, ' ')]);
    const file = { name: 'slow.pdf', mimeType: 'application/pdf', buffer: offer };
    await dialog.getByLabel(/^Attachments/).setInputFiles(file);
    await slowDown(page);

    await dialog.getByRole('button', { name: 'Send mail' }).click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await expect(dialog.getByText('nothing that you typed was lost.')).toBeVisible();
    await expect(dialog.getByText('slow.pdf')).toBeVisible();

    const begunAt = Date.now();
    await dialog.getByRole('button', { name: 'Send mail' }).click();
    await expect(toast(page, 'Mail sent.')).toBeVisible({ timeout: 60_000 });
    expect(Date.now() - begunAt).toBeGreaterThan(10_000);
  });
});
