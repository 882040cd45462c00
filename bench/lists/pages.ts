import type { Browser } from 'playwright';
import type { Product } from '../../tests/product.ts';
import { measure, SLOW_DOWN, slowDown, summarize } from './probe.ts';
import { openProduct, TITLES } from './product.ts';
import { findFirst, makeRows } from './rows.ts';

const ROUNDS = 32;
const ROWS = 10_000;

/** From the press on a link of the menu until the page is painted with its rows. */
export async function measurePages(browser: Browser, product: Product) {
  const rows = makeRows(ROWS);
  const page = await openProduct(browser, product, rows);
  const texts = findFirst(rows, '');
  const names = ['Active Candidates', 'Active Jobs'];
  const open = (name: string) =>
    measure(page, {
      event: 'pointerdown',
      expected: [
        { selector: 'h1', texts: [name] },
        { selector: TITLES, texts },
      ],
      act: () => page.getByRole('navigation').getByRole('link', { name }).click(),
    });
  async function openEach(): Promise<number[]> {
    const times: number[] = [];
    for (const name of names) {
      times.push(await open(name));
      await page.waitForTimeout(400);
    }
    return times;
  }
  await page.goto(`${product.webUrl}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const table: Record<string, ReturnType<typeof summarize>> = {};
  table['Cortex, first visit, CPU as it is'] = summarize(await openEach());
  for (const rate of [1, SLOW_DOWN]) {
    await slowDown(page, rate);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(...(await openEach()));
    table[`Cortex, visited before, CPU ${rate === 1 ? 'as it is' : `${rate} times slower`}`] =
      summarize(times);
  }
  await page.close();
  return table;
}
