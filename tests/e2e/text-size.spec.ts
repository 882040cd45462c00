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

// At 1920 px it is the layout of a wide window, at 1280 px that of a narrow one.
for (const width of [1920, 1280, 360])
  test(`at twice the text size, ${width} px wide, all texts grow, and nothing is clipped or wider than the page`, async ({
    browser,
    product,
    api,
    unique,
    storageState,
  }) => {
    const job = await api.createJob(unique('Night Porter'));
    const ranking = `${paths.resumeAnalysis}?candidate=all&job=${job}`;
    const context = await browser.newContext({ storageState, viewport: { width, height: 800 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const path of [...pages, `/jobs/${job}/board`, ranking]) {
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
          const clipped = style.overflowY === 'hidden' && style.webkitLineClamp === 'none';
          if (clipped && element.scrollHeight > element.clientHeight + 2)
            faults.push(`“${text}” is clipped.`);
          if (Number.parseFloat(style.lineHeight) < Number.parseFloat(style.fontSize))
            faults.push(`The lines of “${text}” overlap.`);
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
