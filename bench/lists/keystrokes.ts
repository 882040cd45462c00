import type { Browser, Page } from 'playwright';
import type { Product } from '../../tests/product.ts';
import { openPeer, peers } from './peers.ts';
import { measure, slowDown, summarize } from './probe.ts';
import { openProduct, TITLES } from './product.ts';
import { findFirst, makeRows, type Row, SEARCHED } from './rows.ts';

const ROUNDS = 8;

/** From a key in the search field until the rows that are found are painted. */
export async function measureKeystrokes(browser: Browser, product: Product, count: number) {
  const rows = makeRows(count);
  const table: Record<string, ReturnType<typeof summarize>> = {};
  const page = await openProduct(browser, product, rows);
  await page.goto(`${product.webUrl}/active-jobs`);
  table.Cortex = await typeAway(page, rows, TITLES);
  for (const peer of peers) {
    table[peer.name] = await typeAway(await openPeer(browser, peer, count), rows, peer.titles);
  }
  return table;
}

async function typeAway(page: Page, rows: readonly Row[], selector: string) {
  await page.locator(selector).first().waitFor();
  await slowDown(page);
  const field = page.locator('input[type=search]');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await field.fill('');
    await page
      .locator(selector)
      .first()
      .getByText(rows[0]?.title ?? '')
      .waitFor();
    await page.waitForTimeout(600);
    for (let typed = 1; typed <= SEARCHED.length; typed += 1) {
      const part = SEARCHED.slice(0, typed);
      const expected = [{ selector, part, texts: findFirst(rows, part) }];
      const key = SEARCHED.charAt(typed - 1);
      times.push(await measure(page, { event: 'keydown', expected, act: () => page.keyboard.press(key) }));
    }
  }
  await page.close();
  return summarize(times);
}
