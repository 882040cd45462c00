import { paths } from '../../apps/web/src/paths.ts';
import { button, expect, fill, resumePath, test, toast } from './fixtures.ts';

const candidate = { Name: 'Io Slow', Email: 'io.slow@example.com', Phone: '1', Notes: 'Called.' };

test.describe('on a slow line', () => {
  test.use({ as: 'recruiter' });

  test('an upload takes longer than an answer may, shows how far it is, and can be stopped', async ({
    page,
    product,
  }) => {
    test.setTimeout(90_000);
    await page.goto(product.webUrl + paths.createCandidate);
    await fill(page, candidate);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 128 * 1024,
    });
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
});
