import { paths } from '../../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';

test.use({ as: 'admin' });

test('no page breaks the content policy, charts and the card form included, and markup that acts is refused', async ({
  page,
  product,
}) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|trusted ?(type|html|script)/i.test(message.text()))
      broken.push(`${page.url()}: ${message.text()}`);
  });
  for (const path of [
    paths.organizationPerformance,
    paths.userPerformance,
    paths.activeJobs,
    paths.activeCandidates,
    paths.resumeAnalysis,
    paths.payment,
    paths.pricingDetails,
  ]) {
    await page.goto(product.webUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === paths.organizationPerformance)
      await expect(page.locator('.apexcharts-svg').first()).toBeVisible();
  }
  expect(broken).toEqual([]);
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
});

test('every answer of the API says how a browser has to treat it', async ({ product }) => {
  for (const path of ['/healthz', '/docs', '/jobs/', '/openapi.yaml']) {
    const { headers } = await fetch(product.apiUrl + path);
    expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
    expect(headers.get('X-Frame-Options'), path).toBe('DENY');
    expect(headers.get('Permissions-Policy'), path).toContain('camera=()');
    expect(headers.get('Cross-Origin-Opener-Policy'), path).toBe('same-origin');
  }
  const docs = await fetch(`${product.apiUrl}/docs`);
  expect(docs.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect((await fetch(`${product.apiUrl}/docs/assets/swagger-initializer.js`)).status).toBe(404);
});
