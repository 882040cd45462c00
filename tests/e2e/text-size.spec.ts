import { paths } from '../../apps/web/src/paths.ts';
import { expect, test } from './fixtures.ts';

test.use({ as: 'admin' });

const pages = [
  paths.adminDashboard,
  paths.activeCandidates,
  paths.activeJobs,
  paths.activeUsers,
  paths.createCandidate,
  paths.resumeAnalysis,
  paths.updateOrganization,
  `${paths.updateOrganization}?view=webhooks`,
  paths.pricingDetails,
];

for (const width of [1280, 360])
  test(`at twice the text size, ${width} px wide, all texts grow, and nothing is clipped or wider than the page`, async ({
    browser,
    product,
    api,
    unique,
    storageState,
  }) => {
    const board = `/jobs/${await api.createJob(unique('Night Porter'))}/board`;
    const context = await browser.newContext({ storageState, viewport: { width, height: 800 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const path of [...pages, board]) {
      await page.goto(product.webUrl + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const found = await page.evaluate(() => {
        const faults: string[] = [];
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth > clientWidth) faults.push(`The page is ${scrollWidth} px wide.`);
        for (const element of document.querySelectorAll<HTMLElement>('body *')) {
          const own = [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          const { height, width: drawn } = element.getBoundingClientRect();
          if (!own || !element.checkVisibility() || height <= 2 || drawn <= 2) continue;
          const style = getComputedStyle(element);
          const text = element.textContent?.slice(0, 40);
          if (Number.parseFloat(style.fontSize) < 20) faults.push(`“${text}” is ${style.fontSize}.`);
          if (style.overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2)
            faults.push(`“${text}” is clipped.`);
        }
        return faults;
      });
      expect(found, path).toEqual([]);
    }
    await context.close();
  });

test('without our colours, the open row and the page in the menu have an edge', async ({ page, product }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(product.webUrl + paths.activeCandidates);
  const row = page.getByRole('option').nth(2);
  await row.click();
  await page.getByRole('button', { name: 'Close', exact: true }).focus();
  await expect(row).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('option').nth(1)).toHaveCSS('outline-style', 'none');
  await expect(page.locator('nav [aria-current=page]').first()).toHaveCSS('outline-style', 'solid');
});
