import type { Browser, Page } from 'playwright';
import type { Product } from '../../tests/product.ts';
import { openPeer, peers } from './peers.ts';
import { type Expected, measure, slowDown, summarize } from './probe.ts';
import { API_MS, openProduct, TITLES } from './product.ts';
import { makeRows, type Row } from './rows.ts';

const SAMPLES = 64;
const ROWS = 10_000;
const ROWS_A_SCREEN = 8;

/** How long a person looks at a row before the click: where an API is asked, as long as its answer takes, and some more. */
const LOOK_MS = 100;

/** From the press on a row until its panel is painted, with all that it tells. */
export async function measurePanels(browser: Browser, product: Product) {
  const rows = makeRows(ROWS);
  const table: Record<string, ReturnType<typeof summarize>> = {};
  for (const { name, path, more } of [
    { name: 'Cortex, a job', path: 'active-jobs', more: [] },
    {
      name: `Cortex, a candidate with three lists from an API ${API_MS} ms away`,
      path: 'active-candidates',
      more: [{ selector: 'section a, section strong', texts: ['Somebody', 'Analyzed for', 'Decided for'] }],
    },
  ]) {
    const page = await openProduct(browser, product, rows);
    await page.goto(`${product.webUrl}/${path}`);
    table[name] = await openRows(page, rows, TITLES, more);
  }
  for (const peer of peers) {
    table[peer.name] = await openRows(await openPeer(browser, peer, ROWS), rows, peer.titles, []);
  }
  return table;
}

async function openRows(page: Page, rows: readonly Row[], selector: string, more: readonly Expected[]) {
  await page.locator(selector).first().waitFor();
  await slowDown(page);
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    if (sample > 0 && sample % ROWS_A_SCREEN === 0) {
      await page.mouse.wheel(0, ROWS_A_SCREEN * 52);
      await page.waitForTimeout(400);
    }
    const title = rows[sample]?.title ?? '';
    const row = page.locator(selector).filter({ hasText: title });
    await row.hover();
    await page.waitForTimeout(more.length > 0 ? API_MS + 2 * LOOK_MS : LOOK_MS);
    const expected = [{ selector: 'h2', texts: [title] }, ...more];
    times.push(await measure(page, { event: 'pointerdown', expected, act: () => press(page) }));
  }
  await page.close();
  return summarize(times);
}

async function press(page: Page): Promise<void> {
  await Promise.all([page.mouse.down(), page.mouse.up()]);
}
